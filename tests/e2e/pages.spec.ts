/** The public pages: what the contract promises, links, footer, copying, the cookie preferences. */
import type { Page } from '@playwright/test'
import { site } from '../../src/sample/site.ts'
import { colorViolations, violations } from '../support/axe.ts'
import { expect, test } from '../support/fixtures.ts'
import { PAGES, POSTS } from '../support/pages.ts'
import { colorAt, settledPicture } from '../support/pictures.ts'
import { MOST_SHIFT, watchShifts } from '../support/shifts.ts'

const articles = (page: Page) => page.getByRole('main').getByRole('article')
const cookieButton = (page: Page) => page.getByRole('button', { name: 'Cookie Preferences' })
const cookieDialog = (page: Page) => page.getByRole('dialog', { name: /cookie/i })

/** Scrolls from top to bottom, and waits until fonts and pictures have loaded. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready
    const bottom = document.documentElement.scrollHeight
    for (let top = 0; top < bottom; top += 600) {
      window.scrollTo({ top, behavior: 'instant' })
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    const pictures = [...document.images].map((image) => image.decode().catch(() => undefined))
    await Promise.all(pictures)
  })
}

for (const path of PAGES) {
  test(`${path} moves nothing to speak of, has its landmarks at any width without axe violations, and loads nothing of the desktop`, async ({
    page,
  }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    // With the fonts in the browser's cache, since fonts that arrive late are tested in fonts.spec.ts.
    await page.goto(path, { waitUntil: 'networkidle' })
    scripts.length = 0
    const totalShift = await watchShifts(page)
    await page.reload({ waitUntil: 'networkidle' })
    await scrollThrough(page)
    expect(await totalShift()).toBeLessThan(MOST_SHIFT)
    expect(await violations(page), 'wide').toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    for (const role of ['banner', 'main', 'contentinfo'] as const)
      await expect(page.getByRole(role)).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    // What scrolls at this width becomes a Tab stop a moment after it was measured.
    await expect.poll(() => violations(page), { message: 'narrow' }).toEqual([])
    // Nothing but the colours depends on the scheme.
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await colorViolations(page), 'dark').toEqual([])
    const texts = await Promise.all(
      scripts.map(
        async (script) => [script, await (await page.request.get(script)).text()] as const,
      ),
    )
    // Each of these would bring one of them along: Pixi, React, the model's reducers.
    const heavy = texts.filter(([, text]) => /pixi|react\.transitional|app\/added/i.test(text))
    expect(heavy.map(([script]) => script)).toEqual([])
    // Interactive figures come with what they are made of.
    const most = path.startsWith('/blog/') ? 45_000 : 20_000
    expect(texts.reduce((total, [, text]) => total + text.length, 0)).toBeLessThan(most)
  })
}

test('the first Tab leads past the header, whose logo leads to the blog, and a link beside it to About', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-05-01T12:00:00'))
  await page.goto(`/blog/${POSTS[0]}`)
  await expect(page.getByRole('contentinfo')).toContainText('© 2031')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  const banner = page.getByRole('banner')
  const about = banner.getByRole('link', { name: 'About', exact: true })
  await about.click()
  await expect(page).toHaveURL('/about')
  await expect(about).toHaveAttribute('aria-current', 'page')
  await banner.getByRole('link', { name: site.name, exact: true }).click()
  await expect(page).toHaveURL('/blog')
})

test('the list of posts has a card for each, newest first, in one, two or three columns, and leads to lists by tag', async ({
  page,
  request,
}) => {
  await page.goto('/blog')
  await expect(articles(page).locator('time')).toHaveText([
    'October 29, 2025',
    'October 22, 2025',
    'October 17, 2025',
  ])
  for (const [width, columns] of [
    [390, 1],
    [850, 2],
    [1440, 3],
  ] as const) {
    await page.setViewportSize({ width, height: 900 })
    const lefts = await articles(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().left)),
    )
    expect(new Set(lefts).size, `${width} px`).toBe(columns)
  }
  await page.getByRole('link', { name: 'accessibility' }).first().click()
  await expect(page).toHaveURL(/\/blog\/tags\/accessibility$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tag: accessibility')
  await expect(page.getByRole('article')).toHaveCount(2)
  await page.getByRole('link', { name: 'Feed' }).click()
  await expect(page).toHaveURL(/\/feed#tags-accessibility$/)
  const code = page.locator('[data-part="code"]')
  await expect(code.getByRole('button')).toHaveAccessibleName(/^Copy address/)
  await expect(code).toContainText(/https:.*\/feed\.xml/)
  const topic = page.locator(':target').getByRole('link', { name: 'accessibility' })
  const response = await request.get((await topic.getAttribute('href')) ?? '')
  expect(response.status()).toBe(200)
  expect((await response.text()).match(/<entry>/g)).toHaveLength(2)
  // Whoever opens the file itself reads titles and summaries, and the console stays empty.
  await topic.click()
  await expect(page.locator('summary').first()).toBeVisible()
  await expect(page.locator('content').first()).toBeHidden()
  await page.goto('/blog/tags/accessibility')
  await page.getByRole('link', { name: 'All posts' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
})

test('a post has lines of 60 to 75 letters, links to its sections, code that is copied, and what scrolls among the Tab stops', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/blog/hands-free-coding')

  await test.step('lines of 60 to 75 letters', async () => {
    const letters = await articles(page)
      .locator('[data-part="body"] > p')
      .evaluateAll((paragraphs) => {
        const full: number[] = []
        for (const paragraph of paragraphs) {
          const range = document.createRange()
          range.selectNodeContents(paragraph)
          const tops = [...range.getClientRects()].map(({ top }) => Math.round(top))
          const lines = new Set(tops).size
          // The last line may be short.
          if (lines > 3) full.push((paragraph.textContent ?? '').length / (lines - 0.5))
        }
        return full.sort((a, b) => a - b)[Math.floor(full.length / 2)] ?? 0
      })
    expect(letters).toBeGreaterThanOrEqual(60)
    expect(letters).toBeLessThanOrEqual(75)
  })

  await test.step('links to its sections, in a table of contents that is folded up where it has no room', async () => {
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const link = contents.getByRole('link').nth(2)
    const name = (await link.textContent()) ?? ''
    await link.click()
    const heading = articles(page).getByRole('heading', { name, exact: true })
    await expect(heading).toBeInViewport()
    await expect(contents.locator('[aria-current="location"]:visible')).toHaveText(name)
    const hash = `#${await heading.getAttribute('id')}`
    await expect.poll(() => new URL(page.url()).hash).toBe(hash)
    await expect(heading.getByRole('link')).toHaveAttribute('href', hash)
    await heading.getByRole('link').click()
    await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toHaveCount(1)
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(page.url())
    await page.setViewportSize({ width: 850, height: 900 })
    await expect(contents).toHaveCount(1)
    await expect(link).toBeHidden()
    await contents.locator('summary').click()
    await link.click()
    await expect(heading).toBeInViewport()
  })

  await test.step('its code and tables are among the Tab stops while they scroll', async () => {
    const boxes = page.locator('[data-part="body"] :is(pre, [role="group"])[aria-label]')
    const stops = () =>
      boxes.evaluateAll((all) =>
        all.map(
          (box) => `${(box as HTMLElement).tabIndex >= 0}:${box.scrollWidth > box.clientWidth}`,
        ),
      )
    const [fits, scrolls] = ['false:false', 'true:true']
    for (const [width, some] of [
      [1440, fits],
      [320, scrolls],
      [1440, fits],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(async () => new Set(await stops())).toContain(some)
      await expect
        .poll(async () => (await stops()).filter((s) => s !== fits && s !== scrolls))
        .toEqual([])
    }
  })

  await test.step('its own address is copied, or shared where the system can', async () => {
    const copy = articles(page).getByRole('button', { name: 'Copy link' })
    await copy.click()
    await expect(articles(page).getByRole('button', { name: 'Copied' })).toBeFocused()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toBe(new URL('/blog/hands-free-coding', page.url()).href)
    await expect(articles(page).getByRole('button', { name: 'Share' })).toHaveCount(0)
    await page.addInitScript(() => {
      navigator.share = ({ url } = {}) => {
        document.title = `Shared ${url ?? ''}`
        return Promise.resolve()
      }
    })
    await page.reload()
    await articles(page).getByRole('button', { name: 'Share' }).click()
    await expect(page).toHaveTitle(`Shared ${copied}`)
  })

  await test.step('its code is copied, which says so where that fails', async () => {
    const code = page.locator('[data-part="code"]').first()
    const text = (await code.locator('pre').textContent()) ?? ''
    const button = code.getByRole('button')
    await expect(button).toHaveAccessibleName(/^Copy code: ./)
    await button.click()
    await expect(button).toHaveText(/^Copied/)
    await expect(code.getByRole('status')).toHaveText('Copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(text.replace(/\n$/, ''))
    await page.evaluate(() => {
      navigator.clipboard.writeText = () => Promise.reject(new Error('denied'))
    })
    await button.click()
    await expect(code.getByRole('status')).toHaveText(/^Not copied/)
  })
})

test('a picture that moves can be paused, and stands still for those who want less motion', async ({
  page,
}) => {
  const still = '/favicon.svg?still'
  const moving = '/favicon.svg?moving'
  await page.route('**/blog/windows-xp-portfolio', async (route) => {
    const response = await route.fetch()
    const picture = `<p><picture><source srcset="${moving}" media="(prefers-reduced-motion: no-preference)"><img src="${still}" alt="It moves."></picture></p>`
    const body = (await response.text()).replace('</h1>', `</h1>${picture}`)
    await route.fulfill({ response, body })
  })
  const shown = () =>
    page.getByAltText('It moves.').evaluate((image: HTMLImageElement) => image.currentSrc)
  await page.goto('/blog/windows-xp-portfolio')
  await expect.poll(shown).toContain('moving')
  await page.getByRole('button', { name: 'Pause the picture' }).click()
  await expect.poll(shown).toContain('still')
  await page.getByRole('button', { name: 'Play the picture' }).click()
  await expect.poll(shown).toContain('moving')

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.reload()
  await expect.poll(shown).toContain('still')
  await expect(page.getByRole('button', { name: 'Play the picture' })).toBeVisible()
})

