/** Interactive figures: the picture without scripts, the same box with them, every way to operate them, and their end. */
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { weightOf } from '../files/weights.mjs'
import { colorViolations, violations } from '../support/axe.ts'
import { boxOf, centerOf, moveBy, windowButton, windowsOf } from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'
import { DRAWINGS, expectLegible } from '../support/legible.ts'
import { TEST_SITE_FOLDER } from '../support/server.ts'
import { MOST_SHIFT, watchShifts } from '../support/shifts.ts'

const FIGURES: Readonly<Record<string, readonly string[]>> = {
  '/blog/testing-llm-as-judge': ['kappa', 'bootstrap'],
  '/blog/hands-free-coding': ['grammar'],
  '/blog/windows-xp-portfolio': ['windows'],
  '/burrow': ['grammar'],
  '/tidewater': ['tide'],
}
const ADDRESSES = Object.entries(FIGURES)
/** Of a post's JavaScript with its figures, in compressed bytes. */
const MOST_BYTES = 80_000
const WIDTHS = [1440, 390, 320]

const figureOf = (scope: Page | Locator, name: string) =>
  scope.locator(`figure[data-island="${name}"]`)

const stageOf = (figure: Locator) => figure.locator('[data-part="stage"]')

async function bringToLife(scope: Page | Locator, name: string): Promise<Locator> {
  const figure = figureOf(scope, name)
  await figure.scrollIntoViewIfNeeded()
  await expect(figure).toHaveAttribute('data-live')
  return figure
}

/** The sizes of the figures of a page at all widths, as they are shown there. */
async function sizesOf(page: Page, address: string, names: readonly string[], isLive: boolean) {
  const sizes: Record<string, readonly number[]> = {}
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    // A resized page moves, which is not what is counted.
    if (isLive || width === WIDTHS[0]) await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    for (const name of names) {
      const figure = isLive ? await bringToLife(page, name) : figureOf(page, name)
      const box = await boxOf(figure)
      sizes[`${name} at ${width}`] = [box.width, box.height]
    }
  }
  return sizes
}

for (const [address, names] of ADDRESSES) {
  test(`${address} shows the same boxes with and without scripts`, async ({ browser, page }) => {
    const shifts = await watchShifts(page)
    const alive = await sizesOf(page, address, names, true)
    expect(await shifts()).toBeLessThan(MOST_SHIFT)
    const plain = await browser.newContext({ javaScriptEnabled: false })
    const still = await plain.newPage()
    expect(await sizesOf(still, new URL(address, page.url()).href, names, false)).toEqual(alive)
    for (const name of names) {
      await expect(stageOf(figureOf(still, name))).toHaveAccessibleName(/\w+ \w+/)
      await expect(figureOf(still, name).getByRole('button')).toHaveCount(0)
    }
    await plain.close()
  })

  test(`${address} loads its figures when they come near, without React, and axe finds nothing in any colours`, async ({
    page,
  }) => {
    const scripts = new Set<string>()
    page.on('request', (request) => {
      const { pathname } = new URL(request.url())
      if (pathname.endsWith('.js')) scripts.add(pathname)
    })
    await page.goto(address, { waitUntil: 'networkidle' })
    const before = scripts.size
    for (const name of names) await bringToLife(page, name)
    if (address.startsWith('/blog')) expect(scripts.size).toBeGreaterThan(before)
    expect(weightOf(path.join(TEST_SITE_FOLDER, 'client'), [...scripts])).toBeLessThan(MOST_BYTES)
    const texts = await Promise.all(
      [...scripts].map(async (script) => (await page.request.get(script)).text()),
    )
    expect(texts.filter((text) => /react\.transitional|pixi/i.test(text))).toEqual([])
    const parts = ['figure[data-island]']
    expect(await violations(page, { parts }), 'light').toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colorViolations(page, { parts }), 'dark').toEqual([])
    await page.emulateMedia({ colorScheme: 'light', forcedColors: 'active' })
    expect(await violations(page, { parts }), 'forced colours').toEqual([])
  })
}

for (const address of Object.keys(DRAWINGS)) {
  test(`${address} has drawings that can be read from 320 to 2560 pixels`, async ({ page }) => {
    await expectLegible(page, address)
  })
}

