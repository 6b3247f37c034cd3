/** Recognizes the presses that become grabs. All that follows such a press is the grab's own. */
import { useDrag } from '@use-gesture/react'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Point } from '../../base/geometry/box.ts'
import type { Grab, GrabEnd, Grabs, GrabTarget } from './grab.ts'
import { capturePointer } from './holdPointer.ts'

export interface GrabRecognizer {
  /** How far the pointer must go before a press becomes a grab, in CSS pixels. */
  readonly threshold: number
  /** What a press on this element grabs, or null for nothing. @param event with which the grab begins */
  targetAt(pressed: Element, from: Point, event: PointerEvent): GrabTarget | null
}

/** Lets what lies in an element be grabbed by the pointer, as long as the element is mounted. */
export function useGrab(
  root: RefObject<HTMLElement | null>,
  grabs: Grabs,
  { threshold, targetAt }: GrabRecognizer,
): void {
  const held = useRef<Grab | null>(null)

  // A hidden element is unmounted here too: React runs this for a minimized window.
  useLayoutEffect(
    () => () => {
      held.current?.end('unmounted')
    },
    [],
  )

  useDrag(
    ({ first, initial, event, target: pressed, cancel }) => {
      if (!first || !(event instanceof PointerEvent) || !(pressed instanceof Element)) return
      const { pointerId } = event
      const from = { x: initial[0], y: initial[1] }
      const onEnd = (how: GrabEnd): void => {
        held.current = null
        // The gesture library hears of these two itself.
        if (how !== 'released' && how !== 'pointerCanceled') cancel()
      }
      const target = targetAt(pressed, from, event)
      const grab = target && grabs.start({ pointerId, from, onEnd }, target)
      if (!grab) {
        cancel()
        return
      }
      held.current = grab
      capturePointer(pressed, pointerId)
      grab.move({ x: event.clientX, y: event.clientY })
    },
    {
      target: root,
      // The grab captures the pointer itself, and arrow keys do more than a drag does.
      pointer: { capture: false, keys: false },
      eventOptions: { capture: true, passive: true },
      threshold,
    },
  )
}
