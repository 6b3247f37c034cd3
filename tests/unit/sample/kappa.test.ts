import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describe as inWords, draw } from '../../../src/sample/islands/kappa/figure.ts'
import { agreementOf } from '../../../src/sample/islands/kappa/kappa.ts'

describe('kappa of a judge with fixed habits', () => {
  // What the article's program prints.
  it.each([
    [50, '0.80'],
    [20, '0.72'],
    [10, '0.59'],
    [5, '0.43'],
    [1, '0.14'],
  ])('is what the article says at %i%% fails', (fails, kappa) => {
    expect(agreementOf({ fails, right: 90 }).kappa.toFixed(2)).toBe(kappa)
  })

  it('is never above raw agreement, and rises towards an even mixture', () => {
    const judges = fc.record({
      fails: fc.integer({ min: 1, max: 49 }),
      right: fc.integer({ min: 55, max: 99 }),
    })
    fc.assert(
      fc.property(judges, (judge) => {
        const { observed, chance, kappa } = agreementOf(judge)
        expect(kappa).toBeLessThanOrEqual(observed)
        expect(chance).toBeLessThan(1)
        expect(agreementOf({ ...judge, fails: judge.fails + 1 }).kappa).toBeGreaterThan(kappa)
      }),
    )
  })
})

describe('the figure', () => {
  it('says its picture in words, with the numbers of the moment', () => {
    expect(inWords({ fails: 5, right: 90 })).toContain('With 5% of the answers bad, kappa is 0.43')
  })

  it('has its sliders only while it lives', () => {
    const [still, living] = [false, true].map((isLive) => JSON.stringify(draw(undefined, isLive)))
    expect(still).not.toContain('"input"')
    expect(living).toContain('"input"')
  })
})
