import { describe, expect, it, vi } from 'vitest'
import type { DesktopState } from '../../../../src/desktop/state.ts'
import type { GrabEnd, GrabTarget } from '../../../../src/display/input/grab.ts'
import { runningDesktop } from '../../../support/runningDesktop.ts'

const FROM = { x: 100, y: 100 }
const TO = { x: 130, y: 90 }

function setUp({ followsAtOnce = false } = {}) {
  const desk = runningDesktop(1)
  const target = {
    followsAtOnce,
    start: vi.fn<GrabTarget['start']>(),
    follow: vi.fn<GrabTarget['follow']>(),
    endedBy: vi.fn<GrabTarget['endedBy']>(() => null),
    end: vi.fn<GrabTarget['end']>(),
  }
  const onEnd = vi.fn<(how: GrabEnd) => void>()
  const start = () => desk.grabs.start({ pointerId: 1, from: FROM, onEnd }, target)
  return { ...desk, target, onEnd, start }
}

describe('a grab', () => {
  it('does not start while the desktop is powered off', () => {
    const { store, target, start } = setUp()
    store.dispatch({ type: 'power/turnedOff', mode: 'LOG_OFF' })
    expect(start()).toBeNull()
    expect(target.start).not.toHaveBeenCalled()
  })

  it('ends once, whoever ends it again, and moves no more', () => {
    const { store, tick, target, onEnd, start } = setUp()
    const grab = start()
    grab?.move(TO)
    grab?.end('blurred')
    grab?.end('released')
    grab?.move({ x: 500, y: 500 })
    store.dispatch({ type: 'power/turnedOff', mode: 'TURN_OFF' })
    tick()
    expect(target.follow).not.toHaveBeenCalled()
    expect(target.end.mock.calls).toEqual([[TO, 'blurred']])
    expect(onEnd.mock.calls).toEqual([['blurred']])
  })

  it('shows every listener the states in their order, though its end changes the state', () => {
    const { store, target, start } = setUp()
    const seen: Pick<DesktopState, 'powerState' | 'selecting'>[] = []
    store.dispatch({ type: 'select/started', point: FROM })
    store.subscribe(({ powerState, selecting }) => seen.push({ powerState, selecting }))
    target.end.mockImplementation(() => store.dispatch({ type: 'select/ended' }))
    start()
    store.dispatch({ type: 'power/turnedOff', mode: 'LOG_OFF' })
    expect(seen).toEqual([
      { powerState: 'LOG_OFF', selecting: FROM },
      { powerState: 'LOG_OFF', selecting: false },
    ])
  })
})
