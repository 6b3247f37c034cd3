/** Everything follows the theme: where its blues are green, whatever kept a color of its own would show it. */
import type { Page } from '@playwright/test'
import { blue } from '../../src/base/theme/blue.ts'
import { tintedTheme } from '../../src/build/theme/tinted.ts'
import { boxOf, client, openApp, openDesktop, type Box } from '../support/desktopDriver.ts'
import { expect } from '../support/fixtures.ts'
import { colorAt, settledPicture, type Color } from '../support/pictures.ts'
import { HUE, test } from '../second/secondSite.ts'

const theme = tintedTheme(blue, HUE)

function hexOf(color: Color): string {
  return `#${color.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** Blue is the strongest channel of the theme that ships. */
function isGreen([red, green, blueness]: Color): boolean {
  return green > red + 40 && green > blueness + 40
}

const middleOf = ({ x, y, width, height }: Box) => ({
  x: Math.round(x + width / 2),
  y: Math.round(y + height / 2),
})

async function colorOf(page: Page, box: Box, dx = 0, dy = 0): Promise<Color> {
  const { x, y } = middleOf(box)
  return colorAt(await settledPicture(page), x + dx, y + dy)
}

test('START, menus, dialogs and empty windows follow the theme', async ({ page }) => {
  await openDesktop(page, '?freeze')
  await page.getByRole('button', { name: 'start', exact: true }).click()
  const menu = await boxOf(page.getByRole('menu', { name: 'Start menu' }))
  const header = colorAt(await settledPicture(page), menu.x + menu.width - 12, menu.y + 20)
  expect(isGreen(header), `the header of START, ${hexOf(header)}`).toBe(true)
  await page.keyboard.press('Escape')

  // Its view is still loading: the window has nothing to show but its face.
  await page.route(/\/assets\/View-.*\.js$/, () => {})
  const notepad = page.getByRole('option', { name: 'Notepad', exact: true })
  await notepad.dispatchEvent('dblclick')
  const area = await boxOf(client(page.locator('[data-app="Notepad"]')))
  const face = await colorOf(page, area)
  expect(face[0] + face[1] + face[2], 'the face, and no wallpaper').toBeGreaterThan(3 * 0xc8)
  await page.unroute(/\/assets\/View-.*\.js$/)

  const computer = await openApp(page, 'My Computer')
  await computer.getByRole('menuitem', { name: 'File', exact: true }).click()
  await page.keyboard.press('ArrowDown')
  const item = page.locator('[role="menuitem"][data-highlighted]').last()
  const row = await boxOf(item)
  expect(hexOf(colorAt(await settledPicture(page), row.x + row.width - 20, row.y + 2))).toBe(
    theme.tokens.menus['menu-highlight'],
  )
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'start', exact: true }).click()
  await page.getByRole('menuitem', { name: 'Turn Off Computer' }).click()
  const dialog = await boxOf(page.getByRole('dialog', { name: /turn off/i }))
  expect(
    hexOf(colorAt(await settledPicture(page), dialog.x + dialog.width / 2, dialog.y + 6)),
  ).toBe(theme.tokens.powerDialog['power-bar'])
})