test('the licences open in a new tab from the footer, and are all there', async ({
  page,
  context,
}) => {
  await page.goto('/blog')
  const opened = context.waitForEvent('page')
  const link = page.getByRole('link', { name: 'Some rights reserved' })
  await expect(link).toHaveAccessibleDescription('Opens in a new tab')
  await link.click()
  const licence = await opened
  await expect(licence).toHaveURL('/licence')
  const main = licence.getByRole('main')
  await expect(main).toContainText('MIT')
  await expect(main).toContainText('CC BY 4.0')
  for (const name of ['Fira Sans', 'react', 'pixi.js', 'minisearch', 'valibot']) {
    await expect(main.getByRole('link', { name, exact: true })).toBeVisible()
  }
  await main.getByText('Full text of the licence of react', { exact: true }).click()
  await expect(main.getByText('Copyright (c) Meta Platforms').first()).toBeVisible()
})

test('an address without a page is answered with a way back, whose footer says where preferences fail to load', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404|failed to load|request failed|Failed to load resource/)
  const answer = await page.goto('/blog/no-such-post')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
  await expect(page.locator('link[rel=canonical]')).toHaveCount(0)
  await page.getByRole('link', { name: 'All posts' }).click()
  await expect(page).toHaveURL('/blog')

  // Each file is requested twice before anybody is told.
  await page.route('**/cookiePreferences-*.js*', (route) => route.abort(), { times: 2 })
  await cookieButton(page).click()
  await expect(page.getByRole('contentinfo').getByRole('status')).toHaveText(/could not be loaded/)
  await cookieButton(page).click()
  await expect(cookieDialog(page)).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('status')).toBeEmpty()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the contents of an article are at hand wherever its reader is, and out of the way of reading', async ({
    page,
  }) => {
    const totalShift = await watchShifts(page)
    const scrollTo = (top: number) =>
      page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    const contents = page.getByRole('navigation', { name: 'On this page' })
    const opener = contents.locator('summary')
    // Unseen, the row keeps its place.
    const expectShown = (isShown: boolean) =>
      expect(page.locator('[data-part="at-hand"]')).toHaveCSS('opacity', isShown ? '1' : '0')
    const links = contents.getByRole('link')
    // A combobox from its first use on.
    const search = page.getByRole('searchbox').or(page.getByRole('combobox'))
    await page.goto(`/blog/${POSTS[0]}`, { waitUntil: 'networkidle' })
    await scrollTo(6000)
    await expectShown(false)
    await scrollTo(5900)
    await expectShown(true)
    await expect(opener).toBeInViewport({ ratio: 1 })

    await test.step('open, they mark the section that is read, and move nothing', async () => {
      const top = () => page.evaluate(() => window.scrollY)
      const before = await top()
      await opener.tap()
      await expect(contents.locator('[aria-current="location"]')).toHaveCount(2)
      await expect(contents.locator('[aria-current="location"]:visible')).toBeInViewport()
      expect(await top()).toBe(before)
      expect(await totalShift()).toBeLessThan(MOST_SHIFT)
      expect(await violations(page)).toEqual([])
    })

    await test.step('a choice closes them, and its heading is below them', async () => {
      const name = (await links.nth(1).textContent()) ?? ''
      await links.nth(1).tap()
      await expect(links).toHaveCount(0)
      const heading = articles(page).getByRole('heading', { name, exact: true })
      await expect(heading).toBeInViewport({ ratio: 1 })
      // It lies further up, so the row stays.
      await expectShown(true)
      const [row, place] = [await opener.boundingBox(), await heading.boundingBox()]
      expect(place?.y).toBeGreaterThanOrEqual((row?.y ?? 0) + (row?.height ?? 0))
    })

    await test.step('they and the search lie above all else, also over a soft keyboard', async () => {
      const tag = articles(page).locator('a[href*="/blog/tags/"]').first()
      // Put below the list, as it is at the end of the text.
      await tag.evaluate(({ style }) => {
        style.position = 'fixed'
        style.inset = '300px auto auto 60px'
      })
      await opener.tap()
      await expect(links).not.toHaveCount(0)
      const atTag = tag.evaluate((found) => {
        const { x, y } = found.getBoundingClientRect()
        return document.elementFromPoint(x + 9, y + 9)?.closest('nav')?.ariaLabel
      })
      expect(await atTag).toBe('On this page')
      await tag.evaluate((found) => found.removeAttribute('style'))
      await page.keyboard.press('Escape')
      await search.tap()
      await page.setViewportSize({ width: 390, height: 400 })
      await expect(search).toBeInViewport({ ratio: 1 })
      const before = await page.evaluate(() => window.scrollY)
      await page.keyboard.type('kappa')
      await expect(page.getByRole('option').first()).toBeVisible()
      expect(await page.evaluate(() => window.scrollY)).toBe(before)
      await page.keyboard.press('Escape')
      await page.setViewportSize({ width: 390, height: 844 })
      await scrollTo(5900)
      await expectShown(true)
    })

    await test.step('so do Escape, a press elsewhere, and the focus that goes on', async () => {
      await opener.tap()
      await expect(links).not.toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(links).toHaveCount(0)
      await opener.tap()
      await expect(links).not.toHaveCount(0)
      await page.touchscreen.tap(200, 830)
      await expect(links).toHaveCount(0)
      await scrollTo(9000)
      await expectShown(false)
      await opener.focus()
      await page.keyboard.press('Enter')
      await expectShown(true)
      await expect(opener).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => window.scrollY)).toBe(9000)
      await expect(links).not.toHaveCount(0)
      await page.keyboard.press('Escape')
      await expect(opener).toBeFocused()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Shift+Tab')
      await expect(search).toBeFocused()
      await expect(links).toHaveCount(0)
    })

    await page.emulateMedia({ media: 'print' })
    await expect(opener).toBeHidden()
  })
})

