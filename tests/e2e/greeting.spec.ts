/** The greeting at a phone's first visit: over no icon, until it is closed or an app is opened. */
import type { Page } from '@playwright/test'
import { violations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { boxOf, button, grid, icon, PHONE } from '../support/phoneDriver.ts'

test.use({ viewport: PHONE, hasTouch: true, isMobile: true })

const greeting = (page: Page) => page.getByRole('region', { name: 'Welcome' })

test('says whose site this is below the icons, until it is closed', async ({ page }) => {
  await page.goto('/')
  await expect(greeting(page)).toContainText('Tap an icon')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const [list, box] = [await boxOf(grid(page)), await boxOf(greeting(page))]
  expect(box.y).toBeGreaterThanOrEqual(list.y + list.height)
  expect(await violations(page)).toEqual([])
  await greeting(page).getByRole('button', { name: 'Close' }).tap()
  await expect(greeting(page)).toHaveCount(0)
  await page.reload()
  await expect(grid(page)).toBeVisible()
  await expect(greeting(page)).toHaveCount(0)
})

test('is gone once an app has been opened', async ({ page }) => {
  await page.goto('/')
  await expect(greeting(page)).toBeVisible()
  await icon(page, 'Notepad').tap()
  await expect(page.getByRole('dialog')).toBeVisible()
  await button(page, 'start').tap()
  await expect(grid(page)).toBeVisible()
  await expect(greeting(page)).toHaveCount(0)
})
