/**
 * `npm run dev` in a copy of the project: it looks like the built site, at both widths, and follows what is
 * edited. The tests share one server, and the later ones edit what the earlier ones have read.
 */
import path from 'node:path'
import type { Page } from '@playwright/test'
import { BUILT_SITE_FILE, readBuiltSite } from '../../src/server/http/builtSite.ts'
import { addressesBelow } from '../../src/server/http/siteFiles.ts'
import { background as wallpaper, icons, scene } from '../support/desktopDriver.ts'
import { type DevProject, openDevProject } from '../support/devProject.ts'
import { expect, test } from '../support/fixtures.ts'
import { isListening } from '../support/npmScript.ts'
import { PHONE } from '../support/phoneDriver.ts'
import { TEST_SITE_FOLDER } from '../support/server.ts'

const POST = '/blog/hands-free-coding'
const POST_FILE = 'src/sample/posts/hands-free-coding.mdx'
const DESKTOP = { width: 1280, height: 800 }

// In one worker, or each would start a server.
test.describe.configure({ mode: 'default' })

let project: DevProject

test.beforeAll(async () => {
  project = await openDevProject()
})

test.afterAll(() => project.end())

/**
 * What the style sheets say of the elements of a page: in another order they would say something else.
 * Boxes are left out, because their sizes depend on whether a font was loaded in time.
 */
function looks(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('header, main, footer, h1, h2, article, p, li, a, button')].map(
      (element) => {
        const style = getComputedStyle(element)
        const { display, margin, padding, border, font, color } = style
        return [
          element.tagName,
          display,
          margin,
          padding,
          border,
          font,
          color,
          style.background,
        ].join()
      },
    ),
  )
}

test('/ is the desktop, painted on its canvas, and the grid on a phone', async ({ page }) => {
  await page.setViewportSize(DESKTOP)
  await page.goto(`${project.url}/`)
  await expect(scene(page)).toHaveAttribute('data-renderer', /^(webgl|canvas)$/, {
    timeout: 40_000,
  })
  await expect(wallpaper(page)).toBeVisible()
  await expect(icons(page)).toHaveCount(6)
  await expect(page.locator('#boot-screen')).toHaveCount(0)
  await page.setViewportSize(PHONE)
  await page.goto(`${project.url}/`)
  await expect(page.locator('main[data-layout="mobile"]')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('list', { name: 'Apps' }).getByRole('listitem')).toHaveCount(7)
  await expect(page.locator('canvas')).toHaveCount(0)
})

test('pages look as they do when they are built, at both widths', async ({ page }) => {
  const looksAt = async (viewport: typeof DESKTOP): Promise<readonly string[]> => {
    await page.setViewportSize(viewport)
    return looks(page)
  }
  for (const address of ['/blog', POST]) {
    await page.goto(address)
    const [wide, narrow] = [await looksAt(DESKTOP), await looksAt(PHONE)]
    await page.goto(`${project.url}${address}`)
    await expect.poll(() => looksAt(PHONE)).toEqual(narrow)
    await expect.poll(() => looksAt(DESKTOP)).toEqual(wide)
  }
})

test('every address of the built site is answered as the built site does', async ({ request }) => {
  const files = addressesBelow(path.join(TEST_SITE_FOLDER, 'client'))
  const planned = files
    .filter((file) => !/^\/(?:assets\/|_|sw\.js$)|\.(?:br|gz)$/.test(file))
    .map((file) => encodeURI(file.replace(/(?:(?<=\/)index)?\.html$/, '')))
  const { redirects } = readBuiltSite(path.join(TEST_SITE_FOLDER, 'server', BUILT_SITE_FILE))
  const others = ['/blog/', '/me', '/me/', '/missing', '/blog/missing.png']
  for (const address of [...planned, ...redirects.map(({ from }) => from), ...others]) {
    const ask = async (site: string): Promise<readonly unknown[]> => {
      const response = await request.head(site + address, { maxRedirects: 0 })
      const { location, 'content-type': type } = response.headers()
      return [response.status(), type, location]
    }
    expect.soft(await ask(project.url), address).toEqual(await ask(''))
  }
  expect(planned).toEqual(expect.arrayContaining(['/', '/help-and-support', '/resume.pdf']))
})

/** Opens a page and waits until the server can tell it of changes. */
async function openConnected(page: Page, address: string): Promise<void> {
  const connected = page.waitForEvent('console', (message) =>
    message.text().includes('[vite] connected'),
  )
  await page.goto(`${project.url}${address}`)
  await connected
}

