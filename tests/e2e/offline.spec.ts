/** What the service worker keeps, and what it must never keep. Everywhere else tests run without it. */
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test as base } from '../support/fixtures.ts'
import { openOwnSite, type OwnSite } from '../support/ownSite.ts'

const POST = '/blog/windows-xp-portfolio'

const test = base.extend<{ site: OwnSite }>({
  // The worker asks the network first, and the browser reports that there is none; or the site is
  // just being restarted.
  allowed: async ({ allowed }, use) => {
    await use([
      ...allowed,
      /ERR_(INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE)/,
    ])
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures' names from here
  site: async ({}, use) => {
    const site = await openOwnSite()
    await use(site)
    await site.end()
  },
})

test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

/** Waits until a worker controls the page; by then it has stored its whole list of copies. */
async function untilKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
    if (!navigator.serviceWorker.controller) {
      await new Promise((resolve) =>
        navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
      )
    }
  })
}

/** A worker that starts anew would not be told that the context is offline, so the server is stopped, too. */
async function goOffline(context: BrowserContext, site: OwnSite): Promise<void> {
  await site.stop()
  await context.setOffline(true)
}

/** The paths of everything in the caches, each with its status. */
function keptFiles(page: Page): Promise<Record<string, number>> {
  return page.evaluate(async () => {
    const found: Record<string, number> = {}
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const request of await cache.keys()) {
        const response = await cache.match(request)
        found[new URL(request.url).pathname] = response?.status ?? 0
      }
    }
    return found
  })
}

/** The addresses of all copies of a page, with their revisions. */
function keptCopies(page: Page, path: string): Promise<string[]> {
  return page.evaluate(async (pathname) => {
    const names = await caches.keys()
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    const urls = kept.flat().map(({ url }) => new URL(url))
    return urls.filter((url) => url.pathname === pathname).map((url) => url.pathname + url.search)
  }, path)
}

test('after one visit, without a network, pages, the grid, the search and the assistant work', async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${site.url}/blog`)
  await untilKept(page)
  await goOffline(context, site)
  const apps = page.getByRole('list', { name: 'Apps' })

  await test.step('every page can be read, with its pictures and styles', async () => {
    for (const path of ['/blog', '/about', '/licence', `${POST}/`, POST]) {
      await page.goto(site.url + path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByRole('contentinfo')).toBeVisible()
    }
    const hero = page.locator('article img').first()
    await expect
      .poll(() => hero.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth > 0))
      .toBe(true)
    await expect(page.getByRole('button', { name: 'Copy' }).first()).toBeVisible()
  })

  await test.step('the site can be searched', async () => {
    await page.goto(`${site.url}/`)
    await page.getByRole('button', { name: 'Search this site' }).click()
    await page.getByRole('combobox').fill('kappa')
    await page.getByRole('option').first().click()
    await expect(page).toHaveURL(/\/blog\/testing-llm-as-judge/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  await test.step('an address that was never kept is answered with a page that says why', async () => {
    await page.goto(`${site.url}/blog/no-such-post`)
    await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
    await page.getByRole('link', { name: 'All posts' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  await test.step('the grid opens its apps; the assistant says why it is silent, and keeps the question', async () => {
    await page.goto(`${site.url}/`)
    const start = page.getByRole('button', { name: 'start', exact: true })
    await start.click()
    await apps.getByRole('button', { name: 'Notepad' }).click()
    await expect(page.getByRole('dialog').getByRole('textbox', { name: 'Text' })).toBeVisible()
    await start.click()
    // A new page of a context that was taken offline before takes itself to be online.
    await context.setOffline(false)
    await context.setOffline(true)
    await apps.getByRole('button', { name: 'Assistant' }).click()
    const message = page.getByRole('textbox', { name: 'Message' })
    await message.fill('What is Meadow?')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('alert')).toContainText('You are offline')
    await page.getByRole('alert').getByRole('button', { name: 'Close' }).click()
    await expect(message).toHaveValue('What is Meadow?')
  })
})

test.describe('on a screen', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the desktop is kept once it was seen, its canvas too', async ({ page, context, site }) => {
    await page.goto(`${site.url}/`)
    await expect(page.locator('canvas[data-renderer]')).toBeAttached()
    await untilKept(page)
    await expect
      .poll(async () => Object.keys(await keptFiles(page)).some((path) => /Compositor/.test(path)))
      .toBe(true)
    await goOffline(context, site)
    await page.reload()
    await expect(page.locator('canvas[data-renderer]')).toBeAttached()
    await expect(page.getByRole('toolbar', { name: 'Taskbar' })).toBeVisible()
    await page.getByRole('option', { name: 'Blog' }).press('Enter')
    await expect(page.getByRole('dialog', { name: 'Blog' }).getByRole('article')).toHaveCount(3)
  })
})

test('a phone keeps nothing of the canvas, no questions to the assistant, and no error', async ({
  page,
  site,
  allowConsole,
}) => {
  // The copy of the site is served without the chat's service.
  allowConsole(/status of 40[45]/)
  await page.goto(`${site.url}/`)
  await untilKept(page)
  await page.evaluate(() => fetch('/chat', { method: 'POST', body: '{}' }).catch(() => undefined))
  const kept = Object.keys(await keptFiles(page))
  expect(kept).toEqual(expect.arrayContaining(['/', '/blog', POST, '/offline']))
  const others = /Compositor|Renderer|DesktopLayout|pixi|chat/i
  expect(kept.filter((path) => others.test(path))).toEqual([])

  site.hide('files.json')
  await site.restart()
  const status = () => page.evaluate(async () => (await fetch('/files.json')).status)
  expect(await status()).toBe(404)
  expect((await page.goto(`${site.url}/blog/no-such-post`))?.status()).toBe(404)
  site.show('files.json')
  await site.restart()
  expect(await status()).toBe(200)
  for (const [path, found] of Object.entries(await keptFiles(page))) expect(found, path).toBe(200)
})

test('a new version is shown at once, and kept in the place of the old one', async ({
  page,
  context,
  site,
}) => {
  // However slow the machine is, the worker waits for the network instead of showing its copy.
  site.change('sw.js', /networkTimeoutSeconds:\w+/, 'networkTimeoutSeconds:3600')
  await site.restart()
  await page.goto(`${site.url}/about`)
  await untilKept(page)
  site.change('about.html', /(?<=<h1[^>]*>)[^<]*/, 'The second version')
  // The list of copies of a build has another revision for every page that changed.
  site.change('sw.js', /"revision":"[0-9a-f]{32}","url":"\/about"/, '"revision":"2","url":"/about"')
  await site.restart()

  await page.goto(`${site.url}/about`)
  const heading = page.getByRole('heading', { level: 1, name: 'The second version' })
  await expect(heading).toBeVisible()
  // The page asks for the new version's worker some seconds after it has loaded. While that worker is being
  // installed both versions are kept, and the old worker answers; it forgets the old copy once it takes over.
  await expect
    .poll(() => keptCopies(page, '/about'), { timeout: 30_000 })
    .toEqual(['/about?__WB_REVISION__=2'])
  await goOffline(context, site)
  await page.reload()
  await expect(heading).toBeVisible()
})