test('kappa follows its sliders by keyboard, and paper shows them as bars', async ({ page }) => {
  await page.goto('/blog/testing-llm-as-judge')
  const figure = await bringToLife(page, 'kappa')
  const fails = figure.getByRole('slider', { name: 'Answers that are bad' })
  await fails.focus()
  for (let press = 0; press < 5; press += 1) await page.keyboard.press('ArrowLeft')
  await expect(fails).toBeFocused()
  await expect(fails).toHaveAttribute('aria-valuetext', '5%')
  await expect(figure.getByRole('status')).toHaveText('kappa 0.43')
  await expect(figure.getByRole('img')).toHaveAccessibleName(
    /With 5% of the answers bad, kappa is 0\.43/,
  )
  await page.emulateMedia({ media: 'print' })
  await expect(fails).toBeHidden()
  await expect(figure.locator('.island-bar').first()).toBeVisible()
})

test('the bootstrap draws in the page, again with another seed, and without motion where that is asked for', async ({
  page,
}) => {
  await page.goto('/blog/testing-llm-as-judge')
  const figure = await bringToLife(page, 'bootstrap')
  await figure.getByRole('button', { name: '50 answers' }).click()
  await expect(figure.getByRole('status')).toHaveText('95% interval 0.44–0.87')
  await expect(figure.getByRole('button', { name: '50 answers' })).toHaveAttribute(
    'aria-pressed',
    'true',
  )
  await figure.getByRole('button', { name: 'Draw again' }).press('Enter')
  await expect(figure).toContainText('resamples, seed 2')
  await expect(figure.getByRole('status')).toHaveText(/95% interval 0\.4\d–0\.8\d/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  const calm = await bringToLife(page, 'bootstrap')
  const seen: string[] = []
  await page.exposeFunction('noteCount', (count: string) => seen.push(count))
  await calm.evaluate((element) => {
    const count = element.querySelector('.island-facts p:last-child strong')
    const note = Reflect.get(window, 'noteCount') as (count: string) => void
    new MutationObserver(() => note(count?.textContent ?? '')).observe(element, {
      subtree: true,
      characterData: true,
      childList: true,
    })
  })
  await calm.getByRole('button', { name: 'Draw again' }).click()
  await expect(calm).toContainText('resamples, seed 2')
  expect(new Set(seen)).toEqual(new Set(['4,000']))
})

test('windows follow the mouse, a finger and the arrow keys, and show what culling is for', async ({
  page,
}) => {
  await page.goto('/blog/windows-xp-portfolio')
  const figure = await bringToLife(page, 'windows')
  const code = figure.getByRole('group', { name: 'Clip path of A' })
  await expect(code).toContainText('M0 32h122v1h-122Z')
  const b = figure.getByRole('button', { name: /^Window B/ })
  await b.focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(b).toHaveAccessibleName(/at 170, 101/)
  await expect(b).toBeFocused()
  const box = await boxOf(figure.locator('svg').first())
  const pixel = box.width / 480
  const at = { x: box.x + 60 * pixel, y: box.y + 60 * pixel }
  await page.mouse.move(at.x, at.y)
  await page.mouse.down()
  await moveBy(page, at, { x: 50 * pixel, y: 20 * pixel })
  await page.mouse.up()
  await expect(figure.getByRole('button', { name: /^Window A/ })).toHaveAccessibleName(/at 90, 60/)
  await expect(figure.getByRole('group', { name: 'Clip path of B' })).toBeVisible()
  await page.mouse.move(at.x, at.y)
  await expect(figure.getByRole('button', { name: /^Window A/ })).toHaveAccessibleName(/at 90, 60/)
  await figure.getByRole('button', { name: 'Clip the contents' }).click()
  await expect(figure).toContainText('clip-path: none')
  await figure.getByRole('button', { name: 'Start again' }).click()
  await expect(b).toHaveAccessibleName(/at 160, 100/)
})

test('the grammar takes what is typed and what is pressed, and scratch leads back', async ({
  page,
}) => {
  await page.goto('/burrow')
  const figure = await bringToLife(page, 'grammar')
  const box = figure.getByRole('textbox', { name: 'Say, by typing' })
  const lines = figure.getByRole('listitem')
  await box.fill('Take 3 lines.')
  await box.press('Enter')
  await expect(box).toHaveValue('')
  await expect(box).toBeFocused()
  await expect(figure.getByRole('status')).toHaveText('3 lines are taken. Chuck would delete them.')
  await figure.getByRole('button', { name: 'chuck' }).click()
  await expect(lines).toHaveCount(3)
  await figure.getByRole('button', { name: 'scratch' }).click()
  await expect(lines).toHaveCount(6)
  await box.fill('go four two')
  await figure.getByRole('button', { name: 'Say it' }).click()
  await expect(figure.getByRole('status')).toHaveText(/^Refused/)
})

test('a year of measurements zooms to a week, and the sliders stay within the year', async ({
  page,
}) => {
  await page.goto('/tidewater')
  const figure = await bringToLife(page, 'tide')
  await expect(figure).toContainText('105,120')
  const from = figure.getByRole('slider', { name: 'From' })
  await expect(from).toBeDisabled()
  await figure.getByRole('button', { name: 'The week of the release' }).click()
  await expect(figure).toContainText('2,016')
  await expect(figure.getByRole('status')).toHaveText('20 Jul to 26 Jul')
  await from.press('End')
  await expect(figure.getByRole('status')).toHaveText('25 Dec to 31 Dec')
  await figure.getByRole('slider', { name: 'Days shown' }).press('End')
  await expect(figure.getByRole('status')).toHaveText('1 Jan to 31 Dec')
})

test('in a window a figure lives, rests while the window is minimized, and ends with it', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const real = window.requestAnimationFrame.bind(window)
    let frames = 0
    window.requestAnimationFrame = (callback) => {
      frames += 1
      return real(callback)
    }
    Object.assign(window, { countFrames: () => frames })
  })
  const frames = () => page.evaluate(() => (Reflect.get(window, 'countFrames') as () => number)())
  const framesIn = async (ms: number): Promise<number> => {
    const before = await frames()
    await page.waitForTimeout(ms)
    return (await frames()) - before
  }
  await page.goto('/#/blog/testing-llm-as-judge')
  const post = windowsOf(page, 'BlogPost')
  await expect(post.getByRole('article')).toBeVisible()
  const kappa = await bringToLife(post, 'kappa')
  await kappa.getByRole('slider', { name: 'Answers that are bad' }).press('End')
  await expect(kappa.getByRole('status')).toHaveText('kappa 0.80')
  const id = (await post.getAttribute('data-window-id')) ?? ''
  await windowButton(post, 'Minimize').click()
  await expect(post).toBeHidden()
  await page.getByRole('toolbar', { name: 'Taskbar' }).locator(`[data-window-id="${id}"]`).click()
  await expect(kappa).toHaveAttribute('data-live')
  await expect(kappa.getByRole('status')).toHaveText('kappa 0.80')
  const bootstrap = await bringToLife(post, 'bootstrap')
  expect(await violations(page, { parts: ['figure[data-island]'] })).toEqual([])
  await expect(bootstrap.getByRole('status')).toHaveText(/95%/)
  await bootstrap.getByRole('button', { name: 'Draw again' }).click()
  await windowButton(post, 'Close').click()
  await expect(post).toHaveCount(0)
  await expect.poll(() => framesIn(200)).toBe(0)
})

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a finger drags a window without scrolling the page, and presses what is 44 pixels high', async ({
    page,
  }) => {
    await page.goto('/blog/windows-xp-portfolio')
    const figure = await bringToLife(page, 'windows')
    const a = figure.getByRole('button', { name: /^Window A/ })
    const box = await boxOf(figure.locator('svg').first())
    const devtools = await page.context().newCDPSession(page)
    const pixel = box.width / 480
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: type === 'touchEnd' ? [] : [{ x: box.x + x * pixel, y: box.y + y * pixel }],
      })
    const top = await page.evaluate(() => window.scrollY)
    await touch('touchStart', 60, 60)
    for (const step of [10, 20, 30, 40]) await touch('touchMove', 60, 60 + step)
    await touch('touchEnd', 0, 0)
    await expect(a).toHaveAccessibleName(/at 40, 80/)
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
    expect(
      (await boxOf(figure.getByRole('button', { name: 'Start again' }))).height,
    ).toBeGreaterThanOrEqual(44)
    await figure.getByRole('button', { name: 'Start again' }).tap()
    await expect(a).toHaveAccessibleName(/at 40, 40/)
    await expect.poll(async () => (await centerOf(figure)).x).toBeLessThan(390)
  })
})

test('a figure whose script does not arrive stays the picture that it is', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/live-|figure stays still|ERR_FAILED/)
  await page.route(/\/assets\/live-/, (route) => route.abort())
  const lost = page.waitForEvent('console', (message) =>
    /A figure stays still/.test(message.text()),
  )
  await page.goto('/burrow')
  await lost
  const figure = figureOf(page, 'grammar')
  await expect(stageOf(figure)).toHaveAccessibleName(/Six rules/)
  await expect(figure).not.toHaveAttribute('data-live')
})
