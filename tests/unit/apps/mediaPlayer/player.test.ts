/** What the media player decides without a browser: what keys mean, and how times are told. */
import { describe, expect, it } from 'vitest'
import { soughtByKey } from '../../../../src/apps/mediaPlayer/playerKeys.ts'
import { clockTime, spokenTime } from '../../../../src/apps/mediaPlayer/time.ts'

describe('a time', () => {
  it.each([
    [0, '0:00', '0 seconds'],
    [7.9, '0:07', '7 seconds'],
    [61, '1:01', '1 minute 1 second'],
    [3727, '1:02:07', '1 hour 2 minutes 7 seconds'],
    [Number.NaN, '0:00', '0 seconds'],
    [Infinity, '0:00', '0 seconds'],
    [-1, '0:00', '0 seconds'],
  ])('of %d seconds is shown as %s and said as %s', (seconds, shown, said) => {
    expect(clockTime(seconds)).toBe(shown)
    expect(spokenTime(seconds)).toBe(said)
  })
})

describe('the keys', () => {
  it.each([
    ['ArrowRight', 10, 15],
    ['ArrowUp', 58, 60],
    ['ArrowLeft', 10, 5],
    ['ArrowDown', 3, 0],
    ['Home', 30, 0],
    ['End', 30, 60],
  ])('%s at %d seconds of sixty seeks %d', (key, position, to) => {
    expect(soughtByKey(key, position, 60)).toBe(to)
  })

  it('take shorter steps in a short sound', () => {
    expect(soughtByKey('ArrowRight', 0, 2)).toBeCloseTo(0.2)
  })

  it('mean nothing else, and seek nothing of unknown length', () => {
    expect(soughtByKey('a', 0, 60)).toBeUndefined()
    expect(soughtByKey('constructor', 0, 60)).toBeUndefined()
    expect(soughtByKey('ArrowRight', 0, Number.NaN)).toBeUndefined()
  })
})
