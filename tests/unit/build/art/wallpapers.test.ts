import sharp from 'sharp'
import { expect, it } from 'vitest'
import { aurora } from '../../../../src/build/art/wallpapers/aurora.ts'
import { pines } from '../../../../src/build/art/wallpapers/pines.ts'
import { BLEED } from '../../../../src/build/art/wallpapers/svg.ts'

it('the lights of Aurora reach the edges of the picture, where a blur would fade', async () => {
  // A quarter of its size, in the middle of the lights.
  const region = { left: BLEED / 4, top: 160, width: 16, height: 8 }
  const drawn = sharp(Buffer.from(aurora()), { density: 18 }).extract(region).removeAlpha()
  const { data, info } = await drawn.raw().toBuffer({ resolveWithObject: true })
  const greenAt = (x: number): number => data[x * info.channels + 1] ?? 0
  expect(greenAt(15)).toBeGreaterThan(150)
  expect(Math.abs(greenAt(0) - greenAt(15))).toBeLessThan(12)
})

it('no tree of Pines winds against the ground, into which it would cut holes', () => {
  expect(pines()).not.toMatch(/l-\d+ \d+h\d+z/)
})
