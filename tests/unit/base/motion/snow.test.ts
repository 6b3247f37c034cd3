import { describe, expect, it } from 'vitest'
import {
  createSnow,
  flakeCount,
  resizeSnow,
  spanBetween,
} from '../../../../src/base/motion/snow.ts'
import { createRandomSource } from '../../../../src/base/services/random.ts'

const random = (seed = 1) => createRandomSource(seed).stream('snow')
const uhd = { width: 3840, height: 2160 }

describe('how much it snows', () => {
  it.each([
    [0, 0, 0],
    [99, 100, 0],
    [100, 100, 1],
    [1024, 768, 78],
    [1920, 1080, 207],
    [3840, 2160, 829],
  ])('%i x %i: %i flakes', (width, height, count) => {
    expect(flakeCount({ width, height })).toBe(count)
    expect(createSnow({ width, height }, random()).count).toBe(count)
  })

  it('keeps to the speeds and sizes of the specification', () => {
    const snow = createSnow(uhd, random())
    for (let index = 0; index < snow.count; index++) {
      expect(snow.velocityY[index]).toBeGreaterThanOrEqual(0.5)
      expect(Math.abs(snow.velocityX[index] ?? NaN)).toBeLessThanOrEqual(1.5)
      expect(snow.diameter[index]).toBeGreaterThanOrEqual(1)
      expect(snow.diameter[index]).toBeLessThanOrEqual(3)
    }
    expect(Math.min(...snow.velocityX)).toBeLessThan(-1)
    expect(Math.max(...snow.velocityX)).toBeGreaterThan(1)
  })
})

it('how snow moves does not jump after an hour in the background', () => {
  expect(spanBetween(1000, 1016)).toBe(16)
  expect(spanBetween(0, 3_600_000)).toBe(100)
})

describe('snow when the viewport changes', () => {
  it.each([
    [1280, 720],
    [640, 360],
    [200, 2000],
    [0, 0],
  ])('has the right number of flakes inside %i x %i', (width, height) => {
    const before = createSnow({ width: 800, height: 600 }, random())
    const after = resizeSnow(before, { width, height }, random(2))
    expect(after.count).toBe(flakeCount({ width, height }))
    for (let index = 0; index < after.count; index++) {
      expect(after.x[index]).toBeGreaterThanOrEqual(0)
      expect(after.x[index]).toBeLessThanOrEqual(width)
      expect(after.y[index]).toBeLessThanOrEqual(height)
      expect(after.velocityY[index]).toBeGreaterThanOrEqual(0.5)
      expect(after.diameter[index]).toBeGreaterThanOrEqual(1)
    }
  })
})
