/**
 * Captures pointer moves at the window during a grab, before the listeners of React and of the
 * gesture library, whose work per move costs several times the grab itself.
 */
import type { Dispose } from '../../base/motion/scheduler.ts'
import { modelPoint } from '../../base/theme/textScale.ts'
import { KEYBOARD_POINTER, type Grab, type GrabEnd, type Grabs } from './grab.ts'

/** Captures the pointer, so that a release outside of the browser's window is received. */
export function capturePointer(element: Element, pointerId: number): void {
  try {
    element.setPointerCapture(pointerId)
  } catch {
    // The pointer is gone already, and its release follows.
  }
}

function movePointer(grab: Grab, event: PointerEvent): void {
  if (event.pointerId !== grab.pointerId) return
  event.stopImmediatePropagation()
  grab.move(modelPoint(event))
}

function releasePointer(grab: Grab, event: PointerEvent): void {
  if (event.pointerId !== grab.pointerId) return
  grab.move(modelPoint(event))
  grab.end('released')
}

function pressKey(grab: Grab, event: KeyboardEvent): void {
  if (event.key !== 'Escape') return
  event.stopPropagation()
  event.preventDefault()
  grab.end('escaped')
}

/**
 * Must be called before the first press: the gesture library then adds its own listeners to the
 * window, which calls listeners in the order of registration.
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
      // TypeScript cannot infer the class of an event from its type.
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
    // While a window is steered by keys, steerWindow.ts handles the press.
    if (grab.pointerId === KEYBOARD_POINTER) return
    if (pointerId !== grab.pointerId) grab.end('secondPointer')
  })
  listen('keydown', pressKey)
  // Without capture, or elements that lose the focus would trigger it as well.
  listen('blur', ends('blurred'), false)
  listen('pagehide', ends('pageHidden'), false)
  return () => listening.abort()
}
