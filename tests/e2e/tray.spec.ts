/** The switches of the tray, and the choices that outlive a visit. */
import type { Page } from '@playwright/test'
import { chooseFromStart, shell } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const snow = (page: Page) => page.getByRole('button', { name: 'Snow', exact: true })
const mute = (page: Page) => page.getByRole('button', { name: 'Mute', exact: true })

/** One flake per 10000 square pixels of the tests' viewport of 1440 by 900. */
const FLAKES = '129'

test('it snows in winter, as its switch says, now and at the next visit, and never under reduced motion', async ({
  page,
}) => {
  const expectSnow = async (isSnowing: boolean): Promise<void> => {
    await expect(snow(page)).toHaveAttribute('aria-pressed', String(isSnowing))
    if (isSnowing) await expect(shell(page)).toHaveAttribute('data-snow', FLAKES)
    else await expect(shell(page)).not.toHaveAttribute('data-snow')
  }
  // Which months are winter: tests/unit/base/services/snowSeason.test.ts.
  await page.clock.setFixedTime(new Date(2026, 0, 9, 12))
  await page.goto('/')
  await expectSnow(true)
  await page.clock.setFixedTime(new Date(2026, 6, 9, 12))
  await page.reload()
  await expectSnow(false)
  for (const isSnowing of [true, false]) {
    await snow(page).click()
    await expectSnow(isSnowing)
    await page.reload()
    await expectSnow(isSnowing)
  }
  await snow(page).click()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect(snow(page)).toBeDisabled()
  await expectSnow(false)
})

test('Quiet stops snow, notices and motion at once, now and at the next visit', async ({
  page,
}) => {
  const quiet = page.getByRole('button', { name: 'Quiet', exact: true })
  const bubble = page.locator('[data-part="chat-bubble"]')
  await page.clock.setFixedTime(new Date(2026, 0, 9, 12))
  await page.goto('/')
  await expect(quiet).toHaveAttribute('aria-pressed', 'false')
  await expect(shell(page)).toHaveAttribute('data-snow', FLAKES)
  await expect(bubble).toBeVisible()
  await quiet.focus()
  await page.keyboard.press('Space')
  const expectQuiet = async (): Promise<void> => {
    await expect(quiet).toHaveAttribute('aria-pressed', 'true')
    await expect(shell(page)).toHaveAttribute('data-quiet')
    await expect(shell(page)).not.toHaveAttribute('data-snow')
    await expect(snow(page)).toBeDisabled()
    await expect(bubble).toHaveCount(0)
  }
  await expectQuiet()
  await page.reload()
  await expectQuiet()
  await quiet.click()
  await expect(shell(page)).not.toHaveAttribute('data-quiet')
  await expect(shell(page)).toHaveAttribute('data-snow', FLAKES)
})

test('a sound is played once a dialog, and obeys the mute switch, now and at the next visit', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.assign(globalThis, { plays: 0 })
    HTMLMediaElement.prototype.play = () => {
      Reflect.set(globalThis, 'plays', Number(Reflect.get(globalThis, 'plays')) + 1)
      return Promise.resolve()
    }
  })
  const plays = () => page.evaluate(() => Number(Reflect.get(globalThis, 'plays')))
  const errors = page.getByRole('alertdialog')
  await page.goto('/')
  await expect(mute(page)).toHaveAttribute('aria-pressed', 'false')
  // Nothing is kept before the visitor has set something.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  for (const count of [1, 2]) {
    await chooseFromStart(page, 'Printers and Faxes')
    await expect(errors).toHaveCount(count)
    await expect.poll(plays).toBe(count)
  }
  await mute(page).click()
  await expect(mute(page)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['meadow'])
  await chooseFromStart(page, 'Printers and Faxes')
  await expect(errors).toHaveCount(3)
  expect(await plays()).toBe(2)
  await page.reload()
  await expect(mute(page)).toHaveAttribute('aria-pressed', 'true')
})
