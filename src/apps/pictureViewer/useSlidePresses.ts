/** A press on a slide shows the next one. */
import { type MouseEvent, type PointerEvent, useRef } from 'react'

/** CSS pixels. A pointer that goes further between press and release has moved the picture. */
const FARTHEST = 5

export interface SlidePresses {
  onPointerDown(event: PointerEvent): void
  onClick(event: MouseEvent): void
}

/** Handlers for the stage. */
export function useSlidePresses(goOn: () => void): SlidePresses {
  const pressedAt = useRef({ x: 0, y: 0 })
  return {
    onPointerDown({ clientX, clientY }) {
      pressedAt.current = { x: clientX, y: clientY }
    },
    onClick({ clientX, clientY, detail }) {
      const { x, y } = pressedAt.current
      // A click by assistive technology has no count, and no press before it.
      if (detail === 0 || Math.hypot(clientX - x, clientY - y) <= FARTHEST) goOn()
    },
  }
}
