/** Text is chosen in one window alone, and what is chosen is not in the way of a drag. */
import type { Locator, Page } from '@playwright/test'
import {
  boxOf,
  client,
  drag,
  expectBox,
  movedBy,
  openApp,
  openDesktop,
  type Point,
  press,
  titleBar,
  titlePoint,
} from '../support/desktopDriver.ts'
import { expect, test } from '../support/fixtures.ts'

/** What is chosen, without line breaks, and the apps between whose windows it reaches. */
const chosen = (page: Page) =>
  page.evaluate(() => {
    const selection = getSelection()
    const appOf = (node: Node | null | undefined): string | undefined =>
      (node instanceof HTMLElement ? node : node?.parentElement)?.closest<HTMLElement>('[data-app]')
        ?.dataset['app']
    const apps = [appOf(selection?.anchorNode), appOf(selection?.focusNode)]
    return { text: String(selection).replaceAll(/\s+/g, ' ').trim(), apps: [...new Set(apps)] }
  })

const HALVES = {
  left: { x: 0, y: 0, width: 720, height: 870 },
  right: { x: 720, y: 0, width: 720, height: 870 },
} as const

/** Puts the window into one half of the desk. */
async function snap(page: Page, window: Locator, half: keyof typeof HALVES): Promise<void> {
  const from = await titlePoint(window)
  await drag(page, from, { x: (half === 'left' ? 0 : 1439) - from.x, y: 200 })
  await expectBox(window, HALVES[half])
}

const scrollToTop = (window: Locator): Promise<void> =>
  client(window).evaluate((element) => {
    for (const part of element.querySelectorAll('[tabindex="0"]')) part.scrollTop = 0
  })

test('text is chosen in one window alone, and does not hinder a drag', async ({ page }) => {
  await openDesktop(page, '?freeze')
  const blog = await openApp(page, 'Blog')
  await expect(blog.getByRole('article').first()).toBeVisible()
  await snap(page, blog, 'right')
  const about = await openApp(page, 'About')
  await snap(page, about, 'left')
  const heading = client(about).getByRole('heading', { level: 2 }).first()
  const words = (await heading.textContent()) ?? ''
  const at = await boxOf(heading)
  const from = { x: at.x + 40, y: at.y + at.height / 2 }
  const far = await boxOf(blog)

  await test.step('wherever the pointer goes', async () => {
    const ends: readonly Point[] = [
      { x: far.x + 200, y: far.y + 300 },
      { x: far.x + 200, y: far.y + 10 },
      { x: 700, y: 885 },
      { x: 40, y: 885 },
    ]
    for (const to of ends) {
      // Text that was chosen beyond the edge has scrolled the window, for longer on a slow machine.
      await scrollToTop(about)
      // A press on chosen text would drag it.
      await page.mouse.click(from.x, at.y - 4)
      await press(page, from)
      await page.mouse.move(to.x, to.y, { steps: 6 })
      await page.mouse.up()
      const { text, apps } = await chosen(page)
      expect(apps).toEqual(['About'])
      expect(text).not.toBe('')
    }
  })

  await test.step('by the keyboard', async () => {
    await scrollToTop(about)
    await page.mouse.click(from.x, at.y - 4)
    await page.keyboard.press('Control+a')
    const { text, apps } = await chosen(page)
    expect(apps).toEqual(['About'])
    expect(text.startsWith(words)).toBe(true)
    expect(text).not.toContain('Read article')
  })

  await test.step('a window is dragged, whether its own text is chosen or that of another one', async () => {
    const before = await boxOf(blog)
    await drag(page, await titlePoint(blog), { x: -200, y: 100 })
    await expect(blog).not.toHaveAttribute('data-snapped')
    await expect.poll(async () => (await boxOf(blog)).y).toBeGreaterThan(before.y)
    const moved = await boxOf(blog)
    await titleBar(blog).press('Control+a')
    expect((await chosen(page)).text).toContain('Read article')
    await drag(page, await titlePoint(blog), { x: 0, y: -30 })
    await expectBox(blog, movedBy(moved, { x: 0, y: -30 }))
  })
})
