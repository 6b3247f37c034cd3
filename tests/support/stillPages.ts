/**
 * What visual tests of the pages share: a page whose fonts and pictures have loaded, and comparisons
 * that leave out what changes by itself.
 */
import type { Locator, Page } from '@playwright/test'
import { PNG } from 'pngjs'
import { expect } from './fixtures.ts'
import { untilLoaded } from './loading.ts'

/** Stands in for photographs, which would make stored pictures many times larger. */
const FLAT = [0x8c, 0xa6, 0xd8, 0xff] as const

interface PageOptions {
  readonly width: number
  readonly height: number
  readonly colorScheme?: 'light' | 'dark'
  readonly media?: 'screen' | 'print'
  /** The real photographs. */
  readonly hasPhotographs?: boolean
}

/** Opens a page, scrolled to its top, and waits until all that it shows is there. */
export async function openPage(page: Page, path: string, options: PageOptions): Promise<void> {
  const { width, height, colorScheme = 'light', media = 'screen', hasPhotographs = false } = options
  await page.setViewportSize({ width, height })
  await page.emulateMedia({ colorScheme, media })
  // Where nothing is hovered.
  await page.mouse.move(width - 1, height / 2)
  if (!hasPhotographs) await flattenPhotographs(page)
  await page.goto(path)
  await untilLoaded(page)
}

export async function flattenPhotographs(page: Page): Promise<void> {
  const flat = new PNG({ width: 16, height: 9 })
  for (let at = 0; at < flat.data.length; at += 4) flat.data.set(FLAT, at)
  const body = PNG.sync.write(flat)
  await page.route(/\/(?!avatar)[\w-]+-\d{2,4}-[\w-]+\.(avif|webp)$/, (route) =>
    route.fulfill({ contentType: 'image/png', body }),
  )
}

/** Compares what the page shows, or a part of it, with a stored picture; the year is left out. */
export async function expectPage(shown: Page | Locator, name: string): Promise<void> {
  const page = 'goto' in shown ? shown : shown.page()
  await untilLoaded(page)
  const options = { mask: [page.locator('[data-part="year"]')], timeout: 30_000 }
  if ('goto' in shown) await expect(shown).toHaveScreenshot(`${name}.png`, options)
  else await expect(shown).toHaveScreenshot(`${name}.png`, options)
}
