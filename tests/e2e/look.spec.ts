/** What was chosen in Display Properties and by Quiet holds wherever the visitor goes, from the first paint on. */
import type { Page } from '@playwright/test'
import { colorViolations, CONTRAST_RULES } from '../support/axe.ts'
import { boxOf, scene, shell, startButton, taskbar } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { POSTS } from '../support/pages.ts'
import { PHONE } from '../support/phoneDriver.ts'

const PROGRAM = '**/assets/program-*.js'
const READ = ['/blog', `/blog/${POSTS[2]}`, '/about', '/resume', '/help-and-support', '/licence']

const root = (page: Page) => page.locator('html')

/** As a visit before has left it. */
async function stored(page: Page, display: object, more: object = {}): Promise<void> {
  const entry = JSON.stringify({ version: 1, display, ...more })
  await page.addInitScript((text) => localStorage.setItem('meadow', text), entry)
}

const backgroundOf = (page: Page, selector: string): Promise<string> =>
  page.locator(selector).evaluate((element) => getComputedStyle(element).background)

/** Whether the first paint came with the sheet of the scheme. */
const isPaintedInScheme = (page: Page, scheme: string): Promise<boolean> =>
  page.evaluate(async (name) => {
    const painted = await new Promise<number>((resolve) =>
      new PerformanceObserver((list) => {
        const paint = list.getEntriesByName('first-contentful-paint')[0]
        if (paint) resolve(paint.startTime)
      }).observe({ type: 'paint', buffered: true }),
    )
    const [sheet] = performance
      .getEntriesByType('resource')
      .filter((each) => each.name.includes(`/assets/${name}-`))
    return sheet instanceof PerformanceResourceTiming && sheet.responseEnd <= painted
  }, scheme)

test('the boot screen waits in the chosen scheme and colour, exactly as the desktop then goes on', async ({
  page,
}) => {
  let release = (): void => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(PROGRAM, async (route) => {
    await released
    await route.continue()
  })
  await stored(page, { scheme: 'olive', wallpaper: 'none', color: '#804020', size: 150 })
  await page.goto('/?freeze')
  await expect(root(page)).toHaveAttribute('data-theme', 'olive')
  expect(await isPaintedInScheme(page, 'olive')).toBe(true)
  await expect(page.locator('#boot-screen [aria-hidden]')).toHaveCSS(
    'background-color',
    'rgb(128, 64, 32)',
  )
  await expect(page.locator('#boot-screen [aria-hidden] > img')).toBeHidden()
  const waiting = await backgroundOf(page, '#boot-screen div:has(> span)')
  const waitingBox = await boxOf(page.locator('#boot-screen div:has(> span)'))
  expect(waitingBox.height).toBe(45)
  const bar = await page.locator('meta[name="theme-color"]').getAttribute('content')
  release()
  await expect(scene(page)).toHaveAttribute('data-renderer', /./)
  await expect(shell(page)).toHaveAttribute('data-theme', 'olive')
  expect(await taskbar(page).evaluate((it) => getComputedStyle(it).background)).toBe(waiting)
  expect(await boxOf(taskbar(page))).toEqual(waitingBox)
  await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', bar ?? '')
  await expect(startButton(page)).toBeVisible()
})

test('a phone waits in the scheme, before a wallpaper of its own', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.route(PROGRAM, (route) => new Promise(() => void route))
  await stored(page, { scheme: 'silver', wallpaper: 'none', color: '#804020' })
  await page.goto('/', { waitUntil: 'commit' })
  const picture = page.locator('#boot-screen [aria-hidden]')
  await expect(picture).not.toHaveCSS('background-color', 'rgb(128, 64, 32)')
  await expect(picture.locator(':scope > img')).toBeVisible()
  await expect(root(page)).toHaveAttribute('data-theme', 'silver')
})

test('whoever has chosen nothing loads nothing of a scheme', async ({ page }) => {
  const sheets: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') sheets.push(request.url())
  })
  await page.goto('/blog', { waitUntil: 'networkidle' })
  await expect(root(page)).not.toHaveAttribute('data-theme')
  await page.goto('/?freeze', { waitUntil: 'networkidle' })
  expect(sheets.filter((each) => /olive|silver|contrast/.test(each))).toEqual([])
})

for (const scheme of ['olive', 'silver', 'contrast']) {
  test(`pages are painted in ${scheme} at once, and can be read in the light and in the dark`, async ({
    page,
  }) => {
    await stored(page, { scheme })
    const scope = scheme === 'contrast' ? { colors: CONTRAST_RULES } : {}
    for (const path of READ) {
      await page.emulateMedia({ colorScheme: 'light' })
      await page.goto(path)
      expect(await isPaintedInScheme(page, scheme), path).toBe(true)
      expect(await colorViolations(page, scope), path).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark' })
      expect(await colorViolations(page, scope), `${path} in the dark`).toEqual([])
    }
    await page.goto('/blog')
    const box = page.getByRole('searchbox')
    await box.fill('voice')
    await expect(page.getByRole('option').first()).toBeVisible()
    await page.keyboard.press('ArrowDown')
    expect(await colorViolations(page, scope), 'what the box offers').toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Cookie Preferences' }).click()
    await expect(page.getByRole('dialog', { name: /cookie/i })).toBeVisible()
    expect(await colorViolations(page, scope), 'the preferences').toEqual([])
  })
}

test('an open page follows what is chosen in another tab, Quiet at once', async ({
  page,
  context,
}) => {
  await page.goto('/blog')
  const desk = await context.newPage()
  await desk.goto('/about')
  const store = (entry: object): Promise<void> =>
    desk.evaluate(
      (text) => localStorage.setItem('meadow', text),
      JSON.stringify({ version: 1, ...entry }),
    )
  await store({ quiet: true })
  await expect(root(page)).toHaveAttribute('data-quiet')
  await store({ display: { scheme: 'silver' } })
  await expect(root(page)).toHaveAttribute('data-theme', 'silver')
  await expect(root(page)).not.toHaveAttribute('data-quiet')
})

test('a page is light or dark as the visitor switches it, whatever the system has', async ({
  page,
}) => {
  const ground = (): Promise<string> =>
    root(page).evaluate((it) => getComputedStyle(it).backgroundColor)
  const button = page.getByRole('button', { name: 'Colour scheme', exact: true })
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/blog')
  const dark = await ground()
  await expect(root(page)).not.toHaveAttribute('data-scheme')
  await button.click()
  await expect(root(page)).toHaveAttribute('data-scheme', 'light')
  const light = await ground()
  expect(light).not.toBe(dark)
  await page.emulateMedia({ colorScheme: 'light' })
  await button.click()
  await expect(root(page)).toHaveAttribute('data-scheme', 'dark')
  expect(await ground()).toBe(dark)
  expect(await colorViolations(page)).toEqual([])
  await expect(page.getByText('Dark colours', { exact: true })).toHaveCount(1)
  await page.goto('/about')
  await expect(root(page)).toHaveAttribute('data-scheme', 'dark')
  expect(await ground()).toBe(dark)
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(26, 34, 51)')
})

test('on paper a page has the colours of paper in every scheme', async ({ page }) => {
  await stored(page, { scheme: 'contrast' })
  await page.goto('/blog')
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(26, 34, 51)')
  expect((await boxOf(page.getByRole('main'))).height).toBeGreaterThan(0)
})
