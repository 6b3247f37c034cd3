/** The switches of the tray, and the choices that outlive a visit. */
import type { Page } from '@playwright/test'
import { chooseFromStart, shell } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const snow = (page: Page) => page.getByRole('button', { name: 'Snow', exact: true })
const volumeButton = (page: Page) => page.getByRole('button', { name: 'Volume', exact: true })
const expectMuted = (page: Page, isMuted: boolean) =>
  expect(volumeButton(page)).toHaveAccessibleDescription(isMuted ? 'Muted' : '')

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
  await snow(page).dblclick()
  await expectSnow(true)
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

test('a sound is played once a dialog, and obeys Mute, now and at the next visit', async ({
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
  await expectMuted(page, false)
  // Nothing is kept before the visitor has set something.
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([])
  for (const count of [1, 2]) {
    await chooseFromStart(page, 'Printers and Faxes')
    await expect(errors).toHaveCount(count)
    await expect.poll(plays).toBe(count)
  }
  await volumeButton(page).click()
  await page.getByRole('checkbox', { name: 'Mute' }).check()
  await expectMuted(page, true)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage))).toEqual(['meadow'])
  await chooseFromStart(page, 'Printers and Faxes')
  await expect(errors).toHaveCount(3)
  expect(await plays()).toBe(2)
  await page.reload()
  await expectMuted(page, true)
})

test.describe('the volume', () => {
  test.use({ hasTouch: true })

  const popup = (page: Page) => page.getByRole('dialog', { name: 'Volume', exact: true })
  const slider = (page: Page) => popup(page).getByRole('slider', { name: 'Volume' })

  test('opens above the tray by mouse, keys and touch, is that of the app, and is kept', async ({
    page,
  }) => {
    await page.goto('/')
    await volumeButton(page).dblclick()
    await expect(slider(page)).toBeFocused()
    await expect(slider(page)).toHaveValue('100')
    const groove = await slider(page).boundingBox()
    if (!groove) throw new Error('The slider has no box')
    await page.mouse.click(groove.x + groove.width / 2, groove.y + groove.height / 2)
    await expect(slider(page)).toHaveValue('50')
    await page.keyboard.press('ArrowUp')
    await expect(slider(page)).toHaveValue('55')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await expectMuted(page, true)
    await page.keyboard.press('Tab')
    await expect(slider(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await expect(volumeButton(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(slider(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(popup(page)).toHaveCount(0)
    await volumeButton(page).tap()
    await page.touchscreen.tap(groove.x + groove.width / 2, groove.y + groove.height * 0.75)
    await expect.poll(() => slider(page).inputValue()).toMatch(/^(?:20|25|30)$/)
    const volume = await slider(page).inputValue()
    await popup(page).getByText('Mute').tap()
    await expectMuted(page, false)
    // What is pressed beside it closes it.
    await page.getByRole('option', { name: 'Blog' }).click()
    await expect(popup(page)).toHaveCount(0)
    await page.goto('/#/sounds-and-audio-devices')
    const app = page.locator('[data-app="Sounds and Audio Devices"]')
    await expect(app.getByRole('slider', { name: 'Volume' })).toHaveValue(volume)
  })

  test('and everything beside it stay on the screen of a small desktop', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 520 })
    await page.addInitScript(() =>
      localStorage.setItem('meadow', '{"version":1,"display":{"size":200}}'),
    )
    await page.goto('/?freeze')
    await expect(shell(page)).toHaveAttribute('data-ui-scale', '200')
    await volumeButton(page).click()
    await expect(slider(page)).toBeFocused()
    await expect(slider(page)).toBeInViewport({ ratio: 1 })
    await expect(popup(page)).toBeInViewport({ ratio: 1 })
    for (const part of await page.getByRole('toolbar').locator('button, time').all()) {
      await expect(part).toBeInViewport({ ratio: 1 })
    }
  })
})
