/** The switches of the tray, and the choices that outlive a visit. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const snow = (page: Page) => page.getByRole('button', { name: 'Snow', exact: true })
const mute = (page: Page) => page.getByRole('button', { name: 'Mute', exact: true })
const start = (page: Page) => page.getByRole('button', { name: 'start', exact: true })

/** One flake per 10000 square pixels of the tests' viewport of 1440 by 900. */
const FLAKES = '129'

async function openError(page: Page): Promise<void> {
  await start(page).click()
  await page.getByRole('menuitem', { name: 'Printers and Faxes', exact: true }).click()
  await expect(page.getByRole('alertdialog').first()).toBeVisible()
}

/** Counts the sounds that are asked for, and plays none of them. */
async function watchSounds(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const counter = globalThis as unknown as { plays: number }
    counter.plays = 0
    HTMLMediaElement.prototype.play = () => {
      counter.plays++
      return Promise.resolve()
    }
  })
  return () => page.evaluate(() => (globalThis as unknown as { plays: number }).plays)
}

test.describe('snow', () => {
  // Which months are winter is a matter of tests/unit/shell/snowSeason.test.ts.
  test('falls at load in winter alone', async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 0, 9, 12))
    await page.goto('/')
    await expect(snow(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('main')).toHaveAttribute('data-snow', FLAKES)
    await page.clock.setFixedTime(new Date(2026, 6, 9, 12))
    await page.reload()
    await expect(snow(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.locator('main')).not.toHaveAttribute('data-snow')
  })

  test('obeys its switch, now and at the next visit', async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 6, 9, 12))
    await page.goto('/')
    await snow(page).click()
    await expect(snow(page)).toHaveAttribute('aria-pressed', 'true')
    await expect(page.locator('main')).toHaveAttribute('data-snow', FLAKES)
    await page.reload()
    await expect(page.locator('main')).toHaveAttribute('data-snow', FLAKES)
    await snow(page).click()
    await expect(page.locator('main')).not.toHaveAttribute('data-snow')
    await page.reload()
    await expect(snow(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('never falls where less motion is asked for', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.setFixedTime(new Date(2026, 11, 24, 18))
    await page.goto('/')
    await expect(snow(page)).toBeDisabled()
    await expect(snow(page)).toHaveAttribute('aria-pressed', 'false')
    await expect(page.locator('main')).not.toHaveAttribute('data-snow')
  })
})

test.describe('sound', () => {
  test('is played once a dialog, and obeys the mute switch, now and at the next visit', async ({
    page,
  }) => {
    const plays = await watchSounds(page)
    await page.goto('/')
    await openError(page)
    await expect.poll(plays).toBe(1)
    await openError(page)
    await expect.poll(plays).toBe(2)
    await mute(page).click()
    await expect(mute(page)).toHaveAttribute('aria-pressed', 'true')
    await openError(page)
    await expect(page.getByRole('button', { name: 'OK' })).toHaveCount(3)
    expect(await plays()).toBe(2)
    await page.reload()
    await expect(mute(page)).toHaveAttribute('aria-pressed', 'true')
  })
})

test.describe('storage', () => {
  test('with nonsense in it is taken as empty', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('meadow', '{"version":1,"muted":"<b>"'))
    await page.goto('/')
    await expect(mute(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('is one entry, written when the visitor has set something', async ({ page }) => {
    await page.goto('/')
    await expect(mute(page)).toHaveAttribute('aria-pressed', 'false')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await mute(page).click()
    await expect(mute(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['meadow'])
  })
})
