/** Strokes by mouse, pen and finger. The first pointer draws; others are ignored until it is lifted. */
import { type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Box, Point } from '../../base/geometry/box.ts'
import { around } from './core/picture.ts'
import type { Strokes } from './useStrokes.ts'

const RIGHT = 2

/** @param takesFocus whether a press opens something that takes the focus */
export function usePointers(strokes: Strokes, takesFocus: boolean) {
  const { canvas, picture, pen, paint, lift, press } = strokes
  const held = useRef<number | null>(null)

  const placeOf = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): Point => {
    const box = canvas.current?.getBoundingClientRect()
    if (!box) return { x: 0, y: 0 }
    return {
      x: Math.floor(((clientX - box.left) * picture.width) / box.width),
      y: Math.floor(((clientY - box.top) * picture.height) / box.height),
    }
  }
  return {
    onPointerDown(event: PointerEvent<HTMLCanvasElement>): void {
      const { pointerId, button, currentTarget } = event
      if (held.current !== null || (button !== 0 && button !== RIGHT)) return
      lift()
      if (takesFocus) {
        // The press would take the focus back, but ends what was opened before it.
        event.preventDefault()
        if (document.activeElement instanceof HTMLInputElement) document.activeElement.blur()
      }
      held.current = pointerId
      currentTarget.setPointerCapture(pointerId)
      press(placeOf(event), button === RIGHT)
    },
    onPointerMove({ nativeEvent, pointerId, shiftKey }: PointerEvent): void {
      if (held.current !== pointerId || !pen.isDown()) return
      const moves = nativeEvent.getCoalescedEvents()
      let changed: Box | null = null
      for (const move of moves.length > 0 ? moves : [nativeEvent]) {
        changed = around(changed, pen.move(placeOf(move), shiftKey))
      }
      paint(changed)
    },
    onPointerUp({ pointerId }: PointerEvent): void {
      if (held.current !== pointerId) return
      held.current = null
      lift()
    },
    onPointerCancel({ pointerId }: PointerEvent): void {
      if (held.current !== pointerId) return
      held.current = null
      paint(pen.cancel())
    },
    // The right button draws.
    onContextMenu: (event: MouseEvent): void => event.preventDefault(),
    // The browser would take the focus away again from what the press has opened.
    onMouseDown(event: MouseEvent): void {
      if (takesFocus) event.preventDefault()
    },
  }
}
