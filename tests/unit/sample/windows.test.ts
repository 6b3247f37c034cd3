import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { intersect, regionOf } from '../../../src/base/geometry/region.ts'
import {
  type Desk,
  moved,
  pixelsOf,
  ROOM,
  shownOn,
  START,
  WINDOW,
} from '../../../src/sample/islands/windows/desk.ts'
import { describe as inWords } from '../../../src/sample/islands/windows/figure.ts'

const places = fc.record({
  x: fc.integer({ min: 0, max: ROOM.width - WINDOW.width }),
  y: fc.integer({ min: 0, max: ROOM.height - WINDOW.height }),
})
const desks: fc.Arbitrary<Desk> = fc.record({
  A: places,
  B: places,
  top: fc.constantFrom('A', 'B'),
  isClipped: fc.boolean(),
})

describe('two windows on a desk', () => {
  it('begin with the clip path of the article', () => {
    const [lower] = shownOn(START)
    expect(lower.clientVisible).toHaveLength(6)
    expect(lower.clip).toBe(
      'path("M0 0h234v32h-234ZM0 32h122v1h-122ZM0 33h120v1h-120ZM0 34h119v1h-119ZM0 35h118v2h-118ZM0 37h117v92h-117Z")',
    )
  })

  it('share no pixel, and together hide as much as the upper one covers', () => {
    fc.assert(
      fc.property(desks, (desk) => {
        const [lower, upper] = shownOn(desk)
        expect(intersect(lower.visible, upper.opaque)).toEqual([])
        const hidden = intersect(regionOf(lower.box), upper.opaque)
        expect(pixelsOf(lower.visible)).toBe(WINDOW.width * WINDOW.height - pixelsOf(hidden))
        expect(upper.clientVisible).toEqual([upper.client])
      }),
    )
  })

  it('stay inside the room, on whole pixels, and the one that is moved comes to the front', () => {
    const anywhere = fc.record({
      x: fc.double({ min: -900, max: 900, noNaN: true }),
      y: fc.double({ min: -900, max: 900, noNaN: true }),
    })
    fc.assert(
      fc.property(desks, anywhere, (desk, to) => {
        const { A, B, top } = moved(desk, 'A', to)
        expect(top).toBe('A')
        expect(B).toEqual(desk.B)
        expect(A.x >= 0 && A.x + WINDOW.width <= ROOM.width && Number.isInteger(A.x)).toBe(true)
        expect(A.y >= 0 && A.y + WINDOW.height <= ROOM.height && Number.isInteger(A.y)).toBe(true)
      }),
    )
  })

  it('are told in words', () => {
    expect(inWords(START)).toBe(
      'Two windows, A at 40, 40 and above it B at 160, 100. The content of A is cut to what B leaves of it.',
    )
    expect(inWords({ ...START, isClipped: false })).toContain('runs across B')
  })
})
