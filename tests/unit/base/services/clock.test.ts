import { describe, expect, it } from 'vitest'
import { createClock, createFrozenClock } from '../../../../src/base/services/time/clock.ts'

/** A host whose time advances only by hand. */
function fakeHost(start: number) {
  let time = start
  let nextId = 1
  const timers = new Map<number, { due: number; callback: () => void }>()
  return {
    timers,
    now: () => time,
    setTimeout(callback: () => void, ms: number) {
      timers.set(nextId, { due: time + ms, callback })
      return nextId++
    },
    clearTimeout: (id: number) => void timers.delete(id),
    advance(ms: number) {
      const end = time + ms
      for (;;) {
        const next = [...timers].sort((a, b) => a[1].due - b[1].due)[0]
        if (!next || next[1].due > end) break
        time = next[1].due
        timers.delete(next[0])
        next[1].callback()
      }
      time = end
    },
  }
}

describe('the clock', () => {
  it('calls at the beginning of each second', () => {
    const host = fakeHost(10_250)
    const clock = createClock(host)
    const calls: number[] = []
    clock.subscribeSecond(() => calls.push(host.now()))
    host.advance(3000)
    expect(calls).toEqual([11_005, 12_005, 13_005])
  })

  it('stands still when frozen', () => {
    const { now } = createFrozenClock()
    expect(now().toString()).toBe(new Date('2026-01-02T03:04:05').toString())
    expect(now().getTime()).toBe(now().getTime())
  })
})
