/** Names of 105 letters hold in every layout: nothing runs out of its box, and no page scrolls sideways. */
import type { Locator, Page } from '@playwright/test'
import { client, scene } from '../support/desktopDriver.ts'
import { expect } from '../support/fixtures.ts'
import { grid, PHONE } from '../support/phoneDriver.ts'
import { BASE, longWord, test } from '../second/secondSite.ts'

/** What is wider than the box it belongs to, and neither cut with an ellipsis nor scrolled. */
function runsOut(root: Locator): Promise<string[]> {
  return root.evaluate((element) => {
    const isHandled = (style: CSSStyleDeclaration): boolean =>
      style.overflowX === 'auto' ||
      style.overflowX === 'scroll' ||
      style.textOverflow === 'ellipsis' ||
      style.webkitLineClamp !== 'none'
    return [element, ...element.querySelectorAll('*')]
      .filter((each) => {
        const isHidden = each.closest('[hidden], .visually-hidden, svg') !== null
        return !isHidden && each.clientWidth > 8 && each.scrollWidth > each.clientWidth + 1
      })
      .filter((each) => !isHandled(getComputedStyle(each)))
      .map((each) => `${each.tagName}.${each.className}: ${each.textContent.trim().slice(0, 30)}`)
  })
}

test('pages are as wide as the window', async ({ page }) => {
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    for (const path of ['blog', 'blog/long', 'about', 'long-page', 'licence', 'offline']) {
      await page.goto(`./${path}`)
      const scrolled = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(scrolled, `${path} at ${width}`).toBe(width)
      expect(await runsOut(page.locator('body')), `${path} at ${width}`).toEqual([])
    }
  }
})

test('the desktop, its notices, START and windows hold them', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  await page.goto('./')
  await expect(scene(page)).toHaveAttribute('data-renderer', /./)
  await page.getByRole('button', { name: 'start' }).click()
  const menu = page.getByRole('menu').first()
  await expect(menu).toContainText(longWord('Program'))
  expect(await runsOut(menu)).toEqual([])
  await menu.getByRole('menuitem', { name: 'All Programs' }).press('ArrowRight')
  const nested = page.getByRole('menu').nth(1)
  await expect(nested).toContainText(longWord('Nested'))
  expect(await runsOut(nested)).toEqual([])
  await page.keyboard.press('Escape')
  await page.keyboard.press('Escape')
  const balloon = page.locator('[data-part="balloon"]')
  await expect(balloon).toBeVisible()
  expect(await runsOut(balloon)).toEqual([])
  await expectWindows(page)
  await test.step('so does a phone, which leads to pages of the owner', async () =>
    expectPhone(await page.context().newPage()))
})

async function expectWindows(page: Page): Promise<void> {
  const shown = [
    ['/blog', 'Excerpt'],
    ['/blog/long', 'Prose'],
    ['/about', 'Certificate'],
    ['/my-computer', 'Code'],
    ['/assistant', 'Assistant'],
    ['/now', 'Part'],
  ] as const
  for (const [address, text] of shown) {
    await page.evaluate((fragment) => (location.hash = fragment), address)
    const window = page.locator(`[data-location="${address}"]`)
    await expect(window).toContainText(longWord(text))
    expect(await runsOut(client(window)), address).toEqual([])
  }
}

async function expectPhone(page: Page): Promise<void> {
  await page.setViewportSize(PHONE)
  await page.goto('./')
  await expect(grid(page).getByRole('link', { name: longWord('Page') })).toHaveAttribute(
    'href',
    `${BASE}long-page`,
  )
  await expect(grid(page)).toContainText(longWord('Icon'))
  expect(await runsOut(page.locator('body'))).toEqual([])
  await grid(page)
    .getByRole('button', { name: longWord('Assistant') })
    .click()
  const sheet = page.getByRole('dialog').last()
  await expect(sheet).toBeVisible()
  expect(await runsOut(sheet)).toEqual([])
}
