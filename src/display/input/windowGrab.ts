/**
 * Moves and resizes windows by the pointer. Between press and release nothing is dispatched and
 * React renders nothing. Where the window ends up is told to the model on release.
 */
import { useDrag } from '@use-gesture/react'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { equalBoxes, type Box, type Point } from '../../base/geometry/box.ts'
import type { WindowId } from '../../desktop/state.ts'
import type { FrameScheduler } from '../../base/motion/scheduler.ts'
import { grabBox, type GrabPart } from './grabBox.ts'
import { createPointerHold } from './holdPointer.ts'

/** How far the pointer must go before a press becomes a grab, in CSS pixels: a click may tremble. */
const THRESHOLD = 3

export interface WindowGrabHost {
  readonly scheduler: FrameScheduler
  /** The window's box in CSS pixels; null where it cannot be grabbed this way. */
  start(id: WindowId, part: GrabPart): Box | null
  /** What the window must stay in, in CSS pixels; it may change while the window is grabbed. */
  area(): Box
  /** The window is grabbed and lies here now. */
  place(id: WindowId, box: Box): void
  /** The grab is over; the window stays at this box, or where it was when the grab was canceled. */
  end(id: WindowId, part: GrabPart, box: Box | null): void
}

const PARTS: ReadonlyMap<string, GrabPart> = new Map([
  ['title-bar', 'move'],
  ['title-icon', 'move'],
  ['resize-nw', 'nw'],
  ['resize-ne', 'ne'],
  ['resize-sw', 'sw'],
  ['resize-se', 'se'],
])

/** Which part of its window an element belongs to, if it is one that can be grabbed. */
function grabPartOf(element: EventTarget | null): GrabPart | undefined {
  if (!(element instanceof Element)) return undefined
  const part = element.closest<HTMLElement>('[data-part]')?.dataset['part']
  return PARTS.get(part ?? '')
}

interface Grab {
  readonly part: GrabPart
  readonly box: Box
  /** Where the press was: the window goes as far as the pointer since then, the threshold included. */
  readonly from: Point
  to: Point
  /** True: a move came since the last placing. */
  isPending: boolean
  /** The area of the last placing. */
  area: Box
}

function boxOf({ box, part, from, to, area }: Grab): Box {
  const by = { x: Math.round(to.x - from.x), y: Math.round(to.y - from.y) }
  return grabBox(box, part, by, area)
}

/** Lets the window be grabbed by its title bar and its corner handles. */
export function useWindowGrab(
  root: RefObject<HTMLElement | null>,
  id: WindowId,
  host: WindowGrabHost,
): void {
  const grab = useRef<Grab | null>(null)
  const [hold] = useState(createPointerHold)

  useLayoutEffect(() => (root.current ? hold.arm(root.current) : undefined), [root, hold])

  useEffect(
    () =>
      host.scheduler.on('step', () => {
        const held = grab.current
        if (!held) return
        const area = host.area()
        if (!held.isPending && equalBoxes(area, held.area)) return
        held.isPending = false
        held.area = area
        host.place(id, boxOf(held))
      }),
    [host, id],
  )

  const move = (at: Point): void => {
    const held = grab.current
    if (!held) return
    held.to = at
    // A browser hands out moves once a frame, so a transform may be written as they come; a
    // resize, which costs a layout, waits for the tick in case that one does not.
    if (held.part === 'move') host.place(id, boxOf(held))
    else {
      held.isPending = true
      host.scheduler.request()
    }
  }
  const finish = (isCanceled: boolean): void => {
    const held = grab.current
    if (!held) return
    grab.current = null
    hold.release()
    host.end(id, held.part, isCanceled ? null : boxOf(held))
  }

  useDrag(
    ({ first, last, canceled, initial, event, target, cancel }) => {
      if (!(event instanceof PointerEvent)) return
      const at = { x: event.clientX, y: event.clientY }
      if (first) {
        const part = grabPartOf(target)
        const box = part && hold.isFree() ? host.start(id, part) : null
        if (!part || !box) {
          cancel()
          return
        }
        const from = { x: initial[0], y: initial[1] }
        grab.current = { part, box, area: host.area(), from, to: from, isPending: false }
        hold.take(event, move, () => {
          cancel()
          finish(true)
        })
      }
      move(at)
      if (last) finish(canceled || event.type === 'pointercancel')
    },
    {
      target: root,
      // The hold captures the pointer, and only for what is grabbed.
      pointer: { capture: false },
      eventOptions: { capture: true, passive: true },
      threshold: THRESHOLD,
    },
  )
}
