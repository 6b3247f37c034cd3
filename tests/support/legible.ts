/** Whether the drawings of a page's figures can be read: nothing cut, nothing over something else, no small letters. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Pages with drawings, and how many each has. */
export const DRAWINGS: Readonly<Record<string, number>> = {
  '/blog/testing-llm-as-judge': 3,
  '/blog/hands-free-coding': 2,
  '/blog/windows-xp-portfolio': 2,
  '/tidewater': 1,
}

const WIDTHS = [320, 390, 850, 1440, 2560]

/** Fails at whichever width a figure of the page cannot be read, or the page scrolls sideways. */
export async function expectLegible(page: Page, address: string): Promise<void> {
  await page.goto(address)
  const figures = page.locator('main figure:has(svg[role])')
  await expect(figures).toHaveCount(DRAWINGS[address] ?? NaN)
  for (const figure of await figures.all()) {
    await figure.scrollIntoViewIfNeeded()
    if ((await figure.getAttribute('data-island')) !== null)
      await expect(figure).toHaveAttribute('data-live')
  }
  await page.evaluate(() => document.fonts.ready)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    for (const figure of await figures.all())
      expect(await faultsOf(figure), `${address} at ${width}`).toEqual([])
  }
}

/** What is wrong with the letters of a drawing, in words. */
function faultsOf(figure: Locator): Promise<readonly string[]> {
  return figure.evaluate((element) => {
    const svg = element.querySelector('svg[role]')
    if (!svg) return ['There is no drawing']
    const around = svg.getBoundingClientRect()
    const texts = [...svg.querySelectorAll('text')].map((text) => ({
      said: `“${text.textContent}”`,
      box: text.getBoundingClientRect(),
      size: parseFloat(getComputedStyle(text).fontSize) * (text.getScreenCTM()?.a ?? 0),
    }))
    return texts.flatMap(({ said, box, size }, index) => [
      ...(size < 12 ? [`${said} has letters of ${size.toFixed(1)} px`] : []),
      // A line box is higher than its letters.
      ...(box.left < around.left - 1 ||
      box.right > around.right + 1 ||
      box.top < around.top - size / 8 ||
      box.bottom > around.bottom + size / 8
        ? [`${said} is cut`]
        : []),
      ...texts.slice(0, index).flatMap((other) => {
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top)
        return wide > 1 && high > size / 3 ? [`${said} lies on ${other.said}`] : []
      }),
    ])
  })
}
