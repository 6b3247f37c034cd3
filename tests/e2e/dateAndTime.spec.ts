/** Date and Time: opened from the clock, from Control Panel and by Run; its calendar by keys, mouse and finger; its clock. */
import type { Locator, Page } from '@playwright/test'
import { boxOf, expectBox, openApp, openDesktop, windowsOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { icon, PHONE } from '../support/phoneDriver.ts'

const app = (page: Page): Locator => windowsOf(page, 'Date and Time')
const days = (page: Page): Locator => app(page).getByRole('grid')
const day = (page: Page, name: string): Locator =>
  days(page).getByRole('gridcell', { name, exact: true })
const clock = (page: Page): Locator => page.getByRole('toolbar').locator('[data-part="clock"]')
const digits = (page: Page): Locator => app(page).locator('time')
const hands = (page: Page): Locator => app(page).locator('svg path')

test('a double-click on the clock opens it; keys go through days and months to an article', async ({
  page,
}) => {
  await openDesktop(page, '?freeze')
  await clock(page).click({ button: 'right' })
  await expect(page.getByRole('menu', { name: 'Clock' })).toBeVisible()
  await page.keyboard.press('Escape')
  await clock(page).dblclick()
  const today = day(page, 'Friday, January 2, 2026')
  await expect(today).toBeFocused()
  // The second time its view is there at once, before the window has its size.
  const box = await boxOf(app(page))
  expect(box).toMatchObject({ width: 436, height: 408 })
  await page.keyboard.press('Escape')
  await clock(page).dblclick()
  await expect(today).toBeFocused()
  await expectBox(app(page), box)
  await expect(today).toHaveAttribute('aria-current', 'date')
  await expect(days(page)).toHaveAccessibleName('January 2026')
  await expect(days(page).getByRole('columnheader', { name: 'Sunday' })).toBeVisible()
  await expect(days(page).locator('[tabindex="0"]')).toHaveCount(1)

  await page.keyboard.press('ArrowUp')
  await expect(day(page, 'Friday, December 26, 2025')).toBeFocused()
  await page.keyboard.press('End')
  await expect(day(page, 'Saturday, December 27, 2025')).toBeFocused()
  await page.keyboard.press('PageUp')
  await page.keyboard.press('PageUp')
  await expect(days(page)).toHaveAccessibleName('October 2025')
  await expect(days(page).locator('[data-posts]')).toHaveCount(3)
  // A day without an article opens nothing.
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  const marked = day(page, 'Wednesday, October 29, 2025')
  await expect(marked).toBeFocused()
  await expect(marked).toHaveAccessibleDescription(
    'Opens How to test an LLM judge before you believe it',
  )
  await page.keyboard.press('Enter')
  const article = windowsOf(page, 'BlogPost')
  await expect(article).toHaveCount(1)
  await expect(article.getByRole('heading', { name: /^How to test an LLM judge/ })).toBeVisible()
  await article.getByRole('button', { name: 'Close' }).click()

  await day(page, 'Friday, October 17, 2025').click()
  await expect(article.getByRole('heading', { name: /^Two painters/ })).toBeVisible()
  await article.getByRole('button', { name: 'Close' }).click()

  const months = app(page).getByRole('combobox', { name: 'Month' })
  await expect(months, "the era's arrow, not the browser's").toHaveCSS('appearance', 'none')
  await months.selectOption('February')
  await app(page).getByRole('spinbutton', { name: 'Year' }).fill('2024')
  await expect(days(page).getByRole('gridcell', { name: /2024$/ })).toHaveCount(29)
  // Years outside the calendar are not shown, and are gone with the focus.
  await app(page).getByRole('spinbutton', { name: 'Year' }).fill('1969')
  await page.keyboard.press('Tab')
  await expect(app(page).getByRole('spinbutton', { name: 'Year' })).toHaveValue('2024')
  await expect(days(page)).toHaveAccessibleName('February 2024')

  await expect(digits(page)).toHaveText(/^3:04:05\sAM$/)
  await expect(hands(page)).toHaveCount(3)
  for (const [index, turn] of [92, 24, 30].entries()) {
    await expect(hands(page).nth(index)).toHaveAttribute('transform', `rotate(${turn})`)
  }
  await expect(app(page).getByText(/^Current time zone: \S/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(app(page)).toHaveCount(0)

  const run = await openApp(page, 'Run')
  await run.getByRole('textbox').fill('timedate')
  await page.keyboard.press('Enter')
  await expect(today).toBeFocused()
})

test('it ticks, without its seconds hand under reduced motion, and shows months without the list of articles', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/windows\/blog\.json|ERR_FAILED/)
  await page.route('**/windows/blog.json', (route) => route.abort())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/#/date-and-time')
  await expect(app(page).getByText('The articles failed to load.')).toBeVisible()
  await expect(hands(page)).toHaveCount(2)
  await days(page).locator('[aria-current="date"]').press('PageDown')
  await expect(days(page).locator('[aria-current="date"]')).toHaveCount(0)
  await expect(days(page).locator('[data-day]:focus')).toBeVisible()
  const shown = await digits(page).textContent()
  await expect(digits(page)).not.toHaveText(shown ?? '')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await expect(hands(page)).toHaveCount(3)
})

test.describe('by a finger', () => {
  test.use({ hasTouch: true })

  test('two taps on the clock open it', async ({ page }) => {
    await openDesktop(page, '?freeze')
    await clock(page).tap()
    await expect(app(page)).toHaveCount(0)
    await clock(page).tap()
    await expect(day(page, 'Friday, January 2, 2026')).toBeVisible()
    // The window is as high as fingers need it.
    const whole = app(page).locator('[data-part="client"] > div')
    expect(await whole.evaluate((each) => each.scrollHeight - each.clientHeight)).toBe(0)

    const year = app(page).getByRole('spinbutton', { name: 'Year' })
    const { x, y, width, height } = await boxOf(year)
    await page.touchscreen.tap(x + width - 36, y + height - 16)
    await expect(year).toHaveValue('2025')
  })

  test.describe('on a phone', () => {
    test.use({ viewport: PHONE, isMobile: true })

    test('Control Panel opens it, and a day leads to its article', async ({ page }) => {
      await page.goto('/?freeze')
      await icon(page, 'Control Panel').tap()
      await page.getByRole('option', { name: 'Date and Time' }).tap()
      await app(page).getByRole('combobox', { name: 'Month' }).selectOption('October')
      await app(page).getByRole('spinbutton', { name: 'Year' }).fill('2025')
      await day(page, 'Wednesday, October 22, 2025').tap()
      await expect(page).toHaveURL(/\/blog\/hands-free-coding$/)
    })
  })
})
