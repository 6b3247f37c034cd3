import { expect, it, vi } from 'vitest'
import { whenQuiet } from '../../../src/memory/session/whenQuiet.ts'

it('waits for a pause in the typing, and acts once', () => {
  vi.useFakeTimers()
  const view = new EventTarget()
  const act = vi.fn<() => void>()
  const timers = {
    after: (ms: number, run: () => void) => {
      const timer = setTimeout(run, ms)
      return () => clearTimeout(timer)
    },
  }
  whenQuiet(view, timers, act)
  for (let key = 0; key < 10; key += 1) {
    vi.advanceTimersByTime(1000)
    view.dispatchEvent(new Event('keydown'))
  }
  expect(act).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1500)
  expect(act).toHaveBeenCalledTimes(1)
  view.dispatchEvent(new Event('keydown'))
  vi.advanceTimersByTime(5000)
  expect(act).toHaveBeenCalledTimes(1)
  vi.useRealTimers()
})
