/** The message dialog: what it says, and the ways to close it. Its sound is in tray.spec.ts. */
import {
  boxOf,
  chooseFromStart,
  client,
  openApp,
  openDesktop,
  taskbar,
  windowButton,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

// Headless browsers may have no sound device; a sound that fails is a warning, by design.
test.beforeEach(({ allowConsole }) => allowConsole(/could not be played/))

test('shows two lines and OK in a box of 200x100, and is closed by OK, Enter and Escape', async ({
  page,
}) => {
  await openDesktop(page)
  await openApp(page, 'Error')
  const dialog = windowsOf(page, 'Error')
  const ok = dialog.getByRole('button', { name: 'OK' })

  await test.step('a paragraph each, without scrolling', async () => {
    await expect(dialog).toHaveAccessibleName('C:\\')
    await expect(dialog).toHaveRole('alertdialog')
    await expect(dialog.getByRole('paragraph')).toHaveText(['C:\\', 'Application not found'])
    expect(await boxOf(dialog)).toMatchObject({ width: 200, height: 100 })
    const shown = await boxOf(client(dialog))
    for (const part of [dialog.getByRole('paragraph').last(), ok]) {
      const { y, height } = await boxOf(part)
      expect(y).toBeGreaterThanOrEqual(shown.y)
      expect(y + height).toBeLessThanOrEqual(shown.y + shown.height)
    }
    await expect(dialog.getByRole('group', { name: 'Message' })).toHaveCount(0)
  })

  await test.step('with no button on the taskbar and only one in its title bar', async () => {
    await expect(dialog.getByRole('button')).toHaveCount(2)
    await expect(taskbar(page).locator('button[data-window-id]')).toHaveCount(0)
  })

  for (const [way, close] of Object.entries({
    OK: () => ok.click(),
    Enter: () => page.keyboard.press('Enter'),
    Escape: () => page.keyboard.press('Escape'),
    'Escape on the title bar’s button': () => windowButton(dialog, 'Close').press('Escape'),
  })) {
    await test.step(way, async () => {
      await expect(ok).toBeFocused()
      await close()
      await expect(windowsOf(page, 'Error')).toHaveCount(0)
      await chooseFromStart(page, 'Printers and Faxes')
    })
  }
})
