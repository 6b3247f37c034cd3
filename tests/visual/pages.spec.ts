/** Stored pictures of the public pages on a phone and a desk, in the dark and on paper. */
import { expect, test } from '../support/fixtures.ts'
import { expectPage, openPage } from '../support/stillPages.ts'

const PHONE = { width: 390, height: 1200 }
const DESK = { width: 1440, height: 1000 }

const POST = '/blog/windows-xp-portfolio'

for (const [name, path] of [
  ['post', POST],
  ['about', '/about'],
  ['resume', '/resume'],
  ['help', '/help-and-support'],
] as const) {
  test(`${name} on a phone and a desk`, async ({ page }) => {
    for (const size of [PHONE, DESK]) {
      await openPage(page, path, size)
      await expectPage(page, `${name}-${size.width}`)
    }
  })
}

test('the blog, and its box with what it offers', async ({ page }) => {
  await openPage(page, '/blog', DESK)
  await expectPage(page, 'blog-1440')
  await openPage(page, '/blog', { width: 850, height: 800 })
  await page.getByRole('searchbox').fill('calibraton')
  await expect(page.getByRole('option').first()).toBeVisible()
  await expectPage(page, 'blog-search')
})

test('the licences, an unknown address and the end of About', async ({ page, allowConsole }) => {
  allowConsole(/404/)
  // Higher up than the list of libraries, whose versions change.
  await openPage(page, '/licence', { ...PHONE, height: 700 })
  await expectPage(page, 'licence-390')
  await openPage(page, '/no-such-page', DESK)
  await expectPage(page, 'not-found-1440')
  await openPage(page, '/about', DESK)
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expectPage(page, 'about-end-1440')
})

test('code, other posts, a figure and a table', async ({ page }) => {
  await openPage(page, POST, { width: 1440, height: 1000 })
  await expectPage(page.locator('[data-part="code"]').first(), 'code-1440')
  await expectPage(page.getByRole('navigation', { name: 'More posts' }), 'more-1440')
  await openPage(page, POST, { width: 390, height: 1000 })
  await expectPage(page.locator('figure').first(), 'figure-390')
  await expectPage(page.locator('[data-part="code"]').first(), 'code-390')
  await openPage(page, '/blog/testing-llm-as-judge', { width: 390, height: 1000 })
  await expectPage(page.getByRole('group', { name: 'Table' }).first(), 'table-390')
})

test('the list of posts with its photographs', async ({ page }) => {
  await openPage(page, '/blog', { width: 390, height: 600, hasPhotographs: true })
  await expectPage(page, 'blog-photographs')
})

test('in the dark', async ({ page }) => {
  await openPage(page, '/blog', { width: 850, height: 900, colorScheme: 'dark' })
  await expectPage(page, 'blog-dark')
  await openPage(page, POST, { width: 1440, height: 900, colorScheme: 'dark' })
  await page.locator('figure').first().scrollIntoViewIfNeeded()
  await expectPage(page.locator('[data-part="code"]').first(), 'code-dark')
  await expectPage(page.locator('figure').first(), 'figure-dark')
})

test('on paper', async ({ page }) => {
  await openPage(page, POST, { width: 700, height: 1000, media: 'print' })
  await expectPage(page, 'post-print')
  await openPage(page, '/resume', { width: 690, height: 1000, media: 'print' })
  await expectPage(page, 'resume-print')
})

test('what is hovered, and what has the focus', async ({ page }) => {
  // High enough for the whole card, so that the focus scrolls nothing.
  await openPage(page, '/blog', { width: 390, height: 1000 })
  const link = page.getByRole('link', { name: /^Read article/ }).first()
  const card = page.getByRole('article').first()
  await link.focus()
  await expect(link).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expectPage(page, 'card-focused')
  await page.mouse.click(5, 5)
  await card.hover()
  await expectPage(page, 'card-hovered')
})
