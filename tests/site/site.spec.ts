/**
 * The owner's own site, or the sample for as long as there is none: whatever it says, it is served, silent
 * and accessible.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { builtBase } from '../files/base.mjs'
import { placeInWords } from '../files/placeInWords.mjs'
import { OWN_SITE } from '../runner/testSite.mjs'
import { violations } from '../support/axe.ts'
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts'
import { expect, test } from '../support/fixtures.ts'
import { ROOT } from '../support/server.ts'

const folder = path.join(ROOT, OWN_SITE.target)
const base = builtBase(path.join(folder, 'client'))
/** Pages of one kind look alike, so a few of each tell of all; the order of the sitemap is that of the site. */
const MOST_OF_A_KIND = 5

/** What the pages of one kind have in common: the folder in which they lie. */
function kindOf(page: string): string {
  return page.slice(0, page.lastIndexOf('/') + 1)
}

/** Some pages of each kind, by the sitemap. */
function pagesToVisit(): readonly string[] {
  const sitemap = readFileSync(path.join(folder, 'client/sitemap.xml'), 'utf8')
  const seen = new Map<string, number>()
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)]
    .map(([, address = '']) => new URL(address).pathname)
    .filter((page) => {
      const count = (seen.get(kindOf(page)) ?? 0) + 1
      seen.set(kindOf(page), count)
      return kindOf(page) === base || count <= MOST_OF_A_KIND
    })
}

let server: BuiltServer

test.beforeAll(async () => {
  server = await startBuiltServer(folder, [process.execPath, 'server/node.js'])
})

test.afterAll(() => server?.end())

test('the desktop and a phone show it', async ({ page }) => {
  await page.goto(server.url)
  await expect(page.locator('canvas[data-renderer]')).toBeAttached()
  expect(await violations(page)).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('list', { name: 'Apps' })).toBeVisible()
  expect(await violations(page)).toEqual([])
})

for (const address of pagesToVisit().filter((page) => page !== base)) {
  test(`${decodeURI(address)} is accessible`, async ({ page }) => {
    await page.goto(new URL(address, server.url).href)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const found = await violations(page)
    const below = decodeURI(address).slice(base.length)
    expect(found.map((each) => placeInWords(below, each) + each)).toEqual([])
  })
}
