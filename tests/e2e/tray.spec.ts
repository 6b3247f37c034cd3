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
  await page.getByRole('menuitem', { name: 'Search', exact: true }).click()
  await expect(page.getByRole('alertdialog').first()).toBeVisible()
}

/** Lets the site keep the visitor's settings. */
async function agree(page: Page): Promise<void> {
  await page.locator('[data-icon-id="7"]').dblclick()
  await page.getByRole('button', { name: 'Accept all', exact: true }).click()
}

/** Counts the sounds that are asked for; with `refuse`, the browser plays none of them. */
async function watchSounds(page: Page, refuse = false): Promise<() => Promise<number>> {
  await page.addInitScript((refuses) => {
    const counter = globalThis as unknown as { plays: number }
    counter.plays = 0
    HTMLMediaElement.prototype.play = () => {
      counter.plays++
      return refuses ? Promise.reject(new Error('NotAllowedError')) : Promise.resolve()
    }
  }, refuse)
  return () => page.evaluate(() => (globalThis as unknown as { plays: number }).plays)
}

test.describe('snow', () => {
  for (const [month, expected] of [
    [6, false],
    [11, true],
    [0, true],
  ] as const) {
    test(`month ${month + 1}: ${expected ? 'snows' : 'does not snow'} at load`, async ({
      page,
    }) => {
      await page.clock.setFixedTime(new Date(2026, month, 9, 12))
      await page.goto('/')
      await expect(snow(page)).toHaveAttribute('aria-pressed', String(expected))
      if (expected) await expect(page.locator('main')).toHaveAttribute('data-snow', FLAKES)
      else await expect(page.locator('main')).not.toHaveAttribute('data-snow')
    })
  }

  test('obeys its switch, now and, if that was agreed to, at the next visit', async ({ page }) => {
    await page.clock.setFixedTime(new Date(2026, 6, 9, 12))
    await page.goto('/')
    await agree(page)
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
  test('is played once a dialog', async ({ page }) => {
    const plays = await watchSounds(page)
    await page.goto('/')
    await openError(page)
    await expect.poll(plays).toBe(1)
    await openError(page)
    await expect.poll(plays).toBe(2)
  })

  test('obeys the mute switch, now and, if that was agreed to, at the next visit', async ({
    page,
  }) => {
    const plays = await watchSounds(page)
    await page.goto('/')
    await agree(page)
    await mute(page).click()
    await expect(mute(page)).toHaveAttribute('aria-pressed', 'true')
    await openError(page)
    await expect(page.getByRole('button', { name: 'OK' })).toBeVisible()
    expect(await plays()).toBe(0)
    await page.reload()
    await expect(mute(page)).toHaveAttribute('aria-pressed', 'true')
  })

  test('that is refused is one warning, whatever follows', async ({ page, allowConsole }) => {
    allowConsole(/could not be played/)
    const warnings: string[] = []
    page.on('console', (message) => warnings.push(message.text()))
    await watchSounds(page, true)
    await page.goto('/')
    await openError(page)
    await openError(page)
    await expect(page.getByRole('alertdialog')).toHaveCount(2)
    await expect(page.getByRole('button', { name: 'OK' })).toHaveCount(2)
    expect(warnings.filter((text) => text.includes('could not be played'))).toHaveLength(1)
  })
})

test.describe('storage', () => {
  test('that is denied does no harm', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await page.goto('/')
    await mute(page).click()
    await expect(mute(page)).toHaveAttribute('aria-pressed', 'true')
  })

  test('with nonsense in it is taken as empty', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('meadow', '{"version":1,"muted":"<b>"'))
    await page.goto('/')
    await expect(mute(page)).toHaveAttribute('aria-pressed', 'false')
  })

  test('is one entry, written only when the visitor agreed', async ({ page }) => {
    await page.goto('/')
    await mute(page).click()
    await expect(mute(page)).toHaveAttribute('aria-pressed', 'true')
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
    await agree(page)
    expect(await page.evaluate(() => Object.keys(localStorage))).toEqual(['meadow'])
  })
})
