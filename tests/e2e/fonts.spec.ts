/** A first visit ends in the site's own fonts, however late they arrive, and nothing moves. */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures.ts'
import { POSTS } from '../support/pages.ts'
import { MOST_SHIFT, watchShifts } from '../support/shifts.ts'

/** Longer than the browser hides texts whose fonts are missing: afterwards they stand in others. */
const BLOCK_MS = 400

/** Fonts by the names that their files bear, without styles. */
const OWN_FONTS = /^(DejaVu Sans (Condensed|Mono)|Fira Sans)$/

/** @returns what lets the fonts load */
async function holdFonts(page: Page): Promise<() => void> {
  let release = (): void => undefined
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/*.woff2', async (route) => {
    await released
    await route.continue()
  })
  return () => release()
}

/** Names of the fonts that the texts of the page are really drawn with. */
async function drawnFonts(page: Page): Promise<readonly string[]> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('DOM.enable')
  await cdp.send('CSS.enable')
  const { root } = await cdp.send('DOM.getDocument', { depth: 0 })
  // Further down an article may have a sign that no bundled font holds, such as a superscript six.
  const selector = 'h1, header a, main time, main p:first-of-type, footer button'
  const { nodeIds } = await cdp.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector })
  const answers = await Promise.all(
    nodeIds.map((nodeId) => cdp.send('CSS.getPlatformFontsForNode', { nodeId })),
  )
  await cdp.detach()
  return [...new Set(answers.flatMap(({ fonts }) => fonts.map(({ familyName }) => familyName)))]
}

test('the blog, an article, the licences and, on a phone, the résumé and the feed change to their own fonts without a shift', async ({
  page,
}) => {
  const totalShift = await watchShifts(page)
  for (const path of ['/blog', `/blog/${POSTS[0]}`, '/licence', '/resume', '/feed']) {
    // Short links stand below each other on a phone.
    if (path === '/resume') await page.setViewportSize({ width: 390, height: 844 })
    const releaseFonts = await holdFonts(page)
    await page.goto(path, { waitUntil: 'commit' })
    // A page that is still being read may change between two questions of `drawnFonts`, which then throws.
    await expect(async () => {
      expect(await drawnFonts(page)).toContain('Open Sans')
    }).toPass({ timeout: 10_000 })
    await page.waitForTimeout(BLOCK_MS)
    releaseFonts()
    await expect(async () => {
      const names = await drawnFonts(page)
      expect(names.filter((name) => !OWN_FONTS.test(name))).toEqual([])
      expect(names).toContain('Fira Sans')
    }).toPass({ timeout: 10_000 })
    expect(await totalShift(), path).toBeLessThan(MOST_SHIFT)
    await page.unrouteAll({ behavior: 'wait' })
  }
})