test('code and tables are shaded at the edge behind which there is more of them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`/blog/${POSTS[0]}`, { waitUntil: 'networkidle' })
  const body = page.locator('[data-part="body"]')
  await body.locator('table').evaluateAll((all) => {
    for (const table of all) table.style.width = '40rem'
  })
  const code = body.locator('pre').filter({ hasText: 'def agreement' })
  const table = body.getByRole('group', { name: /^Table/ }).last()
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    for (const box of [code, table]) {
      /** Of the bottom row, below the last letters. */
      const edges = async () => {
        const { x, y, width, height } = await box.evaluate((each) => {
          each.scrollIntoView({ block: 'end', behavior: 'instant' })
          const { left, bottom } = each.getBoundingClientRect()
          const { clientLeft, clientWidth } = each
          return { x: left + clientLeft, y: bottom - 4, width: clientWidth, height: 2 }
        })
        const picture = await settledPicture(page, { x, y: Math.round(y), width, height })
        const [left, middle, right] = [1, width / 2, width - 2].map((at) =>
          String(colorAt(picture, Math.round(at), 1)),
        )
        return { left: left !== middle, right: right !== middle }
      }
      const scrollTo = (to: number) => box.evaluate((each, left) => (each.scrollLeft = left), to)
      expect(await edges()).toEqual({ left: false, right: true })
      await scrollTo(60)
      expect(await edges()).toEqual({ left: true, right: true })
      await scrollTo(9999)
      expect(await edges()).toEqual({ left: true, right: false })
      await scrollTo(0)
    }
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the whole content is there, and nothing that would do nothing', async ({
    page,
    allowConsole,
  }) => {
    // The browser does not fetch in advance what it would not run.
    allowConsole(/\.js: csp$/)
    await page.goto('/blog')
    await articles(page)
      .first()
      .getByRole('link', { name: /^Read article/ })
      .click()
    await expect(page).toHaveURL('/blog/testing-llm-as-judge')
    const words = ((await articles(page).textContent()) ?? '').split(/\s+/).length
    expect(words).toBeGreaterThan(4000)
    await expect(page.locator('pre').first()).toBeVisible()
    await expect(page.locator('[data-part="code"] button')).toHaveCount(0)
    await expect(page.getByRole('search')).toBeHidden()
    await page.setViewportSize({ width: 390, height: 844 })
    const contents = page.getByRole('navigation', { name: 'On this page' })
    await contents.locator('summary').click()
    await contents.getByRole('link').last().click()
    await expect(page.getByRole('heading', { level: 2 }).last()).toBeInViewport()
    // Nothing would take it out of the way.
    await expect(contents.locator('summary')).not.toBeInViewport()
    await expect(cookieButton(page)).toBeHidden()
    await expect(page.getByRole('contentinfo')).toContainText(
      'Without JavaScript, this site stores',
    )
    await page.goto('/about')
    await expect(page.getByRole('main')).toContainText(site.owner.bio[0] ?? '')
  })
})
