import path from 'node:path'
import { startBuiltServer } from '../support/builtServer.ts'
import { expect } from '../support/fixtures.ts'
import { BASE, test } from '../second/secondSite.ts'
import { openPagesHost } from '../support/staticHost.ts'

/** An article, and its former slug. */
const POST = 'first-tree'
const ALIAS = 'old-tree'

test.describe('the service worker', () => {
  test.use({ serviceWorkers: 'allow', viewport: { width: 390, height: 844 } })

  test('keeps the site, and nothing beside it', async ({ page, site, allowConsole }) => {
    // Pictures of a page may still be on their way when the server ends.
    allowConsole(/ERR_CONNECTION_(?:REFUSED|RESET)/)
    const server = await startBuiltServer(site.folder, [process.execPath, 'server/node.js'])
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
    // A worker that starts anew would not be told that the context is offline.
    await server.end()
    for (const [address, heading] of [
      ['', /^Κήπος/],
      ['about', 'Ελένη 山田'],
      [`blog/${POST}/`, /^Γειά σου/],
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
  site,
  allowConsole,
}) => {
  const host = await openPagesHost(path.join(site.folder, 'client'), BASE)
  const at = (target: string): string => host.url + target
  try {
    await page.goto(at(BASE))
    await expect(page.locator('canvas[data-renderer]')).toBeAttached()
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
