/** WebGL and Canvas 2D paint the same picture: the same scenes by either, compared by pixels. */
import type { Page } from '@playwright/test'
import { differingPart } from '../support/pictures.ts'
import {
  drag,
  expect,
  openDesktop,
  openIcon,
  picture,
  test,
  type DesktopOptions,
} from '../support/stillDesktop.ts'

/** What the canvas paints: wallpaper, icons, marquee, frames and snow. The rest is the page's own. */
const SCENES: Readonly<
  Record<string, DesktopOptions & { readonly arrange?: (page: Page) => Promise<void> }>
> = {
  'the photograph and the icons': { hasPhotograph: true },
  'a marquee over icons': {
    async arrange(page) {
      await page.mouse.move(150, 20)
      await page.mouse.down()
      await page.mouse.move(50, 178, { steps: 4 })
    },
  },
  'overlapping windows': {
    async arrange(page) {
      const notepad = await openIcon(page, 'Notepad')
      await drag(page, notepad, 'resize-se', { x: -300, y: -200 })
      await openIcon(page, 'My Computer')
      // Two that are alike lie exactly upon each other: one of them is covered altogether.
      const last = await openIcon(page, 'Notepad', 2)
      await drag(page, last, 'title-bar', { x: -28, y: -28 })
      await page.locator('[data-active="true"]').getByRole('button', { name: 'Close' }).hover()
    },
  },
  snow: { switches: 'seed=1&at=2000', isSnowing: true },
}

for (const [name, { arrange, ...options }] of Object.entries(SCENES)) {
  test(`${name}: both renderers differ by at most 0.5 % of the pixels`, async ({
    page,
    context,
  }) => {
    const paint = async (on: Page, renderer: 'webgl' | 'canvas') => {
      const switches = [`renderer=${renderer}`, options.switches].filter(Boolean).join('&')
      await openDesktop(on, { ...options, switches })
      const canvas = on.locator('canvas[data-part="scene"]')
      await expect(canvas).toHaveAttribute('data-renderer', renderer)
      await arrange?.(on)
      return picture(on)
    }
    const canvas = await paint(page, 'canvas')
    const webgl = await paint(await context.newPage(), 'webgl')
    expect(differingPart(canvas, webgl)).toBeLessThanOrEqual(0.005)
  })
}
