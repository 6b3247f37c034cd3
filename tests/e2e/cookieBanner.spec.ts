/** The cookie preferences: opened by their icon alone, equal answers, kept as answered. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'

const icon = (page: Page) => page.locator('[data-icon-id="7"]')
const banner = (page: Page) => page.getByRole('dialog', { name: 'Cookie preferences' })
const box = (page: Page, name: string) => banner(page).getByRole('checkbox', { name, exact: true })
const answer = (page: Page, name: string) => banner(page).getByRole('button', { name, exact: true })
const DESK = 'Windows and notes'
const entry = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('meadow') ?? 'null') as object | null)

test('is opened by its icon alone, takes the focus in and gives it back, tells the truth and keeps the answer', async ({
  page,
  context,
}) => {
  await page.goto('/')

  await test.step('is opened by its icon and never by itself', async () => {
    await expect(page.getByRole('toolbar', { name: 'Taskbar' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await icon(page).dblclick()
    await expect(banner(page)).toBeVisible()
    await expect(banner(page)).not.toHaveAttribute('data-window-id')
    await page.reload()
    await expect(page.getByRole('toolbar', { name: 'Taskbar' })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })

  await test.step('takes the focus in, and gives it back on Escape', async () => {
    await icon(page).focus()
    await page.keyboard.press('Enter')
    await expect(box(page, DESK)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(banner(page)).toHaveCount(0)
    await expect(icon(page)).toBeFocused()
    expect(await entry(page)).toBeNull()
    await page.keyboard.press('Enter')
  })

  await test.step('tells the truth: no cookies, and nothing kept unasked', async () => {
    await expect(banner(page)).toHaveAccessibleDescription(/sets no cookies/)
    expect(await context.cookies()).toEqual([])
    expect(await entry(page)).toBeNull()
  })

  await test.step('offers its answers with equal weight', async () => {
    const looks = await Promise.all(
      ['Accept all', 'Only necessary', 'Save my choice'].map((name) =>
        answer(page, name).evaluate((button) => {
          const face = getComputedStyle(button.firstElementChild ?? button)
          const { width, height, top } = button.getBoundingClientRect()
          return {
            size: [Math.round(width), height, top],
            look: [
              face.backgroundColor,
              face.color,
              face.fontSize,
              face.fontWeight,
              face.borderColor,
            ],
          }
        }),
      ),
    )
    expect(looks[1]).toEqual(looks[0])
    expect(looks[2]).toEqual(looks[0])
  })

  await test.step('is closed by its button without an answer', async () => {
    await answer(page, 'Close').click()
    await expect(banner(page)).toHaveCount(0)
    expect(await entry(page)).toBeNull()
  })

  await test.step('each purpose can be chosen by itself, and taken back', async () => {
    await icon(page).dblclick()
    await expect(box(page, 'Necessary')).toBeDisabled()
    await expect(box(page, 'Necessary')).toBeChecked()
    await expect(box(page, DESK)).not.toBeChecked()
    await box(page, DESK).check()
    await answer(page, 'Save my choice').click()
    await expect.poll(() => entry(page)).toMatchObject({ remembersDesk: true })
    await icon(page).dblclick()
    await expect(box(page, DESK)).toBeChecked()
    await answer(page, 'Only necessary').click()
    await expect.poll(() => entry(page)).toBeNull()
    await expect(page.getByText('Your choice is saved.')).toHaveCount(1)
    await icon(page).dblclick()
    await answer(page, 'Accept all').click()
    await expect.poll(() => entry(page)).toMatchObject({ remembersDesk: true })
    await page.reload()
    await icon(page).dblclick()
    await expect(box(page, DESK)).toBeChecked()
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('fills the width, is closed by Back, and keeps its answer', async ({ page }) => {
    await page.goto('/')
    const button = page.getByRole('button', { name: 'Cookies', exact: true })
    await button.tap()
    await expect(banner(page)).toBeInViewport({ ratio: 1 })
    await page.goBack()
    await expect(banner(page)).toHaveCount(0)
    await expect(page.locator('main[data-layout="mobile"]')).toBeVisible()
    await button.tap()
    await answer(page, 'Only necessary').tap()
    await expect(banner(page)).toHaveCount(0)
    await expect(button).toBeFocused()
    await button.tap()
    await box(page, DESK).check()
    await answer(page, 'Save my choice').tap()
    await expect.poll(() => entry(page)).toMatchObject({ remembersDesk: true })
  })
})
