/** A site whose address has a path: everything lies below it, on the Node server and on hosts of files. */
import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { checkLinks } from '../files/links.mjs'
import { violations } from '../support/axe.ts'
import { ask, assistant, log } from '../support/assistantDriver.ts'
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts'
import { expect, test } from '../support/fixtures.ts'
import { openPagesHost, openStaticHost } from '../support/staticHost.ts'
import {
  ADDRESS,
  ALIAS,
  BASE,
  buildSubPathSite,
  linksBeside,
  POST,
  requestsBeside,
  type SubPathSite,
} from '../support/subPathSite.ts'

const DESKTOP = 'canvas[data-renderer]'

let site: SubPathSite
let server: BuiltServer

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  site = await buildSubPathSite()
  server = await startBuiltServer(site.folder, [process.execPath, 'server/node.js'])
})

test.afterAll(() => {
  server?.end()
  site?.remove()
})

test('its files name nothing beside it', async ({ request }) => {
  const client = path.join(site.folder, 'client')
  expect(() => checkLinks(client, BASE)).not.toThrow()
  const texts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|xml|txt|md|webmanifest)$/.test(name),
  )
  for (const name of texts) {
    const text = readFileSync(path.join(client, name), 'utf8')
    const whole = text.match(/https:\/\/meadow\.example[^\s"'<>&)]*/g) ?? []
    expect(
      whole.filter((address) => !`${address}/`.startsWith(`${ADDRESS}/`)),
      name,
    ).toEqual([])
  }
  const bodies = await (await request.get(`${server.url}feed.xml`)).text()
  expect(bodies).toContain(`href="${ADDRESS}/about"`.replaceAll(`"`, '&quot;'))
  expect(bodies).not.toMatch(/(?:href|src)=(?:"|&quot;)\/(?!\/)/)
  const manifest = (await (await request.get(`${server.url}manifest.webmanifest`)).json()) as object
  expect(manifest).toMatchObject({ id: BASE, start_url: BASE, scope: BASE })
})

test('the server has the site below the path alone', async ({ request }) => {
  expect(server.url.endsWith(BASE)).toBe(true)
  const { origin } = new URL(server.url)
  const locations = [
    ['/', 302, BASE],
    [BASE.slice(0, -1), 302, BASE],
    [`${BASE}blog/${ALIAS}`, 301, `${BASE}blog/${POST}`],
    ['/blog', 404, undefined],
  ] as const
  for (const [target, status, location] of locations) {
    const response = await request.get(origin + target, { maxRedirects: 0 })
    expect([response.status(), response.headers()['location']], target).toEqual([status, location])
  }
  const beside = await request.post(`${origin}/chat`, { data: { text: 'Who are you?' } })
  expect(beside.status()).toBe(405)
})

test('the desktop opens windows, follows links in them and shows its files', async ({ page }) => {
  const beside = requestsBeside(page)
  await page.goto(server.url)
  await expect(page.locator(DESKTOP)).toBeAttached()
  await page.getByRole('option', { name: 'Blog' }).press('Enter')
  const blog = page.getByRole('dialog', { name: 'Blog' })
  await expect(blog.getByRole('link', { name: 'Open as page' })).toHaveAttribute(
    'href',
    `${BASE}blog`,
  )
  await blog
    .getByRole('link', { name: /^Read article/ })
    .last()
    .press('Enter')
  const post = page.locator('[data-app="BlogPost"]')
  await expect(post).toHaveCount(1)
  // Links that an article writes as paths of the site.
  await post.getByRole('link', { name: 'About the author' }).press('Enter')
  await expect(page.locator('[data-app="About"]')).toBeVisible()
  await expect(post.getByRole('link', { name: 'another site' })).toHaveAttribute(
    'href',
    'https://elsewhere.example/',
  )

  await page.getByRole('option', { name: 'My Computer' }).press('Enter')
  const myComputer = page.locator('[data-app="My Computer"]')
  await expect(myComputer.getByRole('link', { name: 'Assistant' })).toHaveAttribute('href', BASE)
  await myComputer.getByRole('button', { name: 'Local Disk (C:)' }).press('Enter')
  const file = myComputer.getByRole('option', { name: 'favicon.svg' })
  await expect
    .poll(() => file.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const opened = page.context().waitForEvent('page')
  await myComputer.getByRole('option', { name: 'robots.txt' }).dblclick()
  const tab = await opened
  await tab.waitForURL(`${server.url}robots.txt`)
  expect(await tab.textContent('body')).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`)
  await tab.close()

  expect(await linksBeside(page)).toEqual([])
  expect(new URL(page.url()).pathname).toBe(BASE)
  expect(beside).toEqual([])
})

test('links of the owner’s own lead below it, from icons and START', async ({ page }) => {
  const beside = requestsBeside(page)
  await page.goto(server.url)
  await expect(page.locator(DESKTOP)).toBeAttached()
  await page.getByRole('button', { name: 'start' }).click()
  const terms = page.getByRole('menuitem', { name: 'Terms' })
  await expect(terms).toHaveAttribute('href', `${BASE}licence`)
  await page.getByRole('menuitem', { name: 'Now' }).click()
  const now = page.getByRole('dialog', { name: 'Now' })
  await expect(now.getByRole('link', { name: 'Open as page' })).toHaveAttribute(
    'href',
    `${BASE}now`,
  )
  await page.getByRole('button', { name: 'start' }).click()
  await page.getByRole('menuitem', { name: 'Internet' }).click()
  const logo = page.locator('[data-app="Internet Explorer"]').getByRole('img', { name: 'Google' })
  await expect(logo).toHaveAttribute('src', `${BASE}favicon.svg`)
  await page.getByRole('option', { name: 'Summary' }).press('Enter')
  await page.waitForURL(`${server.url}llms.txt`)
  expect(beside).toEqual([])
})

test('the assistant answers, and its links lead below it', async ({ page }) => {
  const beside = requestsBeside(page)
  await page.goto(`${server.url}?freeze`)
  await page.getByRole('option', { name: 'Assistant' }).press('Enter')
  await expect(assistant(page)).toBeVisible()
  await ask(page, 'What do you say about hands-free coding?')
  const link = log(page)
    .getByRole('link', { name: /Hands-free coding/ })
    .first()
  await expect(link).toHaveAttribute('href', new RegExp(`^${BASE}blog/hands-free-coding`))
  await link.press('Enter')
  await expect(page.locator('[data-app="BlogPost"]')).toHaveAccessibleName(/^Hands-free coding/)
  expect(beside).toEqual([])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('the grid opens sheets and leads to pages', async ({ page }) => {
    const beside = requestsBeside(page)
    await page.goto(server.url)
    const grid = page.getByRole('list', { name: 'Apps' })
    await expect(grid.getByRole('link', { name: 'Elsewhere' })).toHaveAttribute(
      'href',
      'https://elsewhere.example/',
    )
    expect(await linksBeside(page)).toEqual([])
    await grid.getByRole('button', { name: 'Notepad' }).click()
    await expect(page.getByRole('dialog', { name: 'Untitled - Notepad' })).toBeVisible()
    await page.getByRole('button', { name: 'start' }).click()
    await grid.getByRole('link', { name: 'About' }).click()
    await page.waitForURL(`${server.url}about`)
    expect(beside).toEqual([])
  })
})

test('its pages link to each other, and answer for what is not there', async ({
  page,
  allowConsole,
}) => {
  const beside = requestsBeside(page)
  await page.goto(`${server.url}blog/${ALIAS}`)
  await page.waitForURL(`${server.url}blog/${POST}`)
  expect(await linksBeside(page)).toEqual([])
  await page.getByRole('list', { name: 'Tags' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tag: /)
  const feed = await page.locator('link[rel="alternate"]').first().getAttribute('href')
  expect(feed).toMatch(new RegExp(`^${BASE}blog/tags/[^/]+/feed\\.xml$`))
  expect((await page.request.get(new URL(feed ?? '', server.url).href)).status()).toBe(200)
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'About' }).click()
  await page.waitForURL(`${server.url}about`)
  allowConsole(/404 \(Not Found\)/)
  const missing = await page.goto(`${server.url}missing/page`)
  expect(missing?.status()).toBe(404)
  expect(await violations(page)).toEqual([])
  await page.getByRole('link', { name: 'The desktop' }).click()
  await page.waitForURL(server.url)
  await expect(page.locator(DESKTOP)).toBeAttached()
  expect(beside).toEqual([])
})

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

  test('keeps the site, and nothing beside it', async ({ page, context, allowConsole }) => {
    allowConsole(/ERR_INTERNET_DISCONNECTED/)
    await page.goto(`${server.url}blog`)
    const scope = await page.evaluate(async () => {
      const { scope: found } = await navigator.serviceWorker.ready
      if (!navigator.serviceWorker.controller) {
        await new Promise((resolve) =>
          navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
        )
      }
      return found
    })
    expect(scope).toBe(server.url)
    await context.setOffline(true)
    for (const [address, heading] of [
      ['', /^Meadow/],
      ['about', 'Robin Meadows'],
      [`blog/${POST}/`, /^Two painters/],
      ['nowhere', 'You are offline'],
    ] as const) {
      await page.goto(server.url + address)
      await expect(page.getByRole('heading', { level: 1 }), address).toHaveText(heading)
    }
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(
        names.map(async (name) => (await caches.open(name)).keys()),
      )
      return { names, paths: requests.flat().map(({ url }) => new URL(url).pathname) }
    })
    expect(kept.paths).toContain(`${BASE}about`)
    expect(kept.paths.filter((each) => !each.startsWith(BASE))).toEqual([])
    // Another site on the same host has caches, too.
    expect(kept.names.filter((name) => !name.includes(BASE))).toEqual([])
  })
})

test('a host of files such as GitHub Pages shows it, under the same policy', async ({
  page,
  request,
  allowConsole,
}) => {
  const host = await openPagesHost(path.join(site.folder, 'client'), BASE)
  const at = (target: string): string => host.url + target
  try {
    await page.goto(at(BASE))
    await expect(page.locator(DESKTOP)).toBeAttached()
    await page.getByRole('option', { name: 'About' }).press('Enter')
    await expect(page.locator('[data-app="About"]').getByRole('heading').first()).toBeVisible()
    for (const target of ['blog', `blog/${POST}`, 'licence']) {
      expect((await page.goto(at(BASE + target)))?.status(), target).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    }
    await page.goto(at(`${BASE}blog/${ALIAS}`))
    await page.waitForURL(at(`${BASE}blog/${POST}`))
    const statuses = [
      [BASE.slice(0, -1), 301],
      [`${BASE}blog/`, 404],
      [`${BASE}missing`, 404],
      ['/', 404],
    ] as const
    for (const [target, status] of statuses) {
      const response = await request.get(at(target), { maxRedirects: 0 })
      expect(response.status(), target).toBe(status)
      expect(response.headers()['content-security-policy']).toBeUndefined()
    }
    expect(await (await request.get(at(`${BASE}missing`))).text()).toContain('Page not found')
    // The policy stands in the page.
    allowConsole(/Executing inline script violates the following Content Security Policy/)
    const wasRun = await page.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'document.title = "run"'
      document.head.append(script)
      return document.title === 'run'
    })
    expect(wasRun).toBe(false)
  } finally {
    await host.end()
  }
})

test('a host that reads _headers and _redirects serves it from a folder of that name', async ({
  request,
}) => {
  // As README says.
  const published = path.join(site.folder, 'published')
  const below = path.join(published, BASE)
  mkdirSync(path.dirname(below), { recursive: true })
  cpSync(path.join(site.folder, 'client'), below, { recursive: true })
  for (const name of ['_headers', '_redirects'])
    renameSync(path.join(below, name), path.join(published, name))
  cpSync(path.join(below, '404.html'), path.join(published, '404.html'))
  const host = await openStaticHost(published)
  try {
    const { headers, url } = await request
      .get(host.url)
      .then((response) => ({ headers: response.headers(), url: response.url() }))
    expect(url).toBe(host.url + BASE)
    const expected = (await request.get(server.url)).headers()
    expect(headers['content-security-policy']).toBe(expected['content-security-policy'])
    const html = await (await request.get(`${host.url}${BASE}blog`)).text()
    const [, asset = ''] = /href="(\/[^"]+\.js)"/.exec(html) ?? []
    const kept = await request.get(host.url + asset)
    expect(kept.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
    const moved = await request.get(`${host.url}${BASE}blog/${ALIAS}`)
    expect(moved.url()).toBe(`${host.url}${BASE}blog/${POST}`)
    expect((await request.get(`${host.url}${BASE}missing`)).status()).toBe(404)
  } finally {
    await host.end()
  }
})
