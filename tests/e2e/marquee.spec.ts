/** The marquee (spec, section 2): a dotted box from the press to the pointer that selects icons. */
import type { Page } from '@playwright/test'
import {
  boxOf,
  drag,
  expectBox,
  icon,
  marquee,
  moveBy,
  nextFrame,
  openApp,
  openDesktop,
  press,
  scene,
  shell,
  windows,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { changedBox, takePicture } from '../support/pictures.ts'
import { countInPage, untilAtRest } from '../support/probes.ts'
import { openDesktop as openStillDesktop } from '../support/stillDesktop.ts'

/** Empty desktop, right of the icons. */
const FROM = { x: 400, y: 300 }

const selected = (page: Page) => page.locator('[data-icon-id][aria-selected="true"]')

test('is the box between the press and the pointer, in any direction', async ({ page }) => {
  await openDesktop(page)
  await expect(marquee(page)).toHaveCount(0)
  await press(page, FROM)
  for (const by of [
    { x: 200, y: 120 },
    { x: -150, y: 90 },
    { x: -150, y: -80 },
    { x: 220, y: -80 },
  ]) {
    await moveBy(page, FROM, by)
    await expectBox(marquee(page), {
      x: Math.min(FROM.x, FROM.x + by.x),
      y: Math.min(FROM.y, FROM.y + by.y),
      width: Math.abs(by.x),
      height: Math.abs(by.y),
    })
  }
  await page.mouse.up()
  await expect(marquee(page)).toHaveCount(0)
})

test('is painted: dots stand on its edges, and are gone with it', async ({ page }) => {
  await openStillDesktop(page)
  const clip = { x: 380, y: 280, width: 240, height: 160 }
  const before = await takePicture(page, clip)
  await press(page, FROM)
  await moveBy(page, FROM, { x: 200, y: 120 })
  await expectBox(marquee(page), { ...FROM, width: 200, height: 120 })
  const isAsBefore = async () => changedBox(before, await takePicture(page, clip)) === null
  await expect.poll(isAsBefore).toBe(false)
  await page.mouse.up()
  await expect(marquee(page)).toHaveCount(0)
  await expect.poll(isAsBefore).toBe(true)
})

test('selects the icons that it touches, as it grows and shrinks', async ({ page }) => {
  await openDesktop(page)
  const notepad = await boxOf(icon(page, 'Notepad'))
  const assistant = await boxOf(icon(page, 'Assistant'))
  const from = { x: 200, y: notepad.y + 2 }
  await press(page, from)
  await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
  await page.mouse.move(notepad.x + notepad.width - 1, notepad.y + 10, { steps: 3 })
  await expect(selected(page)).toHaveText(['Notepad'])
  await expect(shell(page)).toHaveAttribute('data-focusing', 'ICON')
  await page.mouse.move(notepad.x + 20, assistant.y + 5, { steps: 3 })
  await expect(selected(page)).toHaveText(['Notepad', 'Assistant'])
  // Touching its edge is not touching it.
  await page.mouse.move(notepad.x + notepad.width, assistant.y + 5, { steps: 3 })
  await expect(selected(page)).toHaveCount(0)
  await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
  await page.mouse.move(20, assistant.y + 5, { steps: 3 })
  await page.mouse.up()
  await expect(selected(page)).toHaveText(['Notepad', 'Assistant'])
  await expect(shell(page)).toHaveAttribute('data-focusing', 'ICON')
})

test('that hits nothing leaves the focus on the desktop', async ({ page }) => {
  await openDesktop(page)
  await icon(page, 'Blog').click()
  await expect(selected(page)).toHaveText(['Blog'])
  await drag(page, FROM, { x: 300, y: 200 })
  await expect(marquee(page)).toHaveCount(0)
  await expect(selected(page)).toHaveCount(0)
  await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
})

test('deselects icons and windows at the press', async ({ page }) => {
  await openDesktop(page)
  const window = await openApp(page, 'Notepad')
  await icon(page, 'Notepad').press('Space')
  await press(page, { x: 900, y: 700 })
  await expect(shell(page)).toHaveAttribute('data-focusing', 'DESKTOP')
  await expect(window).toHaveAttribute('data-active', 'false')
  await expect(selected(page)).toHaveCount(0)
  await page.mouse.up()
})

test('ends with a release outside of the viewport, and with Escape', async ({ page }) => {
  await openDesktop(page)

  await test.step('ends with a release outside of the viewport', async () => {
    await press(page, FROM)
    await page.mouse.move(-40, -60, { steps: 4 })
    await page.mouse.up()
    await expect(marquee(page)).toHaveCount(0)
    const before = await selected(page).allTextContents()
    await page.mouse.move(900, 700, { steps: 4 })
    await nextFrame(page)
    await expect(marquee(page)).toHaveCount(0)
    expect(await selected(page).allTextContents()).toEqual(before)
  })

  await test.step('ends with Escape, and comes again with the next press only', async () => {
    await press(page, FROM)
    await moveBy(page, FROM, { x: 90, y: 90 })
    await expect(marquee(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(marquee(page)).toHaveCount(0)
    await moveBy(page, FROM, { x: 150, y: 150 })
    await nextFrame(page)
    await expect(marquee(page)).toHaveCount(0)
    await page.mouse.up()
    await press(page, FROM)
    await moveBy(page, FROM, { x: 50, y: 40 })
    await expectBox(marquee(page), { ...FROM, width: 50, height: 40 })
    await page.mouse.up()
  })
})

test('starts only on the background, by the primary button', async ({ page }) => {
  await openDesktop(page)
  const window = await openApp(page, 'My Computer')
  const { x, y, width } = await boxOf(window)
  await press(page, { x: x + width / 2, y: y + 300 })
  await moveBy(page, { x, y }, { x: -100, y: 100 })
  await expect(marquee(page)).toHaveCount(0)
  await page.mouse.up()
  await page.mouse.move(1200, 700)
  await page.mouse.down({ button: 'right' })
  await page.mouse.move(1300, 750, { steps: 3 })
  await expect(marquee(page)).toHaveCount(0)
  await page.mouse.up({ button: 'right' })
  const { x: left, y: top } = await boxOf(icon(page, 'Cookies'))
  await press(page, { x: left + 20, y: top + 20 })
  await page.mouse.move(1000, 700, { steps: 3 })
  await expect(marquee(page)).toHaveCount(0)
  await page.mouse.up()
  await expect(windows(page)).toHaveCount(1)
})

test('causes no commit while it touches the same icons', async ({ page }) => {
  const counts = await countInPage(page)
  // The clock stands: a new minute would be a commit.
  await openDesktop(page, '?freeze')
  await expect(scene(page)).toBeVisible()
  await untilAtRest(page, counts)
  await press(page, FROM)
  await moveBy(page, FROM, { x: 10, y: 10 })
  await expectBox(marquee(page), { ...FROM, width: 10, height: 10 })
  const before = await counts()
  await moveBy(page, FROM, { x: 400, y: 300 }, 60)
  await expectBox(marquee(page), { ...FROM, width: 400, height: 300 })
  expect((await counts()).commits).toBe(before.commits)
  await page.mouse.up()
})
