/**
 * What visitors type, in tests/find, with the hit that they want. The queries were written from the site's texts, without
 * a look at what the search makes of them; a third was held out until the search was done.
 */
import { describe, expect, it } from 'vitest'
import { type Asked, placeOf } from '../../find/evaluate.ts'
import help from '../../find/help.json' with { type: 'json' }
import heldOut from '../../find/heldOut.json' with { type: 'json' }
import queries from '../../find/queries.json' with { type: 'json' }

/** What is beyond the share that may fail, so that a failed test names it. */
function tooMany(asked: readonly Asked[], isMissed: (place: number) => boolean, share: number) {
  const missed = asked.filter((each) => isMissed(placeOf(each)))
  return missed.slice(Math.floor(asked.length * share)).map(({ query }) => query)
}

const all = [...queries, ...heldOut]

describe('the search', () => {
  it('is asked enough, a third of it held out', () => {
    expect(all).toHaveLength(60)
    expect(heldOut).toHaveLength(20)
    expect(new Set(all.map(({ query }) => query)).size).toBe(60)
  })

  it('has the wanted hit first in 90 of 100 queries', () => {
    expect(tooMany(all, (place) => place > 1, 0.1)).toEqual([])
  })

  it('has it among the first three in 98 of 100', () => {
    expect(tooMany(all, (place) => place > 3, 0.02)).toEqual([])
  })

  it('has the topic of the help that is asked for first in 90 of 100, and among the first three', () => {
    expect(tooMany(help, (place) => place > 1, 0.1)).toEqual([])
    expect(tooMany(help, (place) => place > 3, 0)).toEqual([])
  })
})
