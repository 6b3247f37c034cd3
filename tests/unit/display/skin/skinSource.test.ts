import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { blueCanvas } from '../../../../src/base/theme/blueCanvas.ts'
import { createSkinSource, type SkinSource } from '../../../../src/display/skin/skinSource.ts'
import { stubCanvas, type DrawnThing } from '../../../support/fakeCanvas.ts'

const FRAMES = { 'icon-16/notepad': { x: 0, y: 0, width: 16, height: 16 } }
const SHEETS = [
  { scale: 1, url: 'sheet-1x', frames: FRAMES },
  { scale: 2, url: 'sheet-2x', frames: FRAMES },
]

/** Sheets whose loading a test has not let go on, by address. */
let held = new Map<string, { resolve(): void; reject(error: Error): void }>()
let drawn: readonly DrawnThing[] = []

class FakeImage {
  constructor(readonly src: string) {}
}

/** Loads an image when the test says so. */
function loadImage(address: string): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const image = new FakeImage(address) as unknown as HTMLImageElement
    held.set(address, { resolve: () => resolve(image), reject })
  })
}

beforeEach(() => {
  held = new Map()
  drawn = stubCanvas()
})
afterEach(() => vi.unstubAllGlobals())

function aSource(options: { scale?: number; onFailure?: (message: string) => void } = {}) {
  return createSkinSource({
    theme: blueCanvas,
    sheets: SHEETS,
    fonts: { load: () => Promise.resolve([]) },
    loadImage,
    scale: options.scale ?? 1,
    onFailure: options.onFailure ?? (() => {}),
  })
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

async function load(url: string): Promise<void> {
  held.get(url)?.resolve()
  await settle()
}

/** The address of the sheet that an icon is drawn from at this scale, or null where it is drawn without. */
function sheetOf(source: SkinSource, scale: number): string | null {
  const raster = source.skin(scale).smallIcon('notepad')
  const picture = drawn.find(({ canvas }) => canvas === raster)?.source
  return picture instanceof FakeImage ? picture.src : null
}

describe('the skin source', () => {
  it('draws from the finer sheet again when the ratio goes from 2 to 1 and back to 2', async () => {
    const source = aSource({ scale: 2 })
    source.skin(2)
    await load('sheet-2x')
    expect(sheetOf(source, 2)).toBe('sheet-2x')
    source.skin(1)
    await load('sheet-1x')
    expect(sheetOf(source, 1)).toBe('sheet-1x')
    expect(sheetOf(source, 2)).toBe('sheet-2x')
  })

  it('draws from another sheet until the one for the new ratio has loaded', async () => {
    const source = aSource()
    await load('sheet-1x')
    expect(sheetOf(source, 1.5)).toBe('sheet-1x')
    await load('sheet-2x')
    expect(sheetOf(source, 1.5)).toBe('sheet-2x')
  })
})