test('an edited word of a post is shown without a reload, and a mistake in place of its page, and nowhere else, until it is fixed', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/status of 500/)
  await openConnected(page, POST)
  const first = page.getByRole('main').getByText('The first time you dictate a whole')
  await expect(first).toContainText('looks solved')
  project.edit(POST_FILE, 'looks solved', 'seems solved')
  await expect(first).toContainText('seems solved')

  const overlay = page.locator('vite-error-overlay')
  const before = project.script.output().length
  project.edit(POST_FILE, "readTime: '15 min read'", 'readTime: 15')
  await expect(overlay).toContainText(`${POST_FILE}:6: front matter, readTime`)
  const printed = project.script.output().slice(before)
  expect(printed).toContain(`${POST_FILE}:6: front matter, readTime`)
  expect(printed).not.toMatch(/^\s+at /m)
  await page.goto(`${project.url}/blog`)
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(2)
  await expect(overlay).toHaveCount(0, { timeout: 30_000 })
  await page.goto(project.url + POST)
  await expect(overlay).toContainText(`${POST_FILE}:6: front matter, readTime`)
  project.edit(POST_FILE, 'readTime: 15', "readTime: '15 min read'")
  await expect(overlay).toHaveCount(0, { timeout: 30_000 })
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
})

test("the owner's words are edited again and again, with mistakes too, while the server stays", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/status of 500|use-gesture.*touch-action/)
  await openConnected(page, '/about')
  const words = 'src/sample/site.ts'
  const heading = page.getByRole('heading', { level: 1 })
  const overlay = page.locator('vite-error-overlay')
  const before = project.script.output().length
  project.edit(words, "name: 'Robin Meadows'", "name: 'Ada Meadows'")
  await expect(heading).toContainText('Ada Meadows')
  project.edit(words, "name: 'Ada Meadows'", "name: ''")
  await expect(overlay).toContainText(/src\/sample\/site\.ts:\d+: owner\.name: expected a name/)
  project.edit(words, "name: ''", "name: 'Eve Meadows")
  await expect(overlay).toContainText(/src\/sample\/site\.ts:\d+: it cannot be read/)
  project.edit(words, "name: 'Eve Meadows", "name: 'Eve Meadows'")
  await expect(heading).toContainText('Eve Meadows')
  const address = "address: 'https://meadow.example'"
  const more = `wallpaper: 'lost',\n  ${address}`
  project.edit(words, address, more)
  await expect(overlay).toContainText(/src\/sample\/site\.ts:\d+: wallpaper: expected the name/)
  for (const each of ['/', '/about', '/blog', POST, '/me', '/resume']) {
    const text = await (await request.get(project.url + each)).text()
    expect.soft(text, each).toMatch(/src\/sample\/site\.ts:\d+: wallpaper: expected the name/)
  }
  await page.goto(`${project.url}/`)
  await expect(overlay).toContainText('wallpaper: expected the name')
  project.edit(words, more, address)
  await expect(overlay).toHaveCount(0, { timeout: 30_000 })
  await expect(scene(page)).toBeAttached({ timeout: 40_000 })
  const printed = project.script.output().slice(before)
  expect(printed).not.toMatch(/^\s+at |server restarted/m)
})

test('an address with a path takes the site there, until npm is ended', async ({
  page,
  request,
  allowConsole,
}) => {
  // What the library of gestures says while developing, of title bars.
  allowConsole(/use-gesture.*touch-action/)
  const [old, next] = [
    "address: 'https://meadow.example'",
    "address: 'https://meadow.example/garden'",
  ]
  project.edit('src/sample/site.ts', old, next)
  await expect.poll(project.script.output).toContain('The site lies at /garden/ now.')
  const home = () => request.get(`${project.url}/`, { maxRedirects: 0 }).catch(() => undefined)
  await expect.poll(async () => (await home())?.headers()['location']).toBe('/garden/')
  const beside: string[] = []
  page.on('request', (sent) => {
    const { origin, pathname } = new URL(sent.url())
    if (origin === project.url && !pathname.startsWith('/garden/')) beside.push(pathname)
  })
  await page.setViewportSize(DESKTOP)
  await page.goto(`${project.url}/garden/`)
  await expect(scene(page)).toBeAttached({ timeout: 40_000 })
  await page.getByRole('option', { name: 'Blog' }).press('Enter')
  await page.getByRole('link', { name: 'Open as page' }).click()
  await page.waitForURL(`${project.url}/garden/blog`)
  await expect(page.getByRole('main').getByRole('article')).not.toHaveCount(0)
  expect(beside).toEqual([])
  const answer = await request.post(`${project.url}/garden/chat`, {
    data: { text: 'Who are you?' },
  })
  expect(answer.status()).toBe(200)
  expect(await answer.json()).toHaveProperty('answer')

  // It ends with npm and leaves its port.
  project.script.npm.kill('SIGTERM')
  await project.script.ended
  await expect.poll(() => isListening(project.port)).toBe(false)
})
