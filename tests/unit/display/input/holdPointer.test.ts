import { describe, expect, it, vi } from 'vitest'
import type { Grab } from '../../../../src/display/input/grab.ts'
import { capturePointer, holdPointer } from '../../../../src/display/input/holdPointer.ts'

/** A window with a hold on pointer 7, a grab that records its calls, and a listener behind it. */
function setUp() {
  const view = new EventTarget()
  const grab = {
    pointerId: 7,
    move: vi.fn<Grab['move']>(),
    end: vi.fn<Grab['end']>(),
  }
  let current: Grab | null = grab
  const stop = holdPointer(view, { current: () => current })
  const behind = vi.fn<(event: Event) => void>()
  for (const type of ['pointermove', 'mousemove', 'pointerup', 'keydown']) {
    view.addEventListener(type, behind, true)
  }
  const dispatch = (type: string, about: object = {}): Event => {
    const event = Object.assign(new Event(type, { cancelable: true }), about)
    view.dispatchEvent(event)
    return event
  }
  const letGo = (): void => {
    current = null
  }
  return { grab, dispatch, behind, stop, letGo }
}

describe('the hold on a pointer', () => {
  it('gives the moves of its pointer to the grab, and to nobody behind it', () => {
    const { grab, dispatch, behind } = setUp()
    dispatch('pointermove', { pointerId: 7, clientX: 12, clientY: 34 })
    dispatch('mousemove')
    expect(grab.move.mock.calls).toEqual([[{ x: 12, y: 34 }]])
    expect(behind).not.toHaveBeenCalled()
  })

  it('leaves the moves of other pointers alone', () => {
    const { grab, dispatch, behind } = setUp()
    dispatch('pointermove', { pointerId: 8, clientX: 12, clientY: 34 })
    expect(grab.move).not.toHaveBeenCalled()
    expect(behind).toHaveBeenCalledOnce()
  })

  it('ends the grab where its pointer is released, and lets the release go on', () => {
    const { grab, dispatch, behind } = setUp()
    dispatch('pointerup', { pointerId: 8, clientX: 1, clientY: 1 })
    expect(grab.end).not.toHaveBeenCalled()
    dispatch('pointerup', { pointerId: 7, clientX: 12, clientY: 34 })
    expect(grab.move.mock.calls).toEqual([[{ x: 12, y: 34 }]])
    expect(grab.end.mock.calls).toEqual([['released']])
    expect(behind).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['pointercancel', 'pointerCanceled'],
    ['lostpointercapture', 'captureLost'],
  ] as const)('ends the grab at a %s of its own pointer', (type, how) => {
    const { grab, dispatch } = setUp()
    dispatch(type, { pointerId: 8 })
    expect(grab.end).not.toHaveBeenCalled()
    dispatch(type, { pointerId: 7 })
    expect(grab.end.mock.calls).toEqual([[how]])
  })

  it('ends the grab when another pointer is pressed', () => {
    const { grab, dispatch } = setUp()
    dispatch('pointerdown', { pointerId: 7 })
    expect(grab.end).not.toHaveBeenCalled()
    dispatch('pointerdown', { pointerId: 8 })
    expect(grab.end.mock.calls).toEqual([['secondPointer']])
  })

  it('ends the grab at Escape, which then does nothing else', () => {
    const { grab, dispatch, behind } = setUp()
    expect(dispatch('keydown', { key: 'a' }).defaultPrevented).toBe(false)
    expect(grab.end).not.toHaveBeenCalled()
    expect(dispatch('keydown', { key: 'Escape' }).defaultPrevented).toBe(true)
    expect(grab.end.mock.calls).toEqual([['escaped']])
    expect(behind).toHaveBeenCalledTimes(2)
  })

  it.each([
    ['blur', 'blurred'],
    ['pagehide', 'pageHidden'],
  ] as const)('ends the grab at the %s of the window', (type, how) => {
    const { grab, dispatch } = setUp()
    dispatch(type)
    expect(grab.end.mock.calls).toEqual([[how]])
  })

  it('takes nothing while nothing is grabbed', () => {
    const { grab, dispatch, behind, letGo } = setUp()
    letGo()
    dispatch('pointermove', { pointerId: 7 })
    dispatch('mousemove')
    expect(dispatch('keydown', { key: 'Escape' }).defaultPrevented).toBe(false)
    dispatch('blur')
    expect(grab.move).not.toHaveBeenCalled()
    expect(grab.end).not.toHaveBeenCalled()
    expect(behind).toHaveBeenCalledTimes(3)
  })

  it('listens no more after it was stopped', () => {
    const { grab, dispatch, stop } = setUp()
    stop()
    dispatch('pointermove', { pointerId: 7 })
    dispatch('pointerup', { pointerId: 7 })
    dispatch('blur')
    expect(grab.move).not.toHaveBeenCalled()
    expect(grab.end).not.toHaveBeenCalled()
  })
})

describe('capturing a pointer', () => {
  it('asks the element for it, and does without where the pointer is gone', () => {
    const setPointerCapture = vi.fn<(id: number) => void>()
    capturePointer({ setPointerCapture } as unknown as Element, 7)
    expect(setPointerCapture.mock.calls).toEqual([[7]])
    setPointerCapture.mockImplementation(() => {
      throw new Error('NotFoundError')
    })
    expect(() => capturePointer({ setPointerCapture } as unknown as Element, 7)).not.toThrow()
  })
})
