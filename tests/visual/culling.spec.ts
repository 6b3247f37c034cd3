/**
 * Culling leaves out what is covered, and nothing else: the same scene with `?culling=off`, where
 * nothing is cut, differs only where the content of a lower window lies over a higher one's frame.
 */
import type { Page } from '@playwright/test'
import type { PNG } from 'pngjs'
import type { Box } from '../../src/base/geometry/box.ts'
import { boxOf } from '../support/desktopDriver.ts'
import {
  compare,
  drag,
  expect,
  liesIn,
  openDesktop,
  openIcon,
  picture,
  test,
} from '../support/stillDesktop.ts'

interface Shot {
  readonly image: PNG
  /** Outer boxes and client areas of the windows, bottom to top. */
  readonly frames: readonly Box[]
  readonly clients: readonly Box[]
}

async function shoot(page: Page): Promise<Shot> {
  const windows = await page.locator('[data-window-id][data-app]').all()
  const clients = windows.map((window) => boxOf(window.locator('[data-part="client"]')))
  return {
    image: await picture(page),
    frames: await Promise.all(windows.map(boxOf)),
    clients: await Promise.all(clients),
  }
}

/** The same scene with culling and without. */
async function shootBoth(page: Page, arrange: () => Promise<void>): Promise<[on: Shot, off: PNG]> {
  await openDesktop(page)
  await arrange()
  const on = await shoot(page)
  await openDesktop(page, { switches: 'culling=off' })
  await arrange()
  const off = await shoot(page)
  expect(off.frames).toEqual(on.frames)
  return [on, off.image]
}

/**
 * In pixels: round corners of scroll bars are rasterized anew where more is painted below. What is not culled, or
 * culled too much, is thousands of them.
 */
const ROUNDED = 10

test('overlapping windows differ only where content must be covered', async ({ page }) => {
  const [{ image, frames, clients }, off] = await shootBoth(page, async () => {
    await openIcon(page, 'My Computer')
    const notepad = await openIcon(page, 'Notepad')
    await drag(page, notepad, 'resize-se', { x: -300, y: -200 })
    await drag(page, notepad, 'title-bar', { x: 330, y: 120 })
    await openIcon(page, 'Notepad')
  })
  const topmost = clients.at(-1)
  const isTopmost = (x: number, y: number): boolean =>
    topmost !== undefined && liesIn(topmost, 1, x, y)
  const isContent = (x: number, y: number): boolean =>
    clients.some((client) => liesIn(client, 1, x, y))
  /** Content of a window below the frame or the content of one above it. */
  const isCovered = (x: number, y: number): boolean =>
    frames.some(
      (frame, above) =>
        liesIn(frame, 1, x, y) &&
        clients.some((client, below) => below < above && liesIn(client, 1, x, y)),
    )

  expect(compare(image, off, isTopmost).visible, 'in its client area').toBeLessThan(ROUNDED)
  expect(compare(image, off, (x, y) => !isContent(x, y)).count, 'where no content is').toBe(0)
  const open = compare(image, off, (x, y) => isContent(x, y) && !isCovered(x, y))
  expect(open.visible, 'in content that nothing covers').toBeLessThan(ROUNDED)
  expect(compare(image, off, isCovered).visible, 'where content is covered').toBeGreaterThan(0)
})
