/** A site whose address has a path: everything lies below it, on the Node server and on hosts of files. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { checkLinks } from '../files/links.mjs'
import { ask, assistant, bots, log } from '../support/assistantDriver.ts'
import { expect } from '../support/fixtures.ts'
import { ADDRESS, BASE, linksBeside, requestsBeside, test } from '../second/secondSite.ts'

const DESKTOP = 'canvas[data-renderer]'
/** An article, and its former slug. */
const POST = 'first-tree'
const ALIAS = 'old-tree'

test('its files name nothing beside it', async ({ request, site }) => {
  const client = path.join(site.folder, 'client')
  expect(() => checkLinks(client, BASE)).not.toThrow()
  const texts = readdirSync(client, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(?:html|xml|txt|md|webmanifest)$/.test(name),
  )
  for (const name of texts) {
    const text = readFileSync(path.join(client, name), 'utf8')
    const whole = text.match(/https:\/\/kipos\.example[^\s"'<>&)]*/g) ?? []
    expect(
      whole.filter((address) => !`${address}/`.startsWith(`${ADDRESS}/`)),
      name,
    ).toEqual([])
  }
  const bodies = await (await request.get('./feed.xml')).text()
  expect(bodies).toContain(`href="${ADDRESS}/about"`.replaceAll(`"`, '&quot;'))
  const style = `<?xml-stylesheet type="text/css" href="${BASE}feed.css"?>`
  expect(bodies).toContain(style)
  expect(bodies.replace(style, '')).not.toMatch(/(?:href|src)=(?:"|&quot;)\/(?!\/)/)
  const manifest = (await (await request.get('./manifest.webmanifest')).json()) as object
  // What the assistant answers from is kept for visitors without a network.
  expect(readFileSync(path.join(client, 'sw.js'), 'utf8')).toMatch(
    /answers\.json.*browserAnswers-/s,
  )
  expect(manifest).toMatchObject({ id: BASE, start_url: BASE, scope: BASE })
})

test('the desktop opens windows, follows links in them and shows its files', async ({
  page,
  site,
}) => {
  const beside = requestsBeside(page)
  await page.goto('./')
  await expect(page.locator(DESKTOP)).toBeAttached()
  await page.getByRole('option', { name: 'Blog' }).press('Enter')
  const blog = page.getByRole('dialog', { name: 'Blog' })
  await expect(blog.getByRole('link', { name: 'Open as page' })).toHaveAttribute(
    'href',
    `${BASE}blog`,
  )
  await blog.getByRole('link', { name: /^Read article.*Γειά σου Κόσμε/ }).press('Enter')
  const post = page.locator('[data-app="BlogPost"]')
  await expect(post).toHaveCount(1)
  // Links that an article writes as paths of the site.
  await expect(post.getByRole('link', { name: 'https://elsewhere.example/' })).toBeVisible()
  await post.getByRole('link', { name: 'about the author' }).press('Enter')
  await expect(page.locator('[data-app="About"]')).toBeVisible()

  await page.getByRole('option', { name: 'My Computer' }).press('Enter')
  const myComputer = page.locator('[data-app="My Computer"]')
  await myComputer.getByRole('button', { name: 'Local Disk (C:)' }).press('Enter')
  const file = myComputer.getByRole('option', { name: 'tree.svg' })
  await expect
    .poll(() => file.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const opened = page.context().waitForEvent('page')
  await myComputer.getByRole('option', { name: 'robots.txt' }).dblclick()
  const tab = await opened
  await tab.waitForURL(`${site.url}robots.txt`)
  expect(await tab.textContent('body')).toContain(`Sitemap: ${ADDRESS}/sitemap.xml`)
  await tab.close()

  expect(await linksBeside(page)).toEqual([])
  expect(new URL(page.url()).pathname).toBe(BASE)
  expect(beside).toEqual([])
})

test('links of the owner’s own lead below it, from icons and START, as do those of the assistant', async ({
  page,
  site,
  allowConsole,
}) => {
  const beside = requestsBeside(page)
  await page.goto('./?freeze')
  await expect(page.locator(DESKTOP)).toBeAttached()
  await page.getByRole('button', { name: 'start' }).click()
  const terms = page.getByRole('menuitem', { name: 'Terms' })
  await expect(terms).toHaveAttribute('href', `${BASE}licence`)
  await page.getByRole('menuitem', { name: 'Now: Άνοιξη' }).click()
  const now = page.getByRole('dialog', { name: 'Now: Άνοιξη' })
  await expect(now.getByRole('link', { name: 'Open as page' })).toHaveAttribute(
    'href',
    `${BASE}now`,
  )
  await page.getByRole('button', { name: 'start' }).click()
  await page.getByRole('menuitem', { name: 'Internet' }).click()
  const logo = page.locator('[data-app="Internet Explorer"]').getByRole('img', { name: 'Google' })
  await expect(logo).toHaveAttribute('src', `${BASE}tree.svg`)

  await page.locator('[data-icon-id="4"]').press('Enter')
  await expect(assistant(page)).toBeVisible()
  const asked = page.waitForRequest(`${site.url}answers.json`)
  await ask(page, 'Wie hoch ist ein Baum?')
  await asked
  const link = log(page).getByRole('link', { name: /Rechnen mit Bäumen/ })
  await expect(link.first()).toHaveAttribute('href', new RegExp(`^${BASE}blog/rechnen`))
  // What answers is here now: it needs no network. An icon that was not shown yet does.
  allowConsole(/ERR_INTERNET_DISCONNECTED/)
  await page.context().setOffline(true)
  await ask(page, 'Who are you?')
  await expect(bots(page)).toHaveCount(3)
  await page.context().setOffline(false)
  await link.first().press('Enter')
  await expect(page.locator('[data-app="BlogPost"]')).toHaveAccessibleName(/^Rechnen mit Bäumen/)

  await page.getByRole('option', { name: 'Summary' }).press('Enter')
  await page.waitForURL(`${site.url}llms.txt`)
  expect(beside).toEqual([])
})

test('its pages link to each other, and answer for what is not there', async ({
  page,
  site,
  allowConsole,
}) => {
  const beside = requestsBeside(page)
  await page.goto(`${site.url}blog/${ALIAS}`)
  await page.waitForURL(`${site.url}blog/${POST}`)
  expect(await linksBeside(page)).toEqual([])
  await page.getByRole('list', { name: 'Tags' }).getByRole('link').first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Tag: /)
  const feed = await page.locator('link[rel="alternate"]').first().getAttribute('href')
  expect(feed).toMatch(new RegExp(`^${BASE}blog/tags/[^/]+/feed\\.xml$`))
  expect((await page.request.get(new URL(feed ?? '', site.url).href)).status()).toBe(200)
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'About' }).click()
  await page.waitForURL(`${site.url}about`)
  allowConsole(/404 \(Not Found\)/)
  const missing = await page.goto(`${site.url}missing/page`)
  expect(missing?.status()).toBe(404)
  await page.getByRole('link', { name: 'The desktop' }).click()
  await page.waitForURL(site.url)
  await expect(page.locator(DESKTOP)).toBeAttached()
  expect(beside).toEqual([])
})
