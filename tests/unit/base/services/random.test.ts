import { describe, expect, it } from 'vitest'
import { createRandomSource, drawSeed } from '../../../../src/base/services/random.ts'

const draw = (seed: number, name: string, count = 5) => {
  const random = createRandomSource(seed).stream(name)
  return Array.from({ length: count }, random)
}

describe('random streams', () => {
  it('repeat with their seed and name', () => {
    expect(draw(7, 'snow')).toEqual(draw(7, 'snow'))
  })

  it('differ by seed and by name', () => {
    expect(draw(7, 'snow')).not.toEqual(draw(8, 'snow'))
    expect(draw(7, 'snow')).not.toEqual(draw(7, 'chat'))
  })

  it('give the published numbers of mulberry32', () => {
    // The name's hash is folded into the seed; its inverse makes the bare generator with seed 1.
    const bare = createRandomSource(1 ^ 0x811c9dc5).stream('')
    expect(bare()).toBeCloseTo(0.6270739405881613, 15)
    expect(bare()).toBeCloseTo(0.002735721180215478, 15)
  })

  it('stay within 0 and 1 and spread evenly', () => {
    const numbers = draw(3, 'spread', 20_000)
    expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0)
    expect(Math.max(...numbers)).toBeLessThan(1)
    for (let tenth = 0; tenth < 10; tenth++) {
      const share = numbers.filter((n) => Math.floor(n * 10) === tenth).length / numbers.length
      expect(share).toBeCloseTo(0.1, 1)
    }
  })

  it('draws another seed each time', () => {
    const seeds = new Set(Array.from({ length: 20 }, () => drawSeed(crypto)))
    expect(seeds.size).toBeGreaterThan(1)
  })
})
