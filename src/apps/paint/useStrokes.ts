import { useLayoutEffect, useRef, useState } from 'react'
import type { Box, Point } from '../../base/geometry/box.ts'
import type { Drawing } from './core/drawing.ts'
import { createPen, type Settings } from './core/pen.ts'
import { colorOf, inkAt } from './core/picture.ts'
import { imageDataOf } from './images.ts'

export interface StrokesProps {
  readonly drawing: Drawing
  readonly settings: Settings
  readonly onChange: () => void
  readonly onPick: (changes: Partial<Settings>) => void
}

export type Strokes = ReturnType<typeof useStrokes>

/** The canvas, and what pointers and keys do to it alike. A stroke renders nothing but its two ends. */
export function useStrokes({ drawing, settings, onChange, onPick }: StrokesProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [pen] = useState(() => createPen(drawing))
  const [typingAt, setTypingAt] = useState<Point | null>(null)
  const picture = drawing.picture()

  const paint = (box: Box | null): void => {
    const context = canvas.current?.getContext('2d', { willReadFrequently: true })
    if (!box || !context) return
    const { x, y, width, height } = box
    context.putImageData(imageDataOf(drawing.picture()), 0, 0, x, y, width, height)
  }
  // The canvas is emptied whenever its size is set.
  useLayoutEffect(() => paint({ x: 0, y: 0, width: picture.width, height: picture.height }))

  return {
    canvas,
    picture,
    pen,
    paint,
    /** Ends a stroke, if there is one. */
    lift(): void {
      if (pen.isDown() && pen.up()) onChange()
    },
    /** What a press does: all tools but two begin a stroke. @param isSecond with the other color */
    press(at: Point, isSecond: boolean): void {
      if (settings.tool === 'picker') {
        const ink = inkAt(picture, at)
        if (ink !== undefined) onPick({ [isSecond ? 'ground' : 'color']: colorOf(ink) })
      } else if (settings.tool === 'text') setTypingAt(at)
      else paint(pen.down(at, settings, isSecond))
    },
    typingAt,
    endText(box: Box | null): void {
      setTypingAt(null)
      canvas.current?.focus({ preventScroll: true })
      paint(box)
      if (drawing.commit()) onChange()
    },
  }
}
