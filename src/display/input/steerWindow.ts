/**
 * Moves or resizes a window without a drag, as its menu offers: by the arrow keys, by a mouse whose button is up, or by
 * a tap on the place where it belongs. It is a grab whose pointer is the keys: Enter and a press keep what was done;
 * Escape gives all back, as it does in every grab.
 */
import type { Box, Point } from '../../base/geometry/box.ts'
import { windowBox, workAreaOf } from '../../desktop/placement.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { WindowId } from '../../desktop/state.ts'
import { KEYBOARD_POINTER, type Grabs } from './grab.ts'
import { grabBox, type GrabPart } from './grabBox.ts'
import { swallowPress } from '../../ui/swallowPress.ts'
import { cornerTowards, partByArrow, titleBarOf } from './steeredPart.ts'
import { startBox, windowGrab, type WindowGrabHost } from './windowGrab.ts'
import { stepByKey } from './windowKeys.ts'

export interface SteerHost extends WindowGrabHost {
  readonly painter: WindowGrabHost['painter'] & {
    /** Shows that the window is moved or resized this way; null: no longer. */
    steer(id: WindowId, part: 'move' | 'size' | null): void
  }
  readonly grabs: Pick<Grabs, 'start'>
}

/**
 * Does nothing where the window cannot be grabbed this way, or something else is grabbed.
 * @param view what hears the keys and the pointer, wherever the focus is
 * @param wanted what is to be done: move the window, or pull the edges that the first arrows name
 */
export function steerWindow(
  host: SteerHost,
  view: EventTarget,
  id: WindowId,
  wanted: 'move' | 'size',
): void {
  const { viewport } = host.store.getState()
  const window = windowById(host.store.getState(), id)
  if (!window) return
  const shown = windowBox(window, viewport)
  const middle = { x: shown.x + shown.width / 2, y: shown.y }
  let box = wanted === 'move' ? startBox(window, shown, middle, viewport) : shown
  let part: GrabPart | null = wanted === 'move' ? 'move' : null
  /** A count of steps, which the grab takes for the place of its pointer. */
  let at: Point = { x: 0, y: 0 }
  let mouse: Point | null = null
  const target = windowGrab(host, id, part ?? 'se', at, { boxAt: () => box, canSnap: false })
  const listening = new AbortController()
  const stop = (): void => {
    listening.abort()
    host.painter.steer(id, null)
  }
  const press = { pointerId: KEYBOARD_POINTER, from: at, onEnd: stop }
  const grab = target && host.grabs.start(press, target)
  if (!grab) return
  host.painter.steer(id, wanted)

  const pull = (by: Point, pulled: GrabPart): void => {
    const next: Box = grabBox(box, pulled, by, workAreaOf(host.store.getState().viewport))
    part = pulled
    box = next
    at = { x: at.x + 1, y: at.y }
    grab.move(at)
  }
  // Without a step the window has not been touched: a snapped one stays snapped.
  const finish = (): void => grab.end(at.x === 0 ? 'escaped' : 'released')

  const listen = (type: string, handle: (event: Event) => void): void =>
    view.addEventListener(type, handle, { capture: true, signal: listening.signal })
  listen('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return
    // What has the focus must hear nothing of this, or it would be typed into.
    event.preventDefault()
    event.stopPropagation()
    const by = stepByKey(event)
    if (event.key === 'Enter') finish()
    else if (by) pull(by, wanted === 'move' ? 'move' : partByArrow(part, by))
  })
  listen('pointermove', (event) => {
    if (!(event instanceof PointerEvent) || event.pointerType === 'touch') return
    const now = { x: Math.round(event.clientX), y: Math.round(event.clientY) }
    if (mouse) pull({ x: now.x - mouse.x, y: now.y - mouse.y }, part ?? 'se')
    mouse = now
  })
  listen('pointerdown', (event) => {
    if (!(event instanceof PointerEvent)) return
    if (event.pointerType === 'touch') {
      const to = { x: Math.round(event.clientX), y: Math.round(event.clientY) }
      const held = wanted === 'move' ? titleBarOf(box) : cornerTowards(box, to)
      pull({ x: to.x - held.at.x, y: to.y - held.at.y }, held.part)
    }
    swallowPress(view, event)
    finish()
  })
}
