import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRecentMap } from '../../../../src/server/chat/limits/recentMap.ts'

describe('a map of what was set lately', () => {
  it('forgets what was set longest ago, half of it at once', () => {
    const map = createRecentMap<number>(4)
    for (const [index, key] of ['a', 'b', 'c', 'd'].entries()) map.set(key, index)
    expect(['a', 'b', 'c', 'd'].map((key) => map.get(key))).toEqual([0, 1, 2, 3])
    map.set('e', 4)
    expect(['a', 'b', 'c', 'd', 'e'].map((key) => map.get(key))).toEqual([
      undefined,
      undefined,
      2,
      3,
      4,
    ])
  })

  it('has the value that was set last', () => {
    const map = createRecentMap<number>(2)
    for (const value of [1, 2, 3]) map.set('a', value)
    map.set('b', 0)
    map.set('a', 4)
    expect(map.get('a')).toBe(4)
  })

  it('never holds more than it may, nor less than half of that', () => {
    const keys = fc.array(fc.integer({ min: 0, max: 30 }).map(String), { maxLength: 200 })
    fc.assert(
      fc.property(keys, fc.integer({ min: 1, max: 10 }), (set, half) => {
        const map = createRecentMap<string>(2 * half)
        for (const key of set) map.set(key, key)
        const latest = [...new Set(set.toReversed())]
        const held = latest.filter((key) => map.get(key) !== undefined)
        expect(held.length).toBeLessThanOrEqual(2 * half)
        expect(latest.slice(0, half).every((key) => map.get(key) === key)).toBe(true)
      }),
    )
  })
})
