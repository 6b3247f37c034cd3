/** The site of another owner: nothing of the sample is left, other scripts are at home, and visits are counted. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { projects } from '../../src/sample/projects.ts'
import { site as sample } from '../../src/sample/site.ts'
import { htmlFiles, validateHtml } from '../files/html.mjs'
import { validateXml, xmlFiles } from '../files/xml.mjs'
import { colorViolations, violations } from '../support/axe.ts'
import { expect } from '../support/fixtures.ts'
import { longWord, test } from '../second/secondSite.ts'
import { ROOT } from '../support/server.ts'

/** Everything that is published or runs on the server, as one text. */
function publishedText(folder: string): string {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|js|json|xml|md|txt|css)$/.test(entry.name))
    .map((entry) => readFileSync(path.join(entry.parentPath, entry.name), 'utf8'))
    .join('\n')
}

test('nothing of the sample is published, nor anything of an article of a day to come', ({
  site,
}) => {
  const { owner, blog, balloon, description } = sample
  const words = [
    ...[owner.name, owner.headline, owner.email, ...(owner.bio ?? []), description],
    ...[blog?.heading, blog?.subject, blog?.description, balloon?.title, balloon?.text],
    ...(owner.certifications ?? []).map(({ title }) => title),
    ...projects.flatMap(({ title, description: text }) => [title, text]),
    ...readdirSync(path.join(ROOT, 'src/sample/posts')).map((name) => path.parse(name).name),
    ...['CC BY 4.0', 'Some rights reserved'],
  ]
  const text = publishedText(site.folder)
  expect(words.filter((each) => each !== '' && text.includes(each))).toEqual([])
  expect(text).toContain('これは日本語です。')
  expect(text).not.toMatch(/later-tree|Words of a day to come/)
  expect(site.said).toContain(
    'tests/second/words/posts/later-tree.md is left out: it is held back until 2099-01-31.',
  )
  expect(site.said).toContain('山 田 in “Ελένη 山田')
})

