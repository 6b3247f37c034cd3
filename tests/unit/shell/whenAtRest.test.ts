import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createTimers } from '../../../src/base/services/time/timers.ts'
import { whenAtRest } from '../../../src/shell/startMenu/whenAtRest.ts'

const REST_MS = 4000

describe('work that can wait', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  function start() {
    const page = new EventTarget()
    const act = vi.fn<() => void>()
    const giveUp = whenAtRest(page, createTimers(globalThis), act)
    return { act, giveUp, send: (type: string) => page.dispatchEvent(new Event(type)) }
  }

  it('is not done for a visitor who only looks', () => {
    const { act } = start()
    vi.advanceTimersByTime(10 * REST_MS)
    expect(act).not.toHaveBeenCalled()
  })

  it.each(['pointermove', 'keydown', 'focusin'])('is done once at a first %s', (sign) => {
    const { act, send } = start()
    vi.advanceTimersByTime(REST_MS)
    send(sign)
    send(sign)
    vi.advanceTimersByTime(10 * REST_MS)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('waits for the page to rest, after an early sign', () => {
    const { act, send } = start()
    send('pointermove')
    vi.advanceTimersByTime(REST_MS - 1)
    expect(act).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('waits until every button and finger is up', () => {
    const { act, send } = start()
    vi.advanceTimersByTime(REST_MS)
    send('pointerdown')
    send('pointerdown')
    send('pointerup')
    vi.advanceTimersByTime(REST_MS)
    expect(act).not.toHaveBeenCalled()
    send('pointercancel')
    vi.advanceTimersByTime(REST_MS)
    expect(act).toHaveBeenCalledTimes(1)
  })

  it('is not done once it was given up', () => {
    const { act, giveUp, send } = start()
    giveUp()
    send('pointermove')
    vi.advanceTimersByTime(REST_MS)
    expect(act).not.toHaveBeenCalled()
  })
})
