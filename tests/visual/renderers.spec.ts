/** WebGL and Canvas 2D paint the same picture: the same scenes by either, compared by pixels. */
import type { Page } from '@playwright/test'
import { differingPart } from '../support/pictures.ts'
import {
  drag,
  expect,
  grab,
  openDesktop,
  openIcon,
  parkPointer,
  picture,
  test,
  type DesktopOptions,
} from '../support/stillDesktop.ts'

interface SceneToPaint {
  readonly name: string
  readonly options?: DesktopOptions
  readonly scale?: number
  arrange(page: Page): Promise<void>
}

async function overlapWindows(page: Page): Promise<void> {
  const notepad = await openIcon(page, 'Notepad')
  await drag(page, notepad, 'resize-se', { x: -300, y: -200 })
  await openIcon(page, 'My Computer')
  // Two that are alike lie exactly upon each other: one of them is covered altogether.
  const last = await openIcon(page, 'Notepad', 2)
  await drag(page, last, 'title-bar', { x: -28, y: -28 })
  await page.locator('[data-active="true"]').getByRole('button', { name: 'Close' }).hover()
}

async function openDesktopMenu(page: Page): Promise<void> {
  await page
    .locator('[data-part="desktop"]')
    .click({ button: 'right', position: { x: 300, y: 200 } })
  const menu = page.getByRole('menu', { name: 'Desktop', exact: true })
  await menu.getByRole('menuitem', { name: 'Show Desktop', exact: true }).hover()
}

async function openFailure(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'start', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Printers and Faxes', exact: true }).click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
}

const SCENES: readonly SceneToPaint[] = [
  {
    name: 'the photograph and the icons',
    options: { hasPhotograph: true },
    arrange: async () => {},
  },
  {
    name: 'a marquee over icons',
    async arrange(page) {
      await page.mouse.move(150, 20)
      await page.mouse.down()
      await page.mouse.move(74, 208, { steps: 4 })
    },
  },
  {
    name: 'the preview of a snap, among windows',
    async arrange(page) {
      await openIcon(page, 'Notepad')
      const computer = await openIcon(page, 'My Computer')
      await grab(page, computer, 'title-bar', { x: -1000, y: 200 })
    },
  },
  {
    name: 'the menu of the desktop',
    arrange: openDesktopMenu,
  },
  {
    name: 'a message that tells of no failure, over one that does',
    async arrange(page) {
      await openFailure(page)
      await page.locator('[data-icon-id="3"]').press('Shift+F10')
      await page.getByRole('menuitem', { name: 'Properties', exact: true }).press('Enter')
      await expect(page.getByRole('alertdialog')).toHaveCount(2)
      await parkPointer(page)
    },
  },
  { name: 'overlapping windows', arrange: overlapWindows },
  { name: 'overlapping windows at 1.5x', scale: 1.5, arrange: overlapWindows },
  {
    name: 'snow',
    options: { switches: 'seed=1&at=2000', isSnowing: true },
    arrange: async () => {},
  },
]

for (const { name, options = {}, scale = 1, arrange } of SCENES) {
  test.describe(name, () => {
    test.use({ scale })

    test(`${name}: both renderers differ by at most 0.5 % of the pixels`, async ({
      page,
      context,
    }) => {
      const paint = async (on: Page, renderer: 'webgl' | 'canvas') => {
        const switches = [`renderer=${renderer}`, options.switches].filter(Boolean).join('&')
        await openDesktop(on, { ...options, switches })
        await expect(on.locator('canvas[data-part="scene"]')).toHaveAttribute(
          'data-renderer',
          renderer,
        )
        await arrange(on)
        return picture(on)
      }
      const canvas = await paint(page, 'canvas')
      const webgl = await paint(await context.newPage(), 'webgl')
      expect(differingPart(canvas, webgl)).toBeLessThanOrEqual(0.005)
    })
  })
}