test('the desktop and a phone show the words of the owner, and nothing leads to a résumé that is not there', async ({
  page,
  request,
}) => {
  for (const file of ['resume', 'resume.pdf', 'resume.json'])
    expect((await request.get(`./${file}`)).status()).toBe(404)
  expect(await (await request.get('./sitemap.xml')).text()).not.toContain('resume')
  await page.goto('./')
  await expect(page.locator('canvas[data-renderer]')).toBeAttached()
  await page.getByRole('button', { name: 'START' }).click()
  await expect(page.getByRole('menuitem', { name: 'Blog', exact: true })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Résumé' })).toHaveCount(0)
  await page.keyboard.press('Escape')
  await page.getByRole('option', { name: 'Blog' }).press('Enter')
  const blog = page.getByRole('dialog', { name: 'Blog' })
  await expect(blog.getByRole('heading', { level: 2 })).toHaveText('Garden notes')
  await blog.getByRole('link', { name: /^Read article.*Γειά σου Κόσμε/ }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Γειά σου Κόσμε' })).toContainText('{braces}')
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(page.getByRole('dialog', { name: 'Γειά σου Κόσμε' })).toBeVisible()
})

test('its pages are whole, in Greek and Japanese too', async ({ page, request }) => {
  await page.goto('./about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ελένη 山田')
  await expect(page.getByRole('link', { name: /Résumé/ })).toHaveCount(0)
  expect(await violations(page)).toEqual([])
  await page.goto('./blog/first-tree')
  // The box of a task stands in place of a bullet.
  await expect(page.locator('li', { has: page.getByRole('checkbox') }).first()).toHaveCSS(
    'list-style-type',
    '""',
  )
  await expect(page.getByText('Updated 1 Φεβρουαρίου 2026')).toBeVisible()
  await page.getByRole('list', { name: 'Tags' }).getByRole('link', { name: '日本語' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tag: 日本語')
  expect(await violations(page)).toEqual([])
  await page.goto('./licence')
  await expect(page.getByRole('main')).toContainText('You may read these notes.')
  await expect(page.getByRole('contentinfo')).toContainText(longWord('Licence'))

  await test.step('and tell of their language, and of that of the interface', async () => {
    const languages = (): Promise<(string | null)[]> =>
      page.evaluate(() => [document.documentElement.lang, document.body.getAttribute('lang')])
    await page.goto('./blog')
    expect(await languages()).toEqual(['el', 'en'])
    await expect(page.locator('meta[property="og:locale"]')).toHaveAttribute('content', 'el_GR')
    await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'el')
    const card = page.getByRole('article').filter({ hasText: 'Γειά σου Κόσμε' })
    await expect(card.locator('time')).toHaveText('31 Ιανουαρίου 2026')
    await expect(card.locator('time')).toHaveAttribute('lang', 'el')
    await page.goto('./')
    expect(await languages()).toEqual(['el', 'en'])
    const manifest: unknown = await (await request.get('./manifest.webmanifest')).json()
    expect(manifest).toMatchObject({ lang: 'el' })
  })
})

test("a page of the owner's own is a page, a window and a link", async ({ page, request }) => {
  await page.goto('./about')
  await page
    .getByRole('navigation', { name: 'Site' })
    .getByRole('link', { name: 'Now: Άνοιξη' })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Now: Άνοιξη')
  await expect(page.getByText('Updated 1 Φεβρουαρίου 2026')).toBeVisible()
  expect(await violations(page)).toEqual([])
  expect(await (await request.get('./sitemap.xml')).text()).toContain('/now</loc>')
  await page.goto('./')
  await page.getByRole('button', { name: 'START' }).click()
  await page.getByRole('menuitem', { name: 'Now: Άνοιξη' }).click()
  const window = page.getByRole('dialog', { name: 'Now: Άνοιξη' })
  await expect(window.getByRole('heading', { level: 2 }).first()).toHaveText('Now: Άνοιξη')
  await window.getByRole('link', { name: 'trees' }).click()
  await expect(page.getByRole('dialog', { name: 'Γειά σου Κόσμε' })).toBeVisible()
})

test('an article shows notes, formulas, captions, titles of code and its series, on its page and in a window', async ({
  page,
}) => {
  await page.goto('./blog/rechnen')
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  await expect(page.getByRole('article')).toContainText('3. Februar 2026')
  const series = page.getByRole('navigation', { name: 'Series: Trees' })
  await expect(series.locator('[aria-current="page"]')).toHaveText('Rechnen mit Bäumen')
  await expect(page.getByRole('figure', { name: 'src/baum.ts' }).locator('mark')).toHaveCount(3)
  await expect(page.getByRole('figure', { name: 'Ein Baum, der „mitwächst“.' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await colorViolations(page)).toEqual([])

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
    const cut = await page.locator('mtext', { hasText: '(1)' }).evaluate((number) => {
      const words = document.createRange()
      words.selectNodeContents(number)
      return number.getBoundingClientRect().width - words.getBoundingClientRect().width
    })
    expect(cut).toBeCloseTo(0)
  })

  await test.step('a window has all of this, too', async () => {
    await page.goto('./')
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

test('its HTML, feeds and sitemap are valid', async ({ site }) => {
  const built = path.join(site.folder, 'client')
  // Titles of 105 letters are longer than a title should be.
  const pages = htmlFiles(built).filter((name) => !/long|tags\/tag|categories\/category/.test(name))
  expect(pages.length).toBeGreaterThan(10)
  for (const name of pages) await validateHtml(built, name)
  for (const name of xmlFiles(built)) validateXml(path.join(built, name))
  expect(xmlFiles(built).length).toBeGreaterThan(4)
})

test('its logo stands in the header, and its icon in tabs and on home screens', async ({
  page,
  request,
}) => {
  await page.goto('./blog')
  const home = page.getByRole('banner').getByRole('link', { name: 'A leaf Κήπος', exact: true })
  const logo = home.getByRole('img', { name: 'A leaf' })
  expect(await logo.boundingBox()).toMatchObject({ width: 160, height: 32 })
  expect(await logo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
  await page.setViewportSize({ width: 320, height: 600 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  expect(await (await request.get('./trees.csv')).text()).toBe('name,height\n')
  const pictures = [
    [await (await request.get('./favicon.ico')).body(), 48],
    [await (await request.get('./apple-touch-icon.png')).body(), 180],
    [await (await request.get('./icons/icon-192.png')).body(), 192],
    [await (await request.get('./icons/icon-maskable-512.png')).body(), 512],
  ] as const
  for (const [picture, size] of pictures) {
    expect(await sharp(picture).metadata()).toMatchObject({ width: size, height: size })
    const middle = { left: size / 2, top: size / 2, width: 1, height: 1 }
    const pixel = await sharp(picture).extract(middle).removeAlpha().raw().toBuffer()
    expect([...pixel]).toEqual([0x2e, 0x8b, 0x57])
  }
})
