import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { bottomOf, intersect, type Box, type Size } from '../../../src/base/geometry/box.ts'
import { BALLOON, balloonPlace } from '../../../src/shell/notices/places.ts'

const SCREEN: Size = { width: 1440, height: 900 }

function boxOf(place: { right: number; bottom: number }, viewport: Size, size: Size): Box {
  return {
    x: viewport.width - place.right - size.width,
    y: viewport.height - place.bottom - size.height,
    ...size,
  }
}

describe('the place of the balloon', () => {
  const usual = { right: 62, bottom: 49, hasTail: true }

  const all = { x: -3, y: -3, width: 1446, height: 884 }
  it.each([
    ['in the corner, its tail at the tray', SCREEN, null, usual],
    ['there beside a window', SCREEN, { x: 0, y: 0, width: 416, height: 624 }, usual],
    [
      'beside the assistant in its corner',
      SCREEN,
      { x: 1024, y: 246, width: 416, height: 624 },
      { ...usual, right: 422, hasTail: false },
    ],
    [
      'above it where there is no room beside it',
      SCREEN,
      { x: 100, y: 400, width: 1340, height: 470 },
      { right: 62, bottom: 506, hasTail: false },
    ],
    [
      'above its input where the assistant is all there is',
      SCREEN,
      all,
      { right: 62, bottom: 900 - (bottomOf(all) - 84), hasTail: false },
    ],
    [
      'nowhere on a screen too low for any',
      { width: 848, height: 150 },
      { x: 0, y: 0, width: 848, height: 120 },
      null,
    ],
  ])('is %s', (_name, screen, assistant, place) => {
    expect(balloonPlace(screen, assistant)).toEqual(place)
  })

  it('never covers the input, and lies on the screen', () => {
    const screens = fc.record({
      width: fc.integer({ min: 848, max: 3000 }),
      height: fc.integer({ min: 240, max: 2000 }),
    })
    const cases = screens.chain((viewport) =>
      fc
        .record({
          width: fc.integer({ min: 40, max: viewport.width }),
          height: fc.integer({ min: 40, max: viewport.height - 30 }),
        })
        .chain((size) =>
          fc.record({
            viewport: fc.constant(viewport),
            assistant: fc.record({
              x: fc.integer({ min: 0, max: viewport.width - size.width }),
              y: fc.integer({ min: 0, max: viewport.height - 30 - size.height }),
              width: fc.constant(size.width),
              height: fc.constant(size.height),
            }),
          }),
        ),
    )
    fc.assert(
      fc.property(cases, ({ viewport, assistant }) => {
        const place = balloonPlace(viewport, assistant)
        if (!place) return
        const balloon = boxOf(place, viewport, BALLOON)
        const inputHeight = Math.min(84, assistant.height)
        const input = {
          ...assistant,
          y: bottomOf(assistant) - inputHeight,
          height: inputHeight,
        }
        expect(intersect(balloon, input)).toBeNull()
        expect(balloon.x).toBeGreaterThanOrEqual(0)
        expect(balloon.y).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
