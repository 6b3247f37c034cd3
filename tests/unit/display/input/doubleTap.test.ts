import { describe, expect, it } from 'vitest'
import { isDoubleTap } from '../../../../src/display/input/doubleTap.ts'

const FIRST = { target: 'title-bar', x: 50, y: 20, time: 1000 }

describe('a double tap', () => {
  it('is two taps on the same thing, soon and close to each other', () => {
    expect(isDoubleTap(FIRST, { ...FIRST, x: 60, time: 1250 })).toBe(true)
  })

  it.each([
    ['the first tap', null, FIRST],
    ['a tap on something else', FIRST, { ...FIRST, target: 'title-icon', time: 1100 }],
    ['a tap that is too late', FIRST, { ...FIRST, time: 1301 }],
    ['a tap far off', FIRST, { ...FIRST, x: 75, time: 1100 }],
  ])('is not %s', (_, previous, tap) => {
    expect(isDoubleTap(previous, tap)).toBe(false)
  })
})
