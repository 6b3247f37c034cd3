import { describe, expect, it } from 'vitest'
import { createRandomSource } from '../../../../src/base/services/random.ts'

const draw = (seed: number, name: string, count = 5) => {
  const random = createRandomSource(seed).stream(name)
  return Array.from({ length: count }, random)
}

describe('random streams', () => {
  it('repeat with their seed and name', () => {
    expect(draw(7, 'snow')).toEqual(draw(7, 'snow'))
  })

  it('give the published numbers of mulberry32', () => {
    // The name's hash is folded into the seed; its inverse makes the bare generator with seed 1.
    const bare = createRandomSource(1 ^ 0x811c9dc5).stream('')
    expect(bare()).toBeCloseTo(0.6270739405881613, 15)
    expect(bare()).toBeCloseTo(0.002735721180215478, 15)
  })
})
