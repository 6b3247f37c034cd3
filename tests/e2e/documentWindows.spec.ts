/** Blog and BlogPost as windows: the pages' own content, and links that stay links. */
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  client,
  openApp,
  openDesktop,
  titlePoint,
  windowButton,
  windowsOf,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

const post = (page: Page) => windowsOf(page, 'BlogPost')
const scroller = (window: Locator) => client(window).locator('[data-autofocus]')
const NEW_TAB = 'Opens in a new tab'
const openAsPage = (window: Locator) => window.getByRole('link', { name: 'Open as page' })

const readArticle = (blog: Locator, nth: number) =>
  blog.getByRole('link', { name: /^Read article/ }).nth(nth)

test.beforeEach(async ({ page }) => {
  await openDesktop(page)
})

test('Blog shows the posts of all and of a tag, a card opens its post, which becomes a sheet on a narrow page', async ({
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

  await test.step('of a tag, and all again', async () => {
    const blog = windowsOf(page, 'Blog')
    await blog.getByRole('link', { name: 'statistics' }).press('Enter')
    await expect(page.getByRole('status').filter({ hasText: 'Tag: statistics' })).toHaveCount(1)
    await expect(blog).toHaveAttribute('data-location', '/blog/tags/statistics')
    await expect(blog.getByRole('heading', { level: 2 })).toHaveText('Tag: statistics')
    await expect(blog.getByRole('article')).toHaveCount(1)
    await expect(openAsPage(blog)).toHaveAttribute('href', '/blog/tags/statistics')
    await expect(scroller(blog)).toBeFocused()
    const opened = page.waitForEvent('popup')
    const feed = blog.getByRole('link', { name: 'Feed' })
    await expect(feed).toHaveAccessibleDescription(NEW_TAB)
    await feed.click()
    const feeds = await opened
    await expect(feeds).toHaveURL(/\/feed#tags-statistics$/)
    await feeds.close()
    await blog.getByRole('link', { name: 'All posts' }).click()
    await expect(blog).toHaveAttribute('data-location', '/blog')
    await expect(blog.getByRole('article')).toHaveCount(3)
  })

  await test.step('a card opens its post in a window that is named after it', async () => {
    await readArticle(windowsOf(page, 'Blog'), 1).click()
    const window = post(page)
    await expect(window.getByRole('article')).toBeVisible()
    const title = window.getByRole('heading', { level: 2 })
    await expect(window).toHaveAccessibleName((await title.textContent()) ?? '')
    await expect(openAsPage(window)).toHaveAttribute('href', '/blog/hands-free-coding')
    await expect(openAsPage(window)).toHaveAccessibleDescription('')
    const outside = window.getByRole('link', { name: 'Talon', exact: true })
    await expect(outside).toHaveAccessibleDescription(NEW_TAB)
    expect(new URL(page.url()).pathname).toBe('/')
  })

  await test.step('becomes a sheet at the same place', async () => {
    const window = post(page)
    await scroller(window).evaluate((element) => element.scrollTo({ top: 900 }))
    const title = (await window.getByRole('heading', { level: 2 }).textContent()) ?? ''
    await page.setViewportSize({ width: 390, height: 844 })
    const sheet = page.getByRole('dialog', { name: title })
    await expect(sheet.getByRole('article')).toBeVisible()
    await expect
      .poll(() => scroller(sheet).evaluate((element) => Math.round(element.scrollTop)))
      .toBe(900)
    const [whole, seen] = await scroller(sheet).evaluate((element) => [
      element.scrollWidth,
      element.clientWidth,
    ])
    expect(whole).toBe(seen)
  })
})

test('the keyboard, sections and the next post move what is read, and nothing else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await readArticle(await openApp(page, 'Blog'), 1).click()
  const window = post(page)
  await expect(window.getByRole('article')).toBeVisible()
  const topOf = () => scroller(window).evaluate((element) => element.scrollTop)
  const word = page.locator('[data-part="tip"][role="status"]')
  await expect(scroller(window)).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect.poll(topOf).toBeGreaterThan(100)

  const contents = client(window).getByRole('group', { name: 'On this page' })
  await expect(contents, 'a window on a small screen has room for them').toBeVisible()
  const link = contents.getByRole('link').nth(5)
  const name = (await link.textContent()) ?? ''
  await link.hover()
  // Opened in a tab of its own, it leads to the page.
  await expect(link).toHaveAttribute('href', /^\/blog\/hands-free-coding#/)
  await link.click()
  const section = window.getByRole('heading', { name, exact: true })
  await expect(section).toBeFocused()
  await expect(section).toBeInViewport()
  // Its address can be copied where it is read.
  await section.getByRole('link').focus()
  await expect(section.getByRole('link')).toHaveAttribute('href', /^\/blog\/hands-free-coding#/)
  await section.focus()
  await expect(openAsPage(window)).toHaveAttribute('href', /^\/blog\/hands-free-coding#/)
  await expect(contents.locator('[aria-current="location"]:visible')).toHaveText(name)
  const bottomOf = async (part: Locator): Promise<number> => {
    const { y, height } = await boxOf(part)
    return y + height
  }
  expect(await bottomOf(contents), 'its last entries can be reached').toBeLessThan(
    await bottomOf(client(window)),
  )
  expect(await page.evaluate(() => document.scrollingElement?.scrollTop)).toBe(0)
  await expect(page.getByRole('toolbar', { name: 'Taskbar' })).toBeInViewport({ ratio: 1 })

  const next = window.getByRole('link', { name: /^Next post/ })
  await next.scrollIntoViewIfNeeded()
  await expect.poll(topOf).toBeGreaterThan(1000)
  const title = await next.locator('span').last().textContent()
  await next.click()
  await expect(window).toHaveAccessibleName(title ?? '')
  await expect(word).toHaveText(title ?? '')
  await expect(window.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect.poll(topOf).toBe(0)
  await expect(post(page)).toHaveCount(1)

  await test.step('Back leads to what had the focus: the link to the next post, then that to the section', async () => {
    await page.goBack()
    await expect(next).toBeFocused()
    await expect(word).toHaveText(/hands-free/i)
    await page.goBack()
    await expect(link).toBeFocused()
    await page.goForward()
    await page.goForward()
    await expect(window).toHaveAccessibleName(title ?? '')
  })

  await test.step('in a narrower window the contents are among its tools, at any place in the text', async () => {
    await page.setViewportSize({ width: 900, height: 520 })
    const bar = await titlePoint(window)
    await page.mouse.dblclick(bar.x, bar.y)
    const tool = client(window).locator('[data-part="tools"]').getByText('On this page')
    await scroller(window).evaluate((element) => element.scrollTo({ top: 4000 }))
    await scroller(window).getByRole('link').filter({ visible: true }).last().focus()
    await page.keyboard.press('Escape')
    await expect(scroller(window)).toBeFocused()
    const before = await topOf()
    await tool.press('Enter')
    const current = contents.locator('[aria-current="location"]:visible')
    await expect(current).toBeInViewport()
    expect(await topOf(), 'they lie above the text').toBe(before)
    expect(await bottomOf(contents.getByRole('list').first())).toBeLessThan(
      await bottomOf(client(window)),
    )
    await page.keyboard.press('Escape')
    await expect(tool).toBeFocused()
    await expect(current).toHaveCount(0)
    await tool.click()
    const first = contents.getByRole('link').first()
    const heading = (await first.textContent()) ?? ''
    await first.click()
    await expect(window.getByRole('heading', { name: heading, exact: true })).toBeFocused()
    await expect(first).toBeHidden()
    await window.getByRole('button', { name: 'Search', exact: true }).click()
    await expect(windowsOf(page, 'Search')).toHaveAttribute('data-active', 'true')
    await windowButton(windowsOf(page, 'Search'), 'Close').click()
    for (const width of [1020, 1030, 1038, 1044]) {
      await page.setViewportSize({ width, height: 520 })
      await expect(contents.filter({ visible: true }), `once, at ${width}`).toHaveCount(1)
    }
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.mouse.dblclick(bar.x, bar.y)
  })
  const { scrollHeight, clientHeight } = await client(window).evaluate((element) => ({
    scrollHeight: element.scrollHeight,
    clientHeight: element.clientHeight,
  }))
  expect(scrollHeight, 'the page scrolls, and the window around it does not').toBe(clientHeight)
  await window.getByRole('link', { name: 'All posts' }).click()
  await expect(windowsOf(page, 'Blog')).toHaveAttribute('data-active', 'true')

  await test.step('a post that opens into the window has the focus, not the frame that had it last', async () => {
    await page.keyboard.press('Tab')
    await windowButton(window, 'Close').focus()
    await page.keyboard.press('Control+`')
    await readArticle(windowsOf(page, 'Blog'), 1).press('Enter')
    await expect(scroller(window)).toBeFocused()
    await page.goBack()
  })
  await openAsPage(windowsOf(page, 'Blog')).click()
  await expect(page).toHaveURL('/blog')
})

test('posts that fail to load say so, and can be loaded again', async ({ page, allowConsole }) => {
  allowConsole(/failed to load|request failed|Failed to load resource/)
  for (const data of ['windows/blog', 'windows/blog/windows-xp-portfolio'])
    await page.route(`**/${data}.json`, (route) => route.abort(), { times: 1 })
  const blog = await openApp(page, 'Blog')
  await expect(blog.getByRole('alert')).toContainText('could not be loaded')
  await blog.getByRole('button', { name: 'Try Again' }).click()
  await readArticle(blog, 2).click()
  await expect(post(page).getByRole('alert')).toContainText('could not be loaded')
  await post(page).getByRole('button', { name: 'Try Again' }).click()
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
