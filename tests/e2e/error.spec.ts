/** The message dialog: what it says, and the ways to close it. Its sound is in tray.spec.ts. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/** Opens one by a START menu entry that has no app behind it. */
async function openError(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'start', exact: true }).click()
  await page
    .getByRole('menu', { name: 'Start menu' })
    .getByRole('menuitem', { name: 'Printers and Faxes' })
    .click()
}

// Headless browsers may have no sound device; a sound that fails is a warning, by design.
test.beforeEach(({ allowConsole }) => allowConsole(/could not be played/))

test('shows two lines and OK in a box of 200x100, without scrolling and without a taskbar button', async ({
  page,
}) => {
  await page.goto('/')
  await openError(page)

  await test.step('says the two lines, one paragraph each, in a box of 200x100', async () => {
    const dialog = page.getByRole('alertdialog', { name: 'C:\\' })
    await expect(dialog.getByRole('paragraph')).toHaveText(['C:\\', 'Application not found'])
    const box = await dialog.boundingBox()
    expect([box?.width, box?.height]).toEqual([200, 100])
  })

  await test.step('shows two lines and OK without scrolling', async () => {
    const dialog = page.getByRole('alertdialog')
    const client = await dialog.locator('[data-part="client"]').boundingBox()
    for (const part of [
      dialog.getByRole('paragraph').last(),
      dialog.getByRole('button', { name: 'OK' }),
    ]) {
      const box = await part.boundingBox()
      if (!client || !box) throw new Error('not shown')
      expect(box.y).toBeGreaterThanOrEqual(client.y)
      expect(box.y + box.height).toBeLessThanOrEqual(client.y + client.height)
    }
    await expect(dialog.getByRole('group', { name: 'Message' })).toHaveCount(0)
  })

  await test.step('has no button on the taskbar and only one in its title bar', async () => {
    const dialog = page.getByRole('alertdialog')
    await expect(dialog.getByRole('button')).toHaveCount(2)
    const taskbar = page.getByRole('toolbar', { name: 'Taskbar' })
    await expect(taskbar.locator('button[data-window-id]')).toHaveCount(0)
  })
})

test('OK has the focus; OK, Enter and Escape close it, also from its title bar’s button', async ({
  page,
}) => {
  await page.goto('/')
  const dialog = page.getByRole('alertdialog')
  const ok = dialog.getByRole('button', { name: 'OK' })
  for (const [way, close] of Object.entries({
    OK: () => ok.click(),
    Enter: () => page.keyboard.press('Enter'),
    Escape: () => page.keyboard.press('Escape'),
    'Escape on the title bar’s button': () =>
      dialog.getByRole('button', { name: 'Close' }).press('Escape'),
  })) {
    await test.step(way, async () => {
      await openError(page)
      await expect(ok).toBeFocused()
      await close()
      await expect(dialog).toHaveCount(0)
    })
  }
})
