import { describe, expect, it } from 'vitest'
import {
  createSnow,
  flakeCount,
  resizeSnow,
  snowAt,
  spanBetween,
  stepSnow,
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

  it('is the same for the same seed', () => {
    expect(createSnow(uhd, random(5))).toEqual(createSnow(uhd, random(5)))
    expect(createSnow(uhd, random(5))).not.toEqual(createSnow(uhd, random(6)))
  })
})

describe('how snow moves', () => {
  it('moves a flake by its speed per 1/60 s', () => {
    const snow = createSnow(uhd, random())
    snow.x[0] = 100
    snow.y[0] = 200
    const [speedX = NaN, speedY = NaN] = [snow.velocityX[0], snow.velocityY[0]]
    stepSnow(snow, 1000)
    expect(snow.x[0]).toBeCloseTo(100 + 60 * speedX, 2)
    expect(snow.y[0]).toBeCloseTo(200 + 60 * speedY, 2)
  })

  it('does not jump after an hour in the background', () => {
    expect(spanBetween(1000, 1016)).toBe(16)
    expect(spanBetween(0, 3_600_000)).toBe(100)
  })

  it('moves alike in one step or in many', () => {
    const once = createSnow(uhd, random())
    const often = createSnow(uhd, random())
    stepSnow(once, 500)
    for (let step = 0; step < 50; step++) stepSnow(often, 10)
    expect(often.y[3]).toBeCloseTo(once.y[3] ?? NaN, 1)
    expect(often.x[3]).toBeCloseTo(once.x[3] ?? NaN, 1)
  })

  it.each([0, 16, 1000, 60_000, 86_400_000])(
    'stays in and around the viewport after %i ms',
    (ms) => {
      const snow = snowAt({ width: 800, height: 600 }, random(), ms)
      for (let index = 0; index < snow.count; index++) {
        expect(Math.abs((snow.x[index] ?? NaN) - 400)).toBeLessThanOrEqual(403)
        expect(Math.abs((snow.y[index] ?? NaN) - 300)).toBeLessThanOrEqual(303)
      }
    },
  )

  it.each([
    ['right', 'x', 100, 804, -2],
    ['left', 'x', -100, -4, 802],
    ['bottom', 'y', 100, 604, -2],
  ] as const)('comes back when it leaves on the %s', (_edge, axis, _speed, past, back) => {
    const snow = createSnow({ width: 800, height: 600 }, random())
    snow[axis][0] = past
    stepSnow(snow, 0)
    expect(snow[axis][0]).toBe(back)
  })
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

  it('comes back from nothing', () => {
    const none = createSnow({ width: 0, height: 0 }, random())
    expect(resizeSnow(none, { width: 400, height: 300 }, random()).count).toBe(12)
  })

  it('leaves the former snow as it was', () => {
    const before = createSnow({ width: 800, height: 600 }, random())
    const copy = Float32Array.from(before.x)
    resizeSnow(before, { width: 400, height: 300 }, random())
    expect(before.x).toEqual(copy)
  })
})

it('steps the 829 flakes of a 4K viewport in under 0.2 ms', () => {
  const snow = createSnow(uhd, random())
  for (let step = 0; step < 2000; step++) stepSnow(snow, 16.7)
  const times = Array.from({ length: 50 }, () => {
    const start = performance.now()
    for (let step = 0; step < 20; step++) stepSnow(snow, 16.7)
    return (performance.now() - start) / 20
  }).sort((a, b) => a - b)
  expect(times[25]).toBeLessThan(0.2)
})
