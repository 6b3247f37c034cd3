/** The lists of posts by tag and category: as pages, as feeds, and in the window of the blog. */
import { client, openApp, openDesktop } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

test('a tag leads to the page of its posts, and from there to its feed and to all posts', async ({
  page,
  request,
}) => {
  await page.goto('/blog')
  await page.getByRole('link', { name: 'accessibility' }).first().click()
  await expect(page).toHaveURL(/\/blog\/tags\/accessibility$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tag: accessibility')
  await expect(page.getByRole('article')).toHaveCount(2)
  const feed = await page.getByRole('link', { name: 'Feed' }).getAttribute('href')
  const response = await request.get(feed ?? '')
  expect(response.status()).toBe(200)
  expect((await response.text()).match(/<entry>/g)).toHaveLength(2)
  await page.getByRole('link', { name: 'All posts' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('the window of the blog shows the posts of a tag, and all posts again', async ({
  page,
  allowConsole,
}) => {
  // The browser's own view of a feed styles it in a way that the site's policy forbids.
  allowConsole(/Applying inline style/)
  await openDesktop(page)
  const blog = await openApp(page, 'Blog')
  const tag = blog.getByRole('link', { name: 'statistics' })
  await tag.focus()
  await tag.press('Enter')
  await expect(blog).toHaveAttribute('data-location', '/blog/tags/statistics')
  await expect(blog.getByRole('heading', { level: 2 })).toHaveText('Tag: statistics')
  await expect(blog.getByRole('article')).toHaveCount(1)
  await expect(blog.getByRole('link', { name: 'Open as page' })).toHaveAttribute(
    'href',
    '/blog/tags/statistics',
  )
  await expect(client(blog).locator('[data-autofocus]')).toBeFocused()
  const opened = page.waitForEvent('popup')
  await blog.getByRole('link', { name: 'Feed' }).click()
  await (await opened).close()
  await blog.getByRole('link', { name: 'All posts' }).click()
  await expect(blog).toHaveAttribute('data-location', '/blog')
  await expect(blog.getByRole('article')).toHaveCount(3)
})
