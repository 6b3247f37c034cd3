/** What a visit really loads of JavaScript before anybody presses anything; the limits are data. */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { BUDGETS } from '../files/budgets.mjs'
import { weightOf } from '../files/weights.mjs'
import { expect, test } from '../support/fixtures.ts'
import { TEST_SITE_FOLDER } from '../support/server.ts'

const SITE = path.join(TEST_SITE_FOLDER, 'client')

/** Collects the addresses of the scripts that a page asks for, each once. */
function watchScripts(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.js')) scripts.add(pathname)
  })
  return scripts
}

test('the desktop loads no more than its budget, Pixi included', async ({ page }) => {
  const scripts = watchScripts(page)
  await page.goto('/?freeze')
  await expect(page.locator('canvas[data-renderer]')).toBeAttached()
  await page.waitForLoadState('networkidle')
  expect([...scripts].some((script) => /Compositor/.test(script))).toBe(true)
  expect(weightOf(SITE, [...scripts])).toBeLessThanOrEqual(BUDGETS.desktop)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the grid loads no more than its budget, and nothing of the canvas', async ({ page }) => {
    const scripts = watchScripts(page)
    await page.goto('/?freeze')
    await expect(page.getByRole('list', { name: 'Apps' })).toBeVisible()
    // The view of messages is fetched ahead, some time later: it is weighed in every run, or in none.
    await expect.poll(() => [...scripts].some((script) => /\/View-/.test(script))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(
      [...scripts].filter((script) => /Compositor|Renderer|DesktopLayout/.test(script)),
    ).toEqual([])
    expect(weightOf(SITE, [...scripts])).toBeLessThanOrEqual(BUDGETS.phone)
  })
})
