/** A grab by arrow keys, mouse moves or a tap. Enter and a press keep the result, Escape reverts it. */
import type { Box, Point } from '../../base/geometry/box.ts'
import { modelPoint } from '../../base/theme/textScale.ts'
import { windowBox, workAreaOf } from '../../desktop/placement.ts'
import { windowById } from '../../desktop/selectors.ts'
import type { WindowId } from '../../desktop/state.ts'
import { type GrabEnd, KEYBOARD_POINTER, type Grabs } from './grab.ts'
import { grabBox, type GrabPart } from './grabBox.ts'
import { boxInWords } from './placeInWords.ts'
import { swallowPress } from '../../ui/swallowPress.ts'
import { cornerTowards, partByArrow, titleBarOf } from './steeredPart.ts'
import { startBox, windowGrab, type WindowGrabHost } from './windowGrab.ts'
import { stepByKey } from './windowKeys.ts'

export interface SteerHost extends WindowGrabHost {
  readonly painter: WindowGrabHost['painter'] & {
    /** Marks the window as being moved or resized; null removes the mark. */
    steer(id: WindowId, part: 'move' | 'size' | null): void
    /** Has assistive technology announce the words. */
    say(words: string): void
  }
  readonly grabs: Pick<Grabs, 'start'>
}

/**
 * Does nothing if the window cannot be grabbed this way or a grab is active.
 * @param view receives keys and pointer events wherever the focus is
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
  /** A count of steps, which the grab treats as the position of its pointer. */
  let at: Point = { x: 0, y: 0 }
  let mouse: Point | null = null
  const target = windowGrab(host, id, part ?? 'se', at, { boxAt: () => box, canSnap: false })
  const listening = new AbortController()
  const stop = (how: GrabEnd): void => {
    listening.abort()
    host.painter.steer(id, null)
    if (how === 'escaped') host.painter.say(`Put back. ${boxInWords(shown)}`)
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
  // Without a step the window is unchanged, and a snapped one stays snapped.
  const finish = (): void => grab.end(at.x === 0 ? 'escaped' : 'released')

  const listen = (type: string, handle: (event: Event) => void): void =>
    view.addEventListener(type, handle, { capture: true, signal: listening.signal })
  listen('keydown', (event) => {
    if (!(event instanceof KeyboardEvent)) return
    // The focused element must not receive the key, or text would be typed into it.
    event.preventDefault()
    event.stopPropagation()
    const by = stepByKey(event)
    if (event.key === 'Enter') finish()
    else if (by) {
      pull(by, wanted === 'move' ? 'move' : partByArrow(part, by))
      host.painter.say(boxInWords(box))
    }
  })
  listen('pointermove', (event) => {
    if (!(event instanceof PointerEvent) || event.pointerType === 'touch') return
    const now = wholePoint(event)
    if (mouse) pull({ x: now.x - mouse.x, y: now.y - mouse.y }, part ?? 'se')
    mouse = now
  })
  listen('pointerdown', (event) => {
    if (!(event instanceof PointerEvent)) return
    if (event.pointerType === 'touch') {
      const to = wholePoint(event)
      const held = wanted === 'move' ? titleBarOf(box) : cornerTowards(box, to)
      pull({ x: to.x - held.at.x, y: to.y - held.at.y }, held.part)
    }
    swallowPress(view, event)
    finish()
  })
}

function wholePoint(event: PointerEvent): Point {
  const { x, y } = modelPoint(event)
  return { x: Math.round(x), y: Math.round(y) }
}
