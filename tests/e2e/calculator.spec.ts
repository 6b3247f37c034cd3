/** The calculator by keys, by mouse and by a finger. What the keys do to numbers: tests/unit, tests/property. */
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  expectBox,
  openApp,
  openDesktop,
  windowButton,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { PHONE } from '../support/phoneDriver.ts'

const calculator = (page: Page): Locator => windowsOf(page, 'Calculator')
const display = (page: Page): Locator =>
  calculator(page).getByRole('status', { name: 'Display', exact: true })
const key = (page: Page, name: string): Locator =>
  calculator(page).getByRole('button', { name, exact: true })

const NAMES = [
  ...['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '.', '+/-', '+', '-', '*', '/', '='],
  ...['C', 'CE', 'Backspace', 'MC', 'MR', 'MS', 'M+', 'sqrt', '%', '1/x'],
]

test('Run opens it; keys and buttons calculate, long numbers fit, and a reload keeps what it shows', async ({
  page,
  context,
}) => {
  await openDesktop(page, '?freeze')
  const run = await openApp(page, 'Run')
  await run.getByRole('textbox').fill('calc')
  await page.keyboard.press('Enter')
  await expect(display(page)).toHaveText('0')
  await expectBox(calculator(page), { ...(await boxOf(calculator(page))), width: 260, height: 257 })
  for (const name of NAMES) await expect(key(page, name), name).toBeVisible()

  await test.step('by keys', async () => {
    await page.keyboard.type('0.1+0.2')
    await page.keyboard.press('Enter')
    await expect(display(page)).toHaveText('0.3')
    await page.keyboard.press('Escape')
    await page.keyboard.type('1/0=')
    await expect(display(page)).toHaveText('Cannot divide by zero.')
    await page.keyboard.press('Delete')
    await expect(display(page)).toHaveText('0')
  })

  await test.step('by mouse, after which Enter still means the result', async () => {
    for (const name of ['7', '*', '6']) await key(page, name).click()
    await page.keyboard.press('Enter')
    await expect(display(page)).toHaveText('42')
    await key(page, 'MS').click()
    await expect(calculator(page).getByRole('img', { name: 'A number is in memory' })).toBeVisible()
  })

  await test.step('a button that the keyboard has led to is pressed by its own key', async () => {
    await key(page, '9').focus()
    await page.keyboard.press('Enter')
    await expect(key(page, '9')).toBeFocused()
    await expect(display(page)).toHaveText('9')
    await page.keyboard.type('+1=')
    await expect(display(page)).toHaveText('10')
  })

  await test.step('the longest number fits', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.type('1/7000000=')
    await key(page, '+/-').click()
    const cut = await display(page).evaluate((area) => area.scrollWidth - area.clientWidth)
    await expect(display(page)).toHaveText('-0.00000014285714285714285714285714')
    expect(cut).toBe(0)
  })

  await test.step('copies and pastes', async () => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.keyboard.press('Escape')
    await page.keyboard.type('12.5')
    await page.keyboard.press('Control+c')
    await page.keyboard.press('Escape')
    await page.keyboard.type('2*')
    await page.keyboard.press('Control+v')
    await page.keyboard.type('=')
    await expect(display(page)).toHaveText('25')
  })

  await test.step('a reload keeps it', async () => {
    await page.reload()
    await expect(display(page)).toHaveText('25')
    await key(page, 'MR').click()
    await expect(display(page)).toHaveText('42')
    await windowButton(calculator(page), 'Close').click()
    await expect(calculator(page)).toHaveCount(0)
  })

  await test.step('the search finds it, and Minesweeper', async () => {
    for (const [query, app] of [
      ['calc', 'Calculator'],
      ['winmine', 'Minesweeper'],
    ] as const) {
      await page.keyboard.press('Control+k')
      const search = windowsOf(page, 'Search')
      await search.getByRole('combobox').fill(query)
      await search.getByRole('option', { name: app, exact: true }).click()
      await expect(windowsOf(page, app)).toHaveAttribute('data-active', 'true')
    }
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('fills the width with keys for fingers, and the longest number fits', async ({ page }) => {
    await page.goto('/?freeze#/calculator')
    for (const name of ['1', '/', '3', '=', '+/-']) await key(page, name).tap()
    await expect(display(page)).toHaveText('-0.33333333333333333333333333333333')
    const { scrollWidth, clientWidth } = await display(page).evaluate((area) => ({
      scrollWidth: area.scrollWidth,
      clientWidth: area.clientWidth,
    }))
    expect(scrollWidth).toBe(clientWidth)
    expect(clientWidth).toBeGreaterThan(350)
    for (const name of NAMES) {
      const { width, height } = await boxOf(key(page, name))
      expect(Math.min(width, height), name).toBeGreaterThanOrEqual(44)
    }
  })
})
