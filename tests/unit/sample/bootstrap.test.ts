import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  intervalOf,
  kappaOf,
  resample,
  ROUNDS,
} from '../../../src/sample/islands/bootstrap/bootstrap.ts'
import { draw, drawer, START, TABLES } from '../../../src/sample/islands/bootstrap/figure.ts'
import { createRandomSource } from '../../../src/base/services/random.ts'

describe('the bootstrap', () => {
  it('knows the kappas of the tables of the article', () => {
    expect(kappaOf(TABLES[200]).toFixed(3)).toBe('0.689')
    expect(kappaOf(TABLES[50]).toFixed(2)).toBe('0.67')
    expect(kappaOf([168, 16, 14, 2]).toFixed(3)).toBe('0.036')
  })

  it('draws as many answers as there are, none from an empty cell', () => {
    const cell = fc.integer({ min: 0, max: 40 })
    const tables = fc
      .tuple(cell, cell, cell, cell)
      .filter((table) => table.some((count) => count > 0))
    fc.assert(
      fc.property(tables, fc.integer(), (table, seed) => {
        const drawn = resample(table, createRandomSource(seed).stream('test'))
        const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
        expect(total(drawn)).toBe(total(table))
        expect(drawn.filter((count, index) => count > 0 && table[index] === 0)).toEqual([])
      }),
    )
  })

  it('comes to the intervals of the article, but for the dice', () => {
    for (const [items, low, high] of [
      [200, 0.58, 0.78],
      [50, 0.44, 0.87],
    ] as const) {
      const found = intervalOf(drawer({ ...START, items })(ROUNDS)) ?? [0, 0]
      expect(Math.abs(found[0] - low)).toBeLessThan(0.015)
      expect(Math.abs(found[1] - high)).toBeLessThan(0.015)
    }
  })

  it('draws the same in slices as at once, and something else with another seed', () => {
    const more = drawer(START)
    const slices = [...more(80), ...more(1), ...more(19)]
    expect(slices).toEqual(drawer(START)(100))
    expect(drawer({ ...START, seed: 2 })(100)).not.toEqual(slices)
  })

  it('shows an interval only of a whole run', () => {
    const half = JSON.stringify(draw({ ...START, kappas: drawer(START)(ROUNDS / 2) }, true))
    expect(half).toContain('"…"')
    expect(JSON.stringify(draw())).toContain('0.58–0.79')
  })
})
