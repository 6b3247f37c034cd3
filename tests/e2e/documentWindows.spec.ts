/** Blog, BlogPost and About as windows: the pages' own content, and links that stay links. */
import type { Locator, Page } from '@playwright/test'
import { client, openApp, openDesktop, windowsOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const post = (page: Page) => windowsOf(page, 'BlogPost')
const scroller = (window: Locator) => client(window).locator('[data-autofocus]')
const openAsPage = (window: Locator) => window.getByRole('link', { name: 'Open as page' })

const readArticle = (blog: Locator, nth: number) =>
  blog.getByRole('link', { name: /^Read article/ }).nth(nth)

/** Opens the list, and from it the post that is the nth of it. */
async function openPost(page: Page, nth = 0): Promise<Locator> {
  const blog = await openApp(page, 'Blog')
  await readArticle(blog, nth).click()
  await expect(post(page).getByRole('article')).toBeVisible()
  return post(page)
}

test.beforeEach(async ({ page }) => {
  await openDesktop(page)
})

test('Blog and About show what their pages show, a card opens its post, and none holds landmarks', async ({
  page,
}) => {
  await test.step('Blog shows the list of posts', async () => {
    const blog = await openApp(page, 'Blog')
    await expect(blog.getByRole('heading', { level: 2 })).toHaveText(
      'Thoughts on software design and craft',
    )
    await expect(blog.getByRole('article')).toHaveCount(3)
    await expect(openAsPage(blog)).toHaveAttribute('href', '/blog')
  })

  await test.step('a card opens its post in a window that is named after it', async () => {
    const blog = windowsOf(page, 'Blog')
    const article = blog.getByRole('link', { name: /^Read article/ }).nth(1)
    await article.click()
    const window = post(page)
    await expect(window.getByRole('article')).toBeVisible()
    const title = window.getByRole('heading', { level: 2 })
    await expect(window).toHaveAccessibleName((await title.textContent()) ?? '')
    await expect(openAsPage(window)).toHaveAttribute('href', '/blog/hands-free-coding')
    expect(new URL(page.url()).pathname).toBe('/')
  })
})

test('the keyboard, sections and the next post move what is read, and nothing else', async ({
  page,
}) => {
  const window = await openPost(page, 1)
  const topOf = () => scroller(window).evaluate((element) => element.scrollTop)
  await expect(scroller(window)).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect.poll(topOf).toBeGreaterThan(100)

  const link = client(window).getByRole('list').first().getByRole('link').nth(5)
  const name = (await link.textContent()) ?? ''
  await link.click()
  const section = window.getByRole('heading', { name, exact: true })
  await expect(section).toBeFocused()
  await expect(section).toBeInViewport()
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0)
  await expect(page.getByRole('toolbar', { name: 'Taskbar' })).toBeInViewport({ ratio: 1 })

  const next = window.getByRole('link', { name: /^Next post/ })
  await next.scrollIntoViewIfNeeded()
  expect(await topOf()).toBeGreaterThan(1000)
  const title = await next.locator('span').last().textContent()
  await next.click()
  await expect(window).toHaveAccessibleName(title ?? '')
  await expect(window.getByRole('heading', { level: 2 })).toBeInViewport()
  expect(await topOf()).toBe(0)
  await expect(post(page)).toHaveCount(1)
  const { scrollHeight, clientHeight } = await client(window).evaluate((element) => ({
    scrollHeight: element.scrollHeight,
    clientHeight: element.clientHeight,
  }))
  expect(scrollHeight, 'the page scrolls, and the window around it does not').toBe(clientHeight)
  await window.getByRole('link', { name: 'All posts' }).click()
  await expect(windowsOf(page, 'Blog')).toHaveAttribute('data-active', 'true')
  await openAsPage(windowsOf(page, 'Blog')).click()
  await expect(page).toHaveURL('/blog')
})

test('posts that fail to load say so, and can be loaded again', async ({ page, allowConsole }) => {
  allowConsole(/failed to load|request failed|Failed to load resource/)
  for (const data of ['windows/blog', 'windows/blog/windows-xp-portfolio'])
    await page.route(`**/${data}.json`, (route) => route.abort(), { times: 1 })
  const blog = await openApp(page, 'Blog')
  await expect(blog.getByRole('alert')).toContainText('could not be loaded')
  await blog.getByRole('button', { name: 'Try again' }).click()
  await readArticle(blog, 2).click()
  await expect(post(page).getByRole('alert')).toContainText('could not be loaded')
  await post(page).getByRole('button', { name: 'Try again' }).click()
  await expect(post(page).getByRole('article')).toBeVisible()
})

test('a post that loads behind another window leaves the focus there', async ({ page }) => {
  let answer = (): void => {}
  const asked = new Promise<void>((resolve) => (answer = resolve))
  await page.route('**/windows/blog/windows-xp-portfolio.json', async (route) => {
    await asked
    await route.continue()
  })
  await page.evaluate(() => {
    location.hash = '/blog/windows-xp-portfolio/whole-device-pixels'
  })
  await expect(post(page).getByRole('status')).toHaveText('Loading the post…')
  await expect(post(page).getByRole('status')).toBeVisible()
  const note = (await openApp(page, 'Notepad')).getByRole('textbox', { name: 'Text' })
  await note.fill('milk')
  answer()
  await expect
    .poll(() => scroller(post(page)).evaluate(({ scrollTop }) => scrollTop))
    .toBeGreaterThan(0)
  await expect(note).toBeFocused()
  await expect(windowsOf(page, 'Notepad')).toHaveAttribute('data-active', 'true')
})

test('becomes a sheet on a narrow page, at the same place', async ({ page }) => {
  const window = await openPost(page, 2)
  await scroller(window).evaluate((element) => element.scrollTo({ top: 900 }))
  const title = (await window.getByRole('heading', { level: 2 }).textContent()) ?? ''
  await page.setViewportSize({ width: 390, height: 844 })
  const sheet = page.getByRole('dialog', { name: title })
  await expect(sheet.getByRole('article')).toBeVisible()
  await expect
    .poll(() => scroller(sheet).evaluate((element) => Math.round(element.scrollTop)))
    .toBe(900)
  const { scrollWidth, clientWidth } = await scroller(sheet).evaluate((element) => ({
    scrollWidth: element.scrollWidth,
    clientWidth: element.clientWidth,
  }))
  expect(scrollWidth).toBe(clientWidth)
})
