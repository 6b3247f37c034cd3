/** How the site is found and shared: addresses, heads, cards, feeds, Markdown twins. */
import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { site } from '../../src/sample/site.ts'
import { expect, test } from '../support/fixtures.ts'

/** Parses a file of the site in the browser; throws where it is not well-formed. */
async function readXml(page: Page, address: string, selector: string): Promise<string[]> {
  const text = await (await page.request.get(address)).text()
  return page.evaluate(
    ([xml, wanted]) => {
      const document = new DOMParser().parseFromString(xml, 'application/xml')
      const error = document.querySelector('parsererror')
      if (error) throw new Error(error.textContent ?? 'not well-formed')
      return [...document.querySelectorAll(wanted)].map((node) => node.textContent ?? '')
    },
    [text, selector] as const,
  )
}

/** The paths of all pages in the sitemap. */
async function listedPaths(page: Page): Promise<string[]> {
  const addresses = await readXml(page, '/sitemap.xml', 'loc')
  return addresses.map((address) => {
    expect(address.startsWith(`${site.address}/`)).toBe(true)
    return address.slice(site.address.length)
  })
}

/** The HTML of an address as it is sent. */
async function sentHtml(request: APIRequestContext, path: string): Promise<string> {
  const response = await request.get(path)
  expect(response.status(), path).toBe(200)
  expect(response.headers()['content-type']).toBe('text/html; charset=utf-8')
  return response.text()
}

/** What the head of a page says under a name, once it is parsed. */
function contentOf(page: Page, html: string, selector: string, attribute: string) {
  return page.evaluate(
    ([text, wanted, name]) =>
      [...new DOMParser().parseFromString(text, 'text/html').querySelectorAll(wanted)].map(
        (node) => (name === '' ? (node.textContent ?? '') : (node.getAttribute(name) ?? '')),
      ),
    [html, selector, attribute] as const,
  )
}

/** Of posts, and of the lists of a tag or a category. */
const isPost = (path: string) => /^\/blog\/[^/]+$/.test(path)
const isList = (path: string) => /^\/blog\/(?:tags|categories)\//.test(path)

test.beforeEach(async ({ page }) => {
  await page.goto('/robots.txt')
})

test('every page of the sitemap is there, and says in its head what it is', async ({ page }) => {
  const paths = await listedPaths(page)
  expect(paths).toEqual(expect.arrayContaining(['/', '/blog', '/about', '/licence']))
  expect(paths.filter(isPost)).toHaveLength(3)
  expect(paths.filter(isList).length).toBeGreaterThan(5)
  const titles = new Set<string>()
  const cards = new Set<string>()
  for (const path of paths) {
    const html = await sentHtml(page.request, path)
    const all = (selector: string, attribute: string) => contentOf(page, html, selector, attribute)
    const property = async (name: string) =>
      (await all(`meta[property="og:${name}"]`, 'content'))[0] ?? ''
    expect(await all('link[rel=canonical]', 'href')).toEqual([site.address + path])
    const [title = '', ...others] = await all('head > title', '')
    expect(others).toEqual([])
    titles.add(title)
    const [description = ''] = await all('meta[name=description]', 'content')
    expect(description.length).toBeGreaterThan(40)

    expect(await property('url')).toBe(site.address + path)
    const card = await property('image')
    if (!cards.has(card)) await checkCard(page.request, card, property)
    cards.add(card)

    const [text = ''] = await all('script[type="application/ld+json"]', '')
    const graph = JSON.parse(text)['@graph'] as Record<string, unknown>[]
    const types = graph.map((thing) => thing['@type'])
    expect(types).toEqual(expect.arrayContaining(['WebSite', 'Person']))
    expect(types.includes('BreadcrumbList')).toBe(path !== '/')
    expect(types.includes('BlogPosting')).toBe(isPost(path))
  }
  expect(titles.size).toBe(paths.length)
  // All lists share one card.
  expect(cards.size).toBe(paths.filter((path) => !isList(path)).length)
})

/** Whether the picture is what the head says of it. */
async function checkCard(
  request: APIRequestContext,
  address: string,
  property: (name: string) => Promise<string>,
): Promise<void> {
  const response = await request.get(address.replace(site.address, ''))
  expect(response.headers()['content-type']).toBe(await property('image:type'))
  const { width, height } = await sharp(await response.body()).metadata()
  expect([String(width), String(height)]).toEqual([
    await property('image:width'),
    await property('image:height'),
  ])
}

test('robots.txt names the sitemap, and the manifest its icons', async ({ page }) => {
  const robots = await (await page.request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${site.address}/sitemap.xml`)
  const response = await page.request.get('/manifest.webmanifest')
  expect(response.headers()['content-type']).toBe('application/manifest+json; charset=utf-8')
  for (const icon of (await response.json()).icons) {
    const { width, height } = await sharp(
      await (await page.request.get(icon.src)).body(),
    ).metadata()
    expect(`${width}x${height}`).toBe(icon.sizes)
  }
})
