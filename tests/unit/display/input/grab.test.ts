import { describe, expect, it, vi } from 'vitest'
import type { DesktopState } from '../../../../src/desktop/state.ts'
import { createDesktopStore } from '../../../../src/desktop/store/store.ts'
import { createGrabs, type GrabEnd, type GrabTarget } from '../../../../src/display/input/grab.ts'
import { ICONS, MANIFESTS, VIEWPORT } from '../../../support/builders.ts'
import { manualFrames } from '../../../support/manualFrames.ts'

const FROM = { x: 100, y: 100 }
const TO = { x: 130, y: 90 }

/** A target that records its calls. */
function aTarget(followsAtOnce: boolean) {
  return {
    followsAtOnce,
    start: vi.fn<GrabTarget['start']>(),
    follow: vi.fn<GrabTarget['follow']>(),
    endedBy: vi.fn<GrabTarget['endedBy']>(() => null),
    end: vi.fn<GrabTarget['end']>(),
  }
}

function setUp({ followsAtOnce = false } = {}) {
  const store = createDesktopStore({ manifests: MANIFESTS, icons: ICONS, viewport: VIEWPORT })
  const { scheduler, tick } = manualFrames()
  const grabs = createGrabs({ store, scheduler })
  const target = aTarget(followsAtOnce)
  const onEnd = vi.fn<(how: GrabEnd) => void>()
  const start = () => grabs.start({ pointerId: 1, from: FROM, onEnd }, target)
  return { store, tick, grabs, target, onEnd, start }
}

describe('a grab', () => {
  it('is the current one from its start to its end, and there is no other meanwhile', () => {
    const { grabs, target, start } = setUp()
    expect(grabs.current()).toBeNull()
    const grab = start()
    expect(target.start).toHaveBeenCalledOnce()
    expect(grabs.current()).toBe(grab)
    expect(start()).toBeNull()
    grab?.end('released')
    expect(grabs.current()).toBeNull()
    expect(start()).not.toBeNull()
  })

  it('does not start while the desktop is powered off', () => {
    const { store, target, start } = setUp()
    store.dispatch({ type: 'power/turnedOff', mode: 'LOG_OFF' })
    expect(start()).toBeNull()
    expect(target.start).not.toHaveBeenCalled()
  })

  it('follows the last of several moves, once a tick', () => {
    const { tick, target, start } = setUp()
    const grab = start()
    for (let x = 101; x <= 140; x += 1) grab?.move({ x, y: 100 })
    expect(target.follow).not.toHaveBeenCalled()
    tick()
    expect(target.follow.mock.calls).toEqual([[{ x: 140, y: 100 }]])
    expect(tick()).toBe(false)
    grab?.move({ x: 140, y: 100 })
    expect(tick()).toBe(false)
  })

  it('asks for no tick where following is cheap', () => {
    const { tick, target, start } = setUp({ followsAtOnce: true })
    start()?.move(TO)
    expect(target.follow.mock.calls).toEqual([[TO]])
    expect(tick()).toBe(false)
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

  it.each(['released', 'blurred', 'captureLost', 'pageHidden', 'poweredOff', 'minimized'] as const)(
    'keeps what the last move asked for when it is %s',
    (how) => {
      const { target, start } = setUp()
      const grab = start()
      grab?.move(TO)
      grab?.end(how)
      expect(target.end.mock.calls).toEqual([[TO, how]])
    },
  )

  it.each([
    'escaped',
    'pointerCanceled',
    'secondPointer',
    'gone',
    'displaced',
    'rescaled',
    'unmounted',
  ] as const)('goes back to where it was when it is %s', (how) => {
    const { target, start } = setUp()
    const grab = start()
    grab?.move(TO)
    grab?.end(how)
    expect(target.end.mock.calls).toEqual([[null, how]])
  })

  it.each(['LOG_OFF', 'TURN_OFF'] as const)('ends when the desktop goes to %s', (mode) => {
    const { store, onEnd, start } = setUp()
    start()
    store.dispatch({ type: 'power/turnedOff', mode })
    expect(onEnd.mock.calls).toEqual([['poweredOff']])
  })

  it('ends when its target says that a change of the state ends it', () => {
    const { store, target, onEnd, start } = setUp()
    start()
    store.dispatch({ type: 'cookieBanner/opened' })
    expect(onEnd).not.toHaveBeenCalled()
    target.endedBy.mockReturnValue('gone')
    store.dispatch({ type: 'cookieBanner/closed' })
    expect(onEnd.mock.calls).toEqual([['gone']])
  })

  it('follows anew when the viewport changed and it goes on', () => {
    const { store, tick, target, start } = setUp({ followsAtOnce: true })
    start()?.move(TO)
    store.dispatch({ type: 'viewport/changed', viewport: { width: 1000, height: 700 } })
    tick()
    expect(target.follow.mock.calls).toEqual([[TO], [TO]])
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
