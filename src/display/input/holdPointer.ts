/**
 * Holds a pointer for a grab. Its moves are taken at the window, before the listeners of React and
 * of the gesture library: both would do at each of them what the grab has no use for, at several
 * times the cost of the grab itself. It is captured, so that a release outside of the browser is
 * heard, and Escape cancels.
 */
import type { Point } from '../../base/geometry/box.ts'
import type { Dispose } from '../../base/motion/scheduler.ts'

export interface PointerHold {
  /** Whether no other grab has its pointer: a second finger may not begin one meanwhile. */
  isFree(): boolean
  /** From now on moves go to `onMove` alone. */
  take(press: PointerEvent, onMove: (at: Point) => void, onCancel: () => void): void
  /** The grab is over; moves go their usual way again. */
  release(): void
}

/** The hold that has a pointer now; the page has one grab at a time. */
let holder: PointerHold | null = null

/**
 * A hold on presses inside the element. Must be armed before the gesture library listens to the
 * element, since the window calls its listeners in the order of their registration.
 */
export function createPointerHold(): PointerHold & { arm(element: HTMLElement): Dispose } {
  let move: ((at: Point) => void) | null = null
  let cancel: (() => void) | null = null
  let heldId: number | null = null

  const handleMove = (event: PointerEvent): void => {
    if (!move || event.pointerId !== heldId) return
    event.stopImmediatePropagation()
    move({ x: event.clientX, y: event.clientY })
  }
  const handleMouseMove = (event: MouseEvent): void => {
    if (move) event.stopImmediatePropagation()
  }
  const handleKey = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !cancel) return
    event.stopPropagation()
    event.preventDefault()
    cancel()
  }
  const disarm = (): void => {
    window.removeEventListener('pointermove', handleMove, true)
    window.removeEventListener('mousemove', handleMouseMove, true)
    window.removeEventListener('pointerup', handleEnd, true)
    window.removeEventListener('pointercancel', handleEnd, true)
  }
  const handleEnd = (event: PointerEvent): void => {
    if (heldId === null || event.pointerId === heldId) disarm()
  }
  const handlePress = (): void => {
    window.addEventListener('pointermove', handleMove, true)
    window.addEventListener('mousemove', handleMouseMove, true)
    window.addEventListener('pointerup', handleEnd, true)
    window.addEventListener('pointercancel', handleEnd, true)
  }

  const release = (): void => {
    if (holder === hold) holder = null
    move = null
    cancel = null
    heldId = null
    window.removeEventListener('keydown', handleKey, true)
  }
  const hold: PointerHold & { arm(element: HTMLElement): Dispose } = {
    isFree: () => holder === null || holder === hold,
    take(press, onMove, onCancel) {
      holder = hold
      heldId = press.pointerId
      move = onMove
      cancel = onCancel
      window.addEventListener('keydown', handleKey, true)
      try {
        if (press.target instanceof Element) press.target.setPointerCapture(press.pointerId)
      } catch {
        // The pointer is already gone: its release is on its way.
      }
    },
    release,
    arm(element) {
      element.addEventListener('pointerdown', handlePress, true)
      return () => {
        element.removeEventListener('pointerdown', handlePress, true)
        disarm()
        release()
      }
    },
  }
  return hold
}
