import { describe, expect, it } from 'vitest'
import { createRateLimit } from '../../../src/answers/rateLimit.ts'

function aLimit(mostSenders = 100) {
  const clock = { now: 1_000_000 }
  const limit = createRateLimit({
    requests: 3,
    windowMs: 10_000,
    now: () => clock.now,
    mostSenders,
  })
  return { clock, take: (sender = 'a') => limit.take(sender) }
}

describe('the rate limit', () => {
  it('slides: each request frees its own place', () => {
    const { clock, take } = aLimit()
    expect([take(), take()]).toEqual([0, 0])
    clock.now += 5000
    expect(take()).toBe(0)
    expect(take()).toBe(5)
    clock.now += 4999
    expect(take()).toBe(1)
    clock.now += 1
    expect([take(), take()]).toEqual([0, 0])
    expect(take()).toBe(5)
  })

  it('charges nothing for what it refuses', () => {
    const { clock, take } = aLimit()
    for (let i = 0; i < 3; i += 1) take()
    for (let i = 0; i < 100; i += 1) expect(take()).toBe(10)
    clock.now += 10_000
    expect(take()).toBe(0)
  })

  it('forgets the sender that was silent for longest where there are too many', () => {
    const { take } = aLimit(4)
    for (const sender of ['a', 'b', 'c', 'd']) for (let i = 0; i < 2; i += 1) take(sender)
    take('a')
    take('e')
    expect(take('a')).toBeGreaterThan(0)
    expect([take('b'), take('b'), take('b')]).toEqual([0, 0, 0])
  })
})
