import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { makeSheet, type SheetInput } from '../../../../src/build/art/artSheet.ts'

/** A drawing whose left half is one colour and whose right half is another. */
function halves(name: string, size: number, grid: number, left: string, right: string): SheetInput {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${grid} ${grid}">
    <path fill="${left}" d="M0 0h${grid / 2}v${grid}H0z"/>
    <path fill="${right}" d="M${grid / 2} 0h${grid / 2}v${grid}H${grid / 2}z"/></svg>`
  return { name, svg: Buffer.from(svg), size }
}

const INPUTS = [
  halves('a', 30, 48, '#f00', '#0f0'),
  halves('b', 16, 16, '#00f', '#fff'),
  halves('c', 16, 48, '#123', '#456'),
]

async function readPixel(picture: Buffer, x: number, y: number): Promise<readonly number[]> {
  const { data, info } = await sharp(picture)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const at = (y * info.width + x) * info.channels
  return [...data.subarray(at, at + 4)]
}

describe('a sheet', () => {
  it.each([1, 2])(
    'draws every picture crisply where its frame says, at scale %i',
    async (scale) => {
      const { picture, frames } = await makeSheet(INPUTS, scale)
      const { a, b } = frames
      expect(a).toMatchObject({ width: 30 * scale, height: 30 * scale })
      expect(b).toMatchObject({ width: 16 * scale, height: 16 * scale })
      if (!a || !b) return
      const middle = a.x + 15 * scale
      expect(await readPixel(picture, middle - 1, a.y)).toEqual([255, 0, 0, 255])
      expect(await readPixel(picture, middle, a.y)).toEqual([0, 255, 0, 255])
      expect(await readPixel(picture, b.x, b.y + b.height - 1)).toEqual([0, 0, 255, 255])
    },
  )

  it.each([1, 2])('fills the square of a cropped drawing, at scale %i', async (scale) => {
    const svg = Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><path fill="#f00" d="M6 9h24v12H6z"/></svg>',
    )
    const { picture } = await makeSheet([{ name: 'e', size: 32, svg, isCropped: true }], scale)
    const alphaAt = async (x: number, y: number) => (await readPixel(picture, x, y))[3]
    const last = 32 * scale - 1
    const [above, below] = [8 * scale, 24 * scale]
    expect(await alphaAt(0, above)).toBe(255)
    expect(await alphaAt(last, below - 1)).toBe(255)
    expect(await alphaAt(0, above - 1)).toBe(0)
    expect(await alphaAt(last, below)).toBe(0)
  })

  it('leaves a cropped drawing without margins as it is', async () => {
    const { picture } = await makeSheet(
      [{ ...halves('f', 32, 48, '#f00', '#0f0'), isCropped: true }],
      1,
    )
    expect(await readPixel(picture, 0, 0)).toEqual([255, 0, 0, 255])
    expect(await readPixel(picture, 31, 31)).toEqual([0, 255, 0, 255])
  })

  it('leaves the place of a broken drawing empty', async () => {
    const { picture, frames } = await makeSheet(
      [...INPUTS, { name: 'd', svg: Buffer.from('broken <svg'), size: 16 }],
      1,
    )
    expect(await readPixel(picture, frames['d']?.x ?? 0, frames['d']?.y ?? 0)).toEqual([0, 0, 0, 0])
  })
})
