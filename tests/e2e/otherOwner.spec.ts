/** The site of another owner, at an address with a path: nothing of the sample is left, and other scripts are at home. */
import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { projects } from '../../src/sample/projects.ts'
import { site } from '../../src/sample/site.ts'
import { htmlFiles, validateHtml } from '../files/html.mjs'
import { checkLinks } from '../files/links.mjs'
import { validateXml, xmlFiles } from '../files/xml.mjs'
import { violations } from '../support/axe.ts'
import { type BuiltServer, startBuiltServer } from '../support/builtServer.ts'
import { expect, test } from '../support/fixtures.ts'
import { runScript } from '../support/npmScript.ts'
import { FEATURES, LATER, NOW, POST, SITE } from '../support/otherWords.ts'
import { COLOR_RULES } from '../support/pages.ts'
import { copyProject, type ProjectCopy } from '../support/projectCopy.ts'
import { ROOT } from '../support/server.ts'

const CONTENT = 'src/content'
const POSTS = `${CONTENT}/posts`

let project: ProjectCopy
let server: BuiltServer
let said = ''

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  test.setTimeout(180_000)
  project = copyProject(['.cache/art'])
  const place = (file: string): string => path.join(project.folder, file)
  symlinkSync(path.join(ROOT, 'node_modules'), place('node_modules'), 'junction')
  // Whoever owns this checkout, this is the site of somebody else.
  for (const folder of [CONTENT, 'assets/images', 'assets/files'])
    rmSync(place(folder), { recursive: true, force: true })
  mkdirSync(place(POSTS), { recursive: true })
  mkdirSync(place('assets/images'), { recursive: true })
  await sharp(path.join(ROOT, 'src/sample/images/avatar.webp')).toFile(
    place('assets/images/avatar.png'),
  )
  await drawLeaf(320, 64, place('assets/images/mark.png'))
  await drawLeaf(512, 512, place('assets/images/leaf.png'))
  writeFileSync(place(`${POSTS}/first-tree.md`), POST)
  writeFileSync(place(`${POSTS}/later-tree.md`), LATER)
  writeFileSync(place(`${POSTS}/rechnen.md`), FEATURES)
  writeFileSync(place(`${CONTENT}/site.ts`), SITE)
  mkdirSync(place(`${CONTENT}/pages`))
  writeFileSync(place(`${CONTENT}/pages/now.md`), NOW)
  mkdirSync(place('assets/files'))
  writeFileSync(place('assets/files/trees.csv'), 'name,height\n')
  const build = runScript('build', project.folder, {})
  const code = await build.ended
  said = build.output()
  expect(code, said).toBe(0)
  server = await startBuiltServer(project.folder, [process.execPath, 'dist/server/node.js'])
})

