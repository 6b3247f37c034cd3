/**
 * Gives the current grab its pointer. While there is a grab, its moves are taken at the window,
 * before the listeners of React and of the gesture library: both would do, at every move, what the
 * grab has no use for, at several times the cost of the grab itself. Everything in the browser that
 * ends a grab is listened for here.
 */
import type { Dispose } from '../../base/motion/scheduler.ts'
import { KEYBOARD_POINTER, type Grab, type GrabEnd, type Grabs } from './grab.ts'

/**
 * Keeps the events of a pointer coming to an element even when the pointer is outside of the
 * browser's window, so that its release is heard.
 */
export function capturePointer(element: Element, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId)
  } catch {
    // The pointer is gone already; its release is on its way.
  }
}

function movePointer(grab: Grab, event: PointerEvent): void {
  if (event.pointerId !== grab.pointerId) return
  event.stopImmediatePropagation()
  grab.move({ x: event.clientX, y: event.clientY })
}

function releasePointer(grab: Grab, event: PointerEvent): void {
  if (event.pointerId !== grab.pointerId) return
  grab.move({ x: event.clientX, y: event.clientY })
  grab.end('released')
}

function pressKey(grab: Grab, event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  event.stopPropagation()
  event.preventDefault()
  grab.end('escaped')
}

/**
 * Listens until the result is called. Must be called before a press can reach the gesture library,
 * which registers its own listeners at the window then: the window calls them in that order.
 */
export function holdPointer(view: EventTarget, grabs: Pick<Grabs, 'current'>): Dispose {
  const listening = new AbortController()
  const listen = <Type extends keyof WindowEventMap>(
    type: Type,
    handle: (grab: Grab, event: WindowEventMap[Type]) => void,
    capture = true,
  ): void => {
    const listener = (event: Event): void => {
      const grab = grabs.current()
      // The compiler cannot know that an event of this type has this class.
      if (grab) handle(grab, event as WindowEventMap[Type])
    }
    view.addEventListener(type, listener, { capture, signal: listening.signal })
  }
  const ends =
    (how: GrabEnd) =>
    (grab: Grab): void =>
      grab.end(how)

  listen('pointermove', movePointer)
  listen('mousemove', (_grab, event) => event.stopImmediatePropagation())
  listen('pointerup', releasePointer)
  listen('pointercancel', (grab, { pointerId }) => {
    if (pointerId === grab.pointerId) grab.end('pointerCanceled')
  })
  listen('lostpointercapture', (grab, { pointerId }) => {
    if (pointerId === grab.pointerId) grab.end('captureLost')
  })
  listen('pointerdown', (grab, { pointerId }) => {
    // A press while a window is steered says where it belongs (steerWindow.ts).
    if (grab.pointerId === KEYBOARD_POINTER) return
    if (pointerId !== grab.pointerId) grab.end('secondPointer')
  })
  listen('keydown', pressKey)
  // Not while capturing: elements that lose the focus would be heard as well.
  listen('blur', ends('blurred'), false)
  listen('pagehide', ends('pageHidden'), false)
  return () => listening.abort()
}
