/** The message dialog: what it says, its sound, and the ways to close it. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

/** Opens one by a START menu entry that has no app behind it. */
async function openError(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'start', exact: true }).click()
  await page
    .getByRole('menu', { name: 'Start menu' })
    .getByRole('menuitem', { name: 'Run' })
    .click()
}

/** Counts the sounds that the page starts, from before its first script. */
async function countSounds(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counted = window as typeof window & { soundsPlayed: number }
    counted.soundsPlayed = 0
    const { play } = HTMLMediaElement.prototype
    HTMLMediaElement.prototype.play = function playAndCount() {
      counted.soundsPlayed += 1
      return play.call(this)
    }
  })
  return () =>
    page.evaluate(() => (window as typeof window & { soundsPlayed: number }).soundsPlayed)
}

// Headless browsers may have no sound device; a sound that fails is a warning, by design.
test.beforeEach(({ allowConsole }) => allowConsole(/could not be played/))

test('says the two lines, one paragraph each, in a box of 200x100', async ({ page }) => {
  await page.goto('/')
  await openError(page)
  const dialog = page.getByRole('alertdialog', { name: 'C:\\' })
  await expect(dialog.getByRole('paragraph')).toHaveText(['C:\\', 'Application not found'])
  const box = await dialog.boundingBox()
  expect([box?.width, box?.height]).toEqual([200, 100])
})

test('shows two lines and OK without scrolling', async ({ page }) => {
  await page.goto('/')
  await openError(page)
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

test('gives OK the focus; OK closes it', async ({ page }) => {
  await page.goto('/')
  await openError(page)
  const ok = page.getByRole('alertdialog').getByRole('button', { name: 'OK' })
  await expect(ok).toBeFocused()
  await ok.click()
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

for (const key of ['Enter', 'Escape']) {
  test(`${key} closes it`, async ({ page }) => {
    await page.goto('/')
    await openError(page)
    await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press(key)
    await expect(page.getByRole('alertdialog')).toHaveCount(0)
  })
}

test('Escape closes it from its title bar’s button too', async ({ page }) => {
  await page.goto('/')
  await openError(page)
  await expect(page.getByRole('button', { name: 'OK' })).toBeFocused()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).focus()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
})

test('sounds once a dialog', async ({ page }) => {
  const soundsPlayed = await countSounds(page)
  await page.goto('/')
  await openError(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  await expect.poll(soundsPlayed).toBe(1)
  await openError(page)
  await expect(page.getByRole('alertdialog')).toHaveCount(2)
  await expect.poll(soundsPlayed).toBe(2)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog')).toHaveCount(1)
  expect(await soundsPlayed()).toBe(2)
})

test('has no button on the taskbar and only one in its title bar', async ({ page }) => {
  await page.goto('/')
  await openError(page)
  const dialog = page.getByRole('alertdialog')
  await expect(dialog.getByRole('button')).toHaveCount(2)
  const taskbar = page.getByRole('toolbar', { name: 'Taskbar' })
  await expect(taskbar.locator('button[data-window-id]')).toHaveCount(0)
})
