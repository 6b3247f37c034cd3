/** The labels of icons are readable on any wallpaper, measured on painted pixels. */
import { PNG } from 'pngjs'
import { luminanceOf } from '../../src/display/compositor/wallpaperTones.ts'
import { boxOf } from '../support/desktopDriver.ts'
import { colorAt, type Color } from '../support/pictures.ts'
import { expect, ICONS, openDesktop, picture, test, VIEWPORT } from '../support/stillDesktop.ts'

const gray = (value: number): Color => [value, value, value]

/** Grounds that wallpapers have, by the pixel. */
const GROUNDS: Readonly<Record<string, (x: number, y: number) => Color>> = {
  'a white cloud': () => gray(255),
  noise: (x, y) => gray(((x * 7919 + y * 104_729) ^ (x * y * 31)) & 0xff),
  checks: (x, y) => gray(((x >> 3) + (y >> 3)) % 2 === 0 ? 255 : 0),
  'a light sky': () => [0x6a, 0xa4, 0xd8],
  haze: () => [0xcf, 0xd8, 0xe4],
  grass: () => [0x3f, 0x7a, 0x1f],
}

function paint(ground: (x: number, y: number) => Color): PNG {
  const made = new PNG(VIEWPORT)
  for (let y = 0; y < made.height; y++) {
    for (let x = 0; x < made.width; x++) {
      made.data.set([...ground(x, y), 255], (y * made.width + x) * 4)
    }
  }
  return made
}

test('labels of icons have 4.5:1 against the pixels around their letters', async ({ page }) => {
  await openDesktop(page, { wallpaper: paint(() => gray(0)) })
  const letters = await picture(page, ICONS)
  const icons = await page.locator('[data-icon-id]').all()
  const cells = await Promise.all(icons.map((icon) => boxOf(icon)))
  const names = Object.keys(GROUNDS)
  expect(cells.length).toBeGreaterThanOrEqual(names.length)

  const pitch = (cells[1]?.y ?? 0) - (cells[0]?.y ?? 0)
  const bandAt = (y: number): number =>
    Math.max(0, Math.min(names.length - 1, Math.floor((y - (cells[0]?.y ?? 0)) / pitch)))
  await openDesktop(page, {
    wallpaper: paint((x, y) => GROUNDS[names[bandAt(y)] ?? '']?.(x, y) ?? gray(0)),
  })
  const painted = await picture(page, ICONS)

  const lightness = (of: PNG, x: number, y: number): number => luminanceOf(...colorAt(of, x, y))
  for (const [index, name] of names.entries()) {
    const cell = cells[index]
    if (!cell) throw new Error('An icon is missing')
    const around: number[] = []
    // The label is below the picture of 30 px.
    for (let y = cell.y + 35; y < cell.y + cell.height; y++) {
      for (let x = cell.x; x < cell.x + cell.width; x++) {
        const touches = [x - 1, x + 1].some((each) => lightness(letters, each, y) > 0.5)
        if (touches && lightness(letters, x, y) < 0.02) around.push(lightness(painted, x, y))
      }
    }
    around.sort((a, b) => a - b)
    const brightest = around[Math.floor(around.length * 0.9)] ?? 1
    expect(around.length, name).toBeGreaterThan(10)
    expect.soft(1.05 / (brightest + 0.05), name).toBeGreaterThanOrEqual(4.5)
  }
})
