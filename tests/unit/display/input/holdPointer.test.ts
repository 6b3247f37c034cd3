import { describe, expect, it, vi } from 'vitest'
import type { Grab } from '../../../../src/display/input/grab.ts'
import { holdPointer } from '../../../../src/display/input/holdPointer.ts'

/** A window with a hold on pointer 7, a grab that records its calls, and a listener behind it. */
function setUp() {
  const view = new EventTarget()
  const grab = { pointerId: 7, move: vi.fn<Grab['move']>(), end: vi.fn<Grab['end']>() }
  const held: { current: Grab | null } = { current: grab }
  const stop = holdPointer(view, { current: () => held.current })
  const behind = vi.fn<(event: Event) => void>()
  for (const type of ['pointermove', 'mousemove', 'pointerup', 'keydown']) {
    view.addEventListener(type, behind, true)
  }
  const dispatch = (type: string, about: object = {}): Event => {
    const event = Object.assign(new Event(type, { cancelable: true }), about)
    view.dispatchEvent(event)
    return event
  }
  return { grab, dispatch, behind, stop, held }
}

const AT = { clientX: 12, clientY: 34 }
const TO = [[{ x: 12, y: 34 }]]

describe('the hold on a pointer', () => {
  it('gives the moves of its pointer to the grab and to nobody behind it, and leaves others alone', () => {
    const { grab, dispatch, behind } = setUp()
    dispatch('pointermove', { pointerId: 7, ...AT })
    dispatch('mousemove')
    expect(grab.move.mock.calls).toEqual(TO)
    expect(behind).not.toHaveBeenCalled()
    dispatch('pointermove', { pointerId: 8, clientX: 1, clientY: 1 })
    expect(grab.move.mock.calls).toEqual(TO)
    expect(behind).toHaveBeenCalledOnce()
  })

  it.each([
    ['pointerup', 7, 8, 'released'],
    ['pointercancel', 7, 8, 'pointerCanceled'],
    ['lostpointercapture', 7, 8, 'captureLost'],
    ['pointerdown', 8, 7, 'secondPointer'],
  ] as const)('%s of pointer %i ends the grab, and of %i does not', (type, ends, leaves, how) => {
    const { grab, dispatch } = setUp()
    dispatch(type, { pointerId: leaves, ...AT })
    expect(grab.end).not.toHaveBeenCalled()
    dispatch(type, { pointerId: ends, ...AT })
    expect(grab.end.mock.calls).toEqual([[how]])
    // What the release itself asks for counts.
    expect(grab.move.mock.calls).toEqual(how === 'released' ? TO : [])
  })

  it.each([
    ['blur', 'blurred'],
    ['pagehide', 'pageHidden'],
  ] as const)('ends the grab at the %s of the window', (type, how) => {
    const { grab, dispatch } = setUp()
    dispatch(type)
    expect(grab.end.mock.calls).toEqual([[how]])
  })

  it('ends the grab at Escape, which then does nothing else', () => {
    const { grab, dispatch } = setUp()
    expect(dispatch('keydown', { key: 'a' }).defaultPrevented).toBe(false)
    expect(grab.end).not.toHaveBeenCalled()
    expect(dispatch('keydown', { key: 'Escape' }).defaultPrevented).toBe(true)
    expect(grab.end.mock.calls).toEqual([['escaped']])
  })
})
