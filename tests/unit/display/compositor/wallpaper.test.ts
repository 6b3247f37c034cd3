import { describe, expect, it } from 'vitest'
import {
  chooseSource,
  coverCut,
  loadWallpaper,
} from '../../../../src/display/compositor/wallpaper.ts'

const SOURCES = [
  { width: 1280, height: 800 },
  { width: 1920, height: 1200 },
  { width: 2560, height: 1600 },
]

describe('choosing a wallpaper', () => {
  it.each([
    ['the narrowest that need not be enlarged', { width: 1440, height: 900 }, 1920],
    ['one of exactly the size', { width: 1280, height: 800 }, 1280],
    ['one that is high enough too', { width: 1000, height: 1100 }, 1920],
    ['the widest where none is enough', { width: 3840, height: 2160 }, 2560],
  ])('takes %s', (_, target, width) => {
    expect(chooseSource(SOURCES, target)?.width).toBe(width)
  })

  it('takes none where there is none', () => {
    expect(chooseSource([], { width: 1, height: 1 })).toBeUndefined()
  })
})

describe('covering the viewport', () => {
  it.each([
    ['of the same shape', { width: 800, height: 500 }],
    ['that is wider', { width: 3000, height: 500 }],
    ['that is higher', { width: 400, height: 900 }],
  ])('cuts a part of the shape of one %s, inside the picture', (_, target) => {
    const picture = { width: 1600, height: 1000 }
    const cut = coverCut(picture, target)
    expect(cut.width / cut.height).toBeCloseTo(target.width / target.height)
    expect(cut.x).toBeGreaterThanOrEqual(0)
    expect(cut.y).toBeGreaterThanOrEqual(0)
    expect(cut.x + cut.width).toBeLessThanOrEqual(picture.width)
    expect(cut.y + cut.height).toBeLessThanOrEqual(picture.height)
    // It takes all of one side: nothing is cut away that could be shown.
    expect(Math.max(cut.width / picture.width, cut.height / picture.height)).toBeCloseTo(1)
  })
})

it('loads the wallpaper as WebP in a browser that cannot read AVIF', async () => {
  const bitmap = {} as ImageBitmap
  const source = { avif: 'a.avif', webp: 'a.webp', width: 1, height: 1 }
  const loaded = loadWallpaper(source, async (address) => {
    if (address !== 'a.webp') throw new Error('The picture cannot be decoded')
    return bitmap
  })
  expect(await loaded).toBe(bitmap)
})