/** A picture with transparent corners. */
async function drawLeaf(width: number, height: number, file: string): Promise<void> {
  const ellipse = `<ellipse cx="50%" cy="50%" rx="50%" ry="50%" fill="#2e8b57"/>`
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${ellipse}</svg>`
  await sharp(Buffer.from(drawing)).png().toFile(file)
}

test.afterAll(() => {
  server?.end()
  project?.remove()
})

/** Everything that is published or runs on the server, as one text. */
function publishedText(): string {
  const dist = path.join(project.folder, 'dist')
  return readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|json|xml|md|txt|css)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}

test('nothing of the sample is published, nor anything of an article of a day to come', () => {
  const { owner, blog, balloon, profiles, description } = site
  const sample = [
    ...[owner.name, owner.headline, owner.email, ...(owner.bio ?? []), description],
    ...[blog?.heading, blog?.subject, blog?.description, balloon?.title, balloon?.text],
    ...profiles.flatMap(({ label, url }) => [label, url]),
    ...(owner.certifications ?? []).map(({ title }) => title),
    ...projects.flatMap(({ title, description: text }) => [title, text]),
    ...readdirSync(path.join(ROOT, 'src/sample/posts')).map((name) => path.parse(name).name),
    ...['CC BY 4.0', 'Some rights reserved'],
  ]
  const text = publishedText()
  expect(sample.filter((each) => each !== '' && text.includes(each))).toEqual([])
  expect(text).toContain('これは日本語です。')
  expect(text).not.toMatch(/later-tree|Words of a day to come/)
  expect(said).toContain(`${POSTS}/later-tree.md is left out: it is held back until 2099-01-31.`)
  expect(said).toContain('leave out letters that the fonts lack')
})

test('the desktop and a phone show the words of the owner', async ({ page }) => {
  await page.goto(server.url)
  await expect(page.locator('canvas[data-renderer]')).toBeAttached()
  await page.getByRole('option', { name: 'Blog' }).press('Enter')
  const blog = page.getByRole('dialog', { name: 'Blog' })
  await expect(blog.getByRole('heading', { level: 2 })).toHaveText('Garden notes')
  await blog.getByRole('link', { name: /^Read article.*Γειά σου Κόσμε/ }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Γειά σου Κόσμε' })).toContainText('{braces}')
  await expect(page.getByRole('option')).toHaveText([
    'My Computer',
    'Notepad',
    'Blog',
    'About',
    'Cookies',
  ])
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('dialog', { name: 'Γειά σου Κόσμε' })).toBeVisible()
})

test('its pages are whole, in Greek and Japanese too', async ({ page }) => {
  await page.goto(`${server.url}about`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ελένη 山田')
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await page.goto(`${server.url}blog/first-tree`)
  await expect(page.getByText('Updated 1 Φεβρουαρίου 2026')).toBeVisible()
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: '日本語' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tag: 日本語')
  expect(await violations(page)).toEqual([])
  await page.goto(`${server.url}licence`)
  await expect(page.getByRole('main')).toContainText('You may read these notes.')
  await expect(page.getByRole('contentinfo')).toContainText('Reading only')
})

test('a former address leads to the article', async ({ page, request }) => {
  const response = await request.get(`${server.url}blog/old-tree`, { maxRedirects: 0 })
  expect(response.status()).toBe(301)
  expect(response.headers()['location']).toBe('/garden/blog/first-tree')
  const stub = readFileSync(path.join(project.folder, 'dist/client/blog/old-tree.html'), 'utf8')
  expect(stub).toContain(
    '<link rel="canonical" href="https://kipos.example/garden/blog/first-tree"',
  )
  await page.goto(`${server.url}blog/old-tree`)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Γειά σου Κόσμε')
})

test('nothing is left of the assistant', async ({ request }) => {
  const response = await request.post(`${server.url}chat`, { data: { text: 'Who are you?' } })
  expect(response.status()).toBe(405)
  const hosts = path.join(project.folder, 'dist/hosts')
  for (const name of readdirSync(hosts))
    expect(readFileSync(path.join(hosts, name), 'utf8')).not.toContain('/chat')
})

test('nothing leads to a résumé that is not there', async ({ page, request }) => {
  for (const file of ['resume', 'resume.pdf', 'resume.json'])
    expect((await request.get(`${server.url}${file}`)).status()).toBe(404)
  expect(await (await request.get(`${server.url}sitemap.xml`)).text()).not.toContain('resume')
  await page.goto(`${server.url}about`)
  await expect(page.getByRole('link', { name: /Résumé/ })).toHaveCount(0)
  await page.goto(server.url)
  await page.getByRole('button', { name: 'START' }).click()
  await expect(page.getByRole('menuitem', { name: 'Blog', exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Résumé' })).toHaveCount(0)
})

test("a page of the owner's own is a page, a window and a link", async ({ page, request }) => {
  await page.goto(`${server.url}about`)
  await page.getByRole('navigation', { name: 'Site' }).getByRole('link', { name: 'Now' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now: Άνοιξη')
  await expect(page.getByText('Updated 1 Φεβρουαρίου 2026')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await (await request.get(`${server.url}sitemap.xml`)).text()).toContain('/now</loc>')
  await page.goto(server.url)
  await page.getByRole('button', { name: 'START' }).click()
  await page.getByRole('menuitem', { name: 'Now: Άνοιξη' }).click()
  const window = page.getByRole('dialog', { name: 'Now: Άνοιξη' })
  await expect(window.getByRole('heading', { level: 2 })).toHaveText('Now: Άνοιξη')
  await window.getByRole('link', { name: 'trees' }).click()
  await expect(page.getByRole('dialog', { name: 'Γειά σου Κόσμε' })).toBeVisible()
})

test('an article shows notes, formulas, captions, titles of code and its series, on its page and in a window', async ({
  page,
}) => {
  await page.goto(`${server.url}blog/rechnen`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('article')).toContainText('3. Februar 2026')
  const series = page.getByRole('navigation', { name: 'Series: Trees' })
  await expect(series.locator('[aria-current="page"]')).toHaveText('Rechnen mit Bäumen')
  await expect(page.getByRole('figure', { name: 'src/baum.ts' }).locator('mark')).toHaveCount(3)
  await expect(page.getByRole('figure', { name: 'Ein Baum, der „mitwächst“.' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await violations(page, { rules: COLOR_RULES })).toEqual([])

  await test.step('a note is gone to and left again', async () => {
    await page.locator('[data-footnote-ref]').nth(1).click()
    await expect(page).toHaveURL(/#fn-rechnen--winkel$/)
    await expect(page.locator('#fn-rechnen--winkel')).toBeInViewport()
    await page.getByRole('link', { name: 'Back to reference 2' }).click()
    await expect(page.locator('[data-footnote-ref]').nth(1)).toBeInViewport()
  })

  await test.step('its formulas are laid out, with nothing that the policy forbids', async () => {
    const fraction = await page.locator('mfrac').first().boundingBox()
    const line = await page.locator('math').first().boundingBox()
    expect(fraction?.height).toBeGreaterThan(line?.height ?? 0)
  })

  await test.step('a window has all of this, too', async () => {
    await page.goto(server.url)
    await page.getByRole('option', { name: 'Blog' }).press('Enter')
    const blog = page.getByRole('dialog', { name: 'Blog' })
    await blog.getByRole('link', { name: /^Read article.*Rechnen mit Bäumen/ }).press('Enter')
    const window = page.getByRole('dialog', { name: 'Rechnen mit Bäumen' })
    const reference = window.locator('[data-footnote-ref]').nth(1)
    await reference.click()
    await expect(window.locator('#fn-rechnen--winkel')).toBeFocused()
    await expect(window.locator('#fn-rechnen--winkel')).toBeInViewport()
    await window.getByRole('link', { name: 'Back to reference 2' }).press('Enter')
    await expect(reference).toBeFocused()
    // It can still be reached by keys after it was gone to.
    await expect(reference).toHaveJSProperty('tabIndex', 0)
    expect(await violations(page)).toEqual([])
    await window.getByRole('group', { name: 'Series: Trees' }).getByRole('link').press('Enter')
    await expect(page.getByRole('dialog', { name: 'Γειά σου Κόσμε' })).toBeVisible()
  })
})

test('its HTML, feeds and sitemap are valid, and its links lead somewhere', async () => {
  const built = path.join(project.folder, 'dist/client')
  for (const name of htmlFiles(built)) await validateHtml(path.join(built, name))
  for (const name of xmlFiles(built)) validateXml(path.join(built, name))
  expect(xmlFiles(built).length).toBeGreaterThan(4)
  checkLinks(built, '/garden/')
})

test('its logo stands in the header, and its icon in tabs and on home screens', async ({
  page,
  request,
}) => {
  await page.goto(`${server.url}blog`)
  const home = page.getByRole('banner').getByRole('link', { name: 'A leaf Κήπος', exact: true })
  const logo = home.getByRole('img', { name: 'A leaf' })
  expect(await logo.boundingBox()).toMatchObject({ width: 160, height: 32 })
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 320, height: 600 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await (await request.get(`${server.url}trees.csv`)).text()).toBe('name,height\n')
  const pictures = [
    [await (await request.get(`${server.url}favicon.ico`)).body(), 48],
    [await (await request.get(`${server.url}apple-touch-icon.png`)).body(), 180],
    [await (await request.get(`${server.url}icons/icon-192.png`)).body(), 192],
    [await (await request.get(`${server.url}icons/icon-maskable-512.png`)).body(), 512],
  ] as const
  for (const [picture, size] of pictures) {
    expect(await sharp(picture).metadata()).toMatchObject({ width: size, height: size })
    const middle = { left: size / 2, top: size / 2, width: 1, height: 1 }
    const pixel = await sharp(picture).extract(middle).removeAlpha().raw().toBuffer()
    expect([...pixel]).toEqual([0x2e, 0x8b, 0x57])
  }
})

test('it tells of its language, and of that of the interface', async ({ page, request }) => {
  const languages = (): Promise<(string | null)[]> =>
    page.evaluate(() => [document.documentElement.lang, document.body.getAttribute('lang')])
  await page.goto(`${server.url}blog`)
  expect(await languages()).toEqual(['el', 'en'])
  await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'el_GR')
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'el')
  const card = page.getByRole('article').filter({ hasText: 'Γειά σου Κόσμε' })
  await expect(card.locator('time')).toHaveText('31 Ιανουαρίου 2026')
  await expect(card.locator('time')).toHaveAttribute('lang', 'el')
  await page.goto(`${server.url}blog/rechnen`)
  expect(await languages()).toEqual(['de', 'en'])
  await page.goto(`${server.url}licence`)
  expect(await languages()).toEqual(['en', null])
  await page.goto(server.url)
  expect(await languages()).toEqual(['el', 'en'])
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'el')
  const text = async (name: string): Promise<string> =>
    (await request.get(server.url + name)).text()
  expect(JSON.parse(await text('manifest.webmanifest'))).toMatchObject({ lang: 'el' })
  expect(await text('feed.xml')).toMatch(/<feed [^>]*xml:lang="el"/)
  expect(await text('about')).toContain('"inLanguage":"el"')
  expect(await text('blog/first-tree.md')).toContain('lang: "el"')
})

test('visits are counted while the visitor allows it, and only then', async ({ page, context }) => {
  const asked: string[] = []
  await context.route(/stats\.example/, (route) => {
    const sent = route.request()
    asked.push(`${sent.method()} ${sent.url()} ${sent.postData() ?? ''}`.trim())
    const body =
      'navigator.sendBeacon("https://stats.example/visit", document.currentScript.dataset.garden)'
    return route.fulfill({ contentType: 'text/javascript', body })
  })
  const visit = [
    'GET https://cdn.stats.example/leaf.js?v=1',
    'POST https://stats.example/visit kipos',
  ]
  const dialog = page.getByRole('dialog', { name: 'Cookie preferences' })
  const statistics = dialog.getByRole('checkbox', { name: 'Statistics' })
  const save = dialog.getByRole('button', { name: 'Save my choice' })

  await test.step('not before consent', async () => {
    await page.goto(`${server.url}about`)
    // What was answered before the site counted is no answer about that.
    await page.evaluate(() => localStorage.setItem('meadow', '{"version":1,"remembersDesk":true}'))
    await page.reload()
    await page.getByRole('button', { name: 'Cookie Preferences' }).click()
    await expect(dialog.getByRole('checkbox', { name: 'Windows' })).toBeChecked()
    await expect(statistics).not.toBeChecked()
    await expect(statistics).toHaveAccessibleDescription(
      /Which notes are read\. Leaf Count counts your visits, .* sent to stats\.example\./,
    )
    await expect(dialog).toHaveAccessibleDescription(/counts no visits, unless you allow it below/)
    expect(await violations(page)).toEqual([])
    expect(asked).toEqual([])
  })

  await test.step('at consent, and with each page after it', async () => {
    await statistics.check()
    await save.click()
    await expect.poll(() => asked).toEqual(visit)
    await page.goto(`${server.url}blog`)
    await expect.poll(() => asked).toEqual([...visit, ...visit])
    await page.goto(server.url)
    await expect.poll(() => asked).toEqual([...visit, ...visit, ...visit])
  })

  await test.step('no longer once it is taken back', async () => {
    asked.length = 0
    await page.getByRole('option', { name: 'Cookies' }).press('Enter')
    await expect(statistics).toBeChecked()
    await statistics.uncheck()
    await save.click()
    await expect(dialog).toHaveCount(0)
    await page.reload()
    await expect(page.locator('canvas[data-renderer]')).toBeAttached()
    await page.goto(`${server.url}blog`)
    expect(asked).toEqual([])
  })
})

test('its policy allows the script that counts and where it sends, and nothing else elsewhere', async ({
  request,
}) => {
  const policy = (await request.get(server.url)).headers()['content-security-policy'] ?? ''
  const elsewhere = policy.split('; ').filter((directive) => directive.includes('https:'))
  expect(elsewhere.map((each) => each.replaceAll(/ 'sha256-[^']*'/g, ''))).toEqual([
    "script-src 'self' https://cdn.stats.example/leaf.js",
    "connect-src 'self' https://stats.example",
  ])
  const dist = path.join(project.folder, 'dist')
  for (const name of ['client/_headers', 'hosts/nginx.conf', 'hosts/Caddyfile'])
    expect(readFileSync(path.join(dist, name), 'utf8')).toContain(policy)
})
