/** Control Panel and Accessibility Options, by keys, by mouse and by a finger. */
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  chooseFromStart,
  openApp,
  openDesktop,
  shell,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { icon, PHONE } from '../support/phoneDriver.ts'

const settings = (page: Page): Locator => page.getByRole('listbox', { name: 'Settings' })
const setting = (page: Page, name: string): Locator =>
  settings(page).getByRole('option', { name, exact: true })

test('START, My Computer and Run open it; keys and double-clicks open its settings', async ({
  page,
}) => {
  await openDesktop(page, '?freeze')
  await chooseFromStart(page, 'Control Panel')
  await expect(settings(page).getByRole('option')).toHaveText([
    ...['Display', 'Sounds', 'Date and Time', 'Cookies', 'Accessibility'],
  ])
  await expect(setting(page, 'Display')).toBeFocused()
  const { width, height } = await boxOf(settings(page))
  await settings(page).click({ position: { x: width - 30, y: height - 30 } })
  await page.keyboard.press('Space')
  await expect(settings(page).locator('[tabindex="0"]'), 'Tab goes on reaching them').toHaveCount(1)
  await page.keyboard.press('End')
  await expect(setting(page, 'Accessibility')).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('Enter')
  const quiet = windowsOf(page, 'Accessibility Options').getByRole('checkbox', { name: /^Quiet/ })
  await expect(quiet).toBeFocused()
  await page.keyboard.press('Space')
  await expect(shell(page)).toHaveAttribute('data-quiet')
  await page.keyboard.press('Escape')
  await expect(windowsOf(page, 'Accessibility Options')).toHaveCount(0)
  await setting(page, 'Display').dblclick()
  const display = windowsOf(page, 'Display Properties')
  await expect(display.getByRole('tab')).toHaveCount(5)
  await display.locator('[data-part="title-bar"]').press('Escape')
  await expect(display).toHaveCount(0)
  await setting(page, 'Sounds').dblclick()
  const sounds = windowsOf(page, 'Sounds and Audio Devices')
  await sounds.getByRole('slider', { name: 'Volume' }).press('ArrowLeft')
  await expect(sounds.getByRole('slider', { name: 'Volume' })).toHaveValue('95')
  await expect(sounds.getByRole('status')).toHaveText(/^Quiet is on/)
  await page.keyboard.press('Escape')
  await expect(sounds).toHaveCount(0)
  await setting(page, 'Cookies').dblclick()
  await expect(page.getByRole('dialog', { name: /cookie/i })).toBeVisible()
  await page.keyboard.press('Escape')
  await windowsOf(page, 'Control Panel').getByRole('button', { name: 'Close' }).click()

  const computer = await openApp(page, 'My Computer')
  await computer.getByRole('button', { name: 'Control Panel', exact: true }).click()
  await expect(settings(page)).toBeVisible()
  await windowsOf(page, 'Control Panel').getByRole('button', { name: 'Close' }).click()

  const run = await openApp(page, 'Run')
  await run.getByRole('textbox').fill('control')
  await page.keyboard.press('Enter')
  await expect(settings(page)).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

  test('an icon of its own opens it, where the desktop has none, and a tap opens a setting', async ({
    page,
  }) => {
    await page.goto('/')
    await icon(page, 'Control Panel').tap()
    await setting(page, 'Accessibility').tap()
    const quiet = windowsOf(page, 'Accessibility Options').getByRole('checkbox', { name: /^Quiet/ })
    await quiet.tap()
    await expect(page.locator('main[data-layout="mobile"]')).toHaveAttribute('data-quiet')
  })
})
