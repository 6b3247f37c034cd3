/**
 * Moves or resizes a window by the arrow keys alone, as its menu offers: a grab whose pointer is the
 * keys. Enter keeps what they have done; Escape gives all back, as it does in every grab.
 */
import type { Point } from '../../base/geometry/box.ts'
import { windowBox, workAreaOf } from '../../desktop/placement.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { WindowId } from '../../desktop/state.ts'
import { KEYBOARD_POINTER, type Grabs } from './grab.ts'
import { windowGrab, type WindowGrabHost } from './windowGrab.ts'
import { boxByKey } from './windowKeys.ts'

export interface SteerHost extends WindowGrabHost {
  readonly grabs: Pick<Grabs, 'start'>
}

/**
 * Does nothing where the window cannot be grabbed this way, or something else is grabbed.
 * @param view what hears the keys, wherever the focus is
 * @param part what the arrows do: move the window, or pull its lower right corner
 */
export function steerWindow(
  host: SteerHost,
  view: EventTarget,
  id: WindowId,
  part: 'move' | 'size',
): void {
  const { viewport } = host.store.getState()
  const window = windowById(host.store.getState(), id)
  if (!window) return
  let box = windowBox(window, viewport)
  let at: Point = { x: Math.round(viewport.width / 2), y: Math.round(viewport.height / 2) }
  const target = windowGrab(host, id, part === 'move' ? 'move' : 'se', at, { canSnap: false })
  const listening = new AbortController()
  const press = { pointerId: KEYBOARD_POINTER, from: at, onEnd: () => listening.abort() }
  const grab = target && host.grabs.start(press, target)
  if (!grab) return

  const steer = ({ key, ctrlKey }: KeyboardEvent): void => {
    const area = workAreaOf(host.store.getState().viewport)
    const next = boxByKey({ key, ctrlKey, shiftKey: part === 'size' }, box, area)?.box
    if (!next) return
    // The pointer goes as far as the window does: it must not run ahead where the window is held up.
    at = {
      x: at.x + (next.x - box.x) + (next.width - box.width),
      y: at.y + (next.y - box.y) + (next.height - box.height),
    }
    box = next
    grab.move(at)
  }
  view.addEventListener(
    'keydown',
    (event) => {
      if (!(event instanceof KeyboardEvent)) return
      // What has the focus must hear nothing of this, or it would be typed into.
      event.preventDefault()
      event.stopPropagation()
      if (event.key === 'Enter') grab.end('released')
      else steer(event)
    },
    { capture: true, signal: listening.signal },
  )
}
