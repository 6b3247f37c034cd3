/** A stroke of the chosen tool, from where the pen comes down until it is lifted. */
import type { Box, Point } from '../../../base/geometry/box.ts'
import type { Drawing } from './drawing.ts'
import { floodFill } from './fill.ts'
import { constrained } from './lines.ts'
import { around, inkOf } from './picture.ts'
import { drawShape, drawStroke, type Means, type ShapeFill, type Tool } from './tools.ts'

export interface Settings {
  readonly tool: Tool
  /** `#rrggbb`, as all colors here. */
  readonly color: string
  readonly ground: string
  readonly lineWidth: number
  readonly shapeFill: ShapeFill
}

interface Stroke {
  readonly tool: Tool
  readonly means: Means
  readonly start: Point
  readonly last: Point
}

/** All of its functions answer with the box of the picture that has changed. */
export function createPen(drawing: Drawing) {
  let stroke: Stroke | null = null

  const draw = ({ tool, means, start, last }: Stroke, to: Point): Box | null => {
    const picture = drawing.picture()
    switch (tool) {
      case 'pencil':
      case 'brush':
      case 'eraser':
        return drawing.touch(drawStroke(picture, tool, last, to, means))
      case 'line': {
        const before = drawing.takeBack()
        return around(before, drawing.touch(drawStroke(picture, tool, start, to, means)))
      }
      case 'rectangle':
      case 'ellipse': {
        const before = drawing.takeBack()
        return around(before, drawing.touch(drawShape(picture, tool, start, to, means)))
      }
      default:
        return null
    }
  }

  return {
    isDown: (): boolean => stroke !== null,
    /** @param isSecond draws in the other color, as the right button of the mouse does */
    down(at: Point, settings: Settings, isSecond: boolean): Box | null {
      const { tool, lineWidth, shapeFill } = settings
      const colors = [inkOf(settings.color), inkOf(settings.ground)] as const
      const [ink, ground] = isSecond || tool === 'eraser' ? [colors[1], colors[0]] : colors
      stroke = { tool, means: { ink, ground, lineWidth, shapeFill }, start: at, last: at }
      if (tool === 'fill') return drawing.touch(floodFill(drawing.picture(), at, ink))
      return draw(stroke, at)
    },
    /** @param isConstrained only level, upright and diagonal lines, squares and circles */
    move(at: Point, isConstrained: boolean): Box | null {
      if (!stroke) return null
      const to = isConstrained ? constrainedFor(stroke, at) : at
      const box = draw(stroke, to)
      stroke = { ...stroke, last: to }
      return box
    },
    /** @returns whether the picture has changed */
    up(): boolean {
      stroke = null
      return drawing.commit()
    },
    cancel(): Box | null {
      stroke = null
      return drawing.takeBack()
    },
  }
}

function constrainedFor({ tool, start }: Stroke, to: Point): Point {
  return tool === 'line' || tool === 'rectangle' || tool === 'ellipse'
    ? constrained(tool, start, to)
    : to
}
