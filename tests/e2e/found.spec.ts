/** How the site is found and shared: every address of the sitemap, its head, its card, and the manifest's icons. */
import sharp from 'sharp'
import { site } from '../../src/sample/site.ts'
import { expect, test } from '../support/fixtures.ts'

const isPost = (path: string) => /^\/blog\/[^/]+$/.test(path)

test('every page of the sitemap is there, and says in its head what it is', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => {
    expect(address.startsWith(`${site.address}/`)).toBe(true)
    return address.slice(site.address.length)
  })
  expect(paths).toEqual(expect.arrayContaining(['/', '/blog', '/about', '/licence']))
  expect(paths.filter(isPost)).toHaveLength(3)
  const titles = new Set<string>()
  const cards = new Map<string, string>()
  for (const path of paths) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(200)
    expect(response.headers()['content-type']).toBe('text/html; charset=utf-8')
    const html = await response.text()
    const property = (name: string) =>
      new RegExp(`property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? ''
    expect(html).toContain(`<link rel="canonical" href="${site.address}${path}"`)
    expect(property('url')).toBe(site.address + path)
    titles.add(/<title>([^<]*)/.exec(html)?.[1] ?? '')
    expect(html.includes('"BreadcrumbList"')).toBe(path !== '/')
    expect(html.includes('"BlogPosting"')).toBe(isPost(path) || path === '/blog')
    const size = `${property('image:width')}x${property('image:height')}`
    cards.set(property('image').replace(site.address, ''), size)
  }
  expect(titles.size).toBe(paths.length)
  expect(cards.size, 'each has a card of its own').toBe(paths.length)
  const { icons } = await (await request.get('/manifest.webmanifest')).json()
  for (const { src, sizes } of icons) cards.set(src, sizes)
  for (const [picture, size] of cards) {
    const { width, height } = await sharp(await (await request.get(picture)).body()).metadata()
    expect(`${width}x${height}`, picture).toBe(size)
  }
})
