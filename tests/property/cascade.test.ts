import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Box } from '../../src/base/geometry/box.ts'
import { cascade, CASCADE_STEP } from '../../src/desktop/cascade.ts'

/** An area of the given size and a window that fits it, at most so much smaller. */
const places = (slack: number) =>
  fc
    .record({
      width: fc.integer({ min: 100, max: 2000 }),
      height: fc.integer({ min: 100, max: 1500 }),
    })
    .chain((size) =>
      fc.record({
        area: fc.constant({ x: 0, y: 0, ...size }),
        window: fc.record({
          width: fc.integer({ min: Math.max(40, size.width - slack), max: size.width }),
          height: fc.integer({ min: Math.max(40, size.height - slack), max: size.height }),
        }),
        start: fc.record({ x: fc.nat(), y: fc.nat() }),
      }),
    )
    .map(({ area, window, start }) => ({
      area,
      first: {
        x: start.x % (area.width - window.width + 1),
        y: start.y % (area.height - window.height + 1),
        ...window,
      },
    }))

/** The boxes of `count` windows of one size, opened one after another. */
function opened(first: Box, area: Box, count: number): Box[] {
  const boxes = [first]
  while (boxes.length < count) boxes.push({ ...first, ...cascade(first, boxes, area) })
  return boxes
}

describe('a cascade', () => {
  it('stays within the desk', () => {
    fc.assert(
      fc.property(places(2000), fc.integer({ min: 2, max: 60 }), ({ area, first }, count) => {
        for (const box of opened(first, area, count)) {
          expect(box.x).toBeGreaterThanOrEqual(area.x)
          expect(box.y).toBeGreaterThanOrEqual(area.y)
          expect(box.x + box.width).toBeLessThanOrEqual(area.width)
          expect(box.y + box.height).toBeLessThanOrEqual(area.height)
        }
      }),
      { seed: 20260201, numRuns: 200 },
    )
  })

  it('puts no window on another one while there is room anywhere', () => {
    fc.assert(
      fc.property(places(9), fc.integer({ min: 2, max: 120 }), ({ area, first }, count) => {
        const boxes = opened(first, area, count)
        const room = (area.width - first.width + 1) * (area.height - first.height + 1)
        const origins = new Set(boxes.map(({ x, y }) => `${x} ${y}`))
        expect(origins.size).toBe(Math.min(count, room))
      }),
      { seed: 20260202, numRuns: 200 },
    )
  })

  it('takes a whole step along every axis that has room for one', () => {
    fc.assert(
      fc.property(places(2000), ({ area, first }) => {
        const next = cascade(first, [first], area)
        const hasRoomBeside = first.x + CASCADE_STEP + first.width <= area.width
        const hasRoomBelow = first.y + CASCADE_STEP + first.height <= area.height
        expect(next.x - first.x === CASCADE_STEP || !hasRoomBeside).toBe(true)
        expect(next.y - first.y === CASCADE_STEP || !hasRoomBelow).toBe(true)
      }),
      { seed: 20260203, numRuns: 200 },
    )
  })
})
