/** Targets for fingers on a tablet. */
import {
  boxOf,
  client,
  expectBox,
  openApp,
  openDesktop,
  windowButton,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { fingerOf } from '../support/hands.ts'

test.use({ viewport: { width: 1180, height: 820 }, hasTouch: true, isMobile: true })

test('a window is resized by its corner, although the finger is on its content', async ({
  page,
}) => {
  await openDesktop(page)
  const finger = await fingerOf(page)
  const notepad = await openApp(page, 'Notepad')
  await client(notepad).getByRole('textbox').fill('A note\n'.repeat(80))
  const before = await boxOf(notepad)
  const corner = { x: before.x + before.width - 12, y: before.y + before.height - 12 }
  await finger.down(corner)
  await finger.move({ x: corner.x + 60, y: corner.y + 40 })
  await finger.up()
  await expectBox(notepad, {
    ...before,
    width: before.width + 60,
    height: before.height + 40,
  })
})

test('the buttons of a title bar can be hit outside of their pictures', async ({ page }) => {
  await openDesktop(page)
  const notepad = await openApp(page, 'Notepad')
  const minimize = await boxOf(windowButton(notepad, 'Minimize'))
  await page.touchscreen.tap(minimize.x + 4, minimize.y + minimize.height + 3)
  await expect(notepad).toBeHidden()
  const computer = await openApp(page, 'My Computer')
  const close = await boxOf(windowButton(computer, 'Close'))
  await page.touchscreen.tap(close.x + 8, close.y - 5)
  await expect(computer).toHaveCount(0)
})
