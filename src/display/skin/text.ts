/**
 * Text on the canvas: fitted, drawn once in device pixels and kept. Canvas 2D only. Fonts are measured
 * through the context, so when a font loads late the text only has to be drawn again.
 */
import { LABEL_FONT, TITLE_FONT, TITLE_LETTER_SPACING } from '../../base/theme/fonts.ts'
import { ICON_CELL_WIDTH, ICON_LABEL_LINE, TITLE_BAR_HEIGHT } from '../../base/theme/metrics.ts'
import type { CanvasTheme } from '../../base/theme/theme.ts'
import type { Raster } from './quad.ts'
import { makeRaster } from './raster.ts'

const ELLIPSIS = '…'
/** Room at the left and right of a label's text inside its highlight, in CSS pixels (facts of the era: padding 0 3px 2px). */
const LABEL_PADDING = 3

/** Width of a text in whatever unit its caller works in. */
export type Measure = (text: string) => number

/**
 * The whole text if it fits into `width`, else the longest beginning that fits together with an ellipsis.
 * Never cuts a character in two; the shortest result is the ellipsis alone.
 */
export function fitText(text: string, width: number, measure: Measure): string {
  if (measure(text) <= width) return text
  const characters = [...text]
  let low = 0
  let high = characters.length - 1
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (measure(characters.slice(0, middle).join('').trimEnd() + ELLIPSIS) <= width) low = middle
    else high = middle - 1
  }
  return characters.slice(0, low).join('').trimEnd() + ELLIPSIS
}

/**
 * Breaks a label at its spaces into at most two lines that fit into `width`. A line that is still too long
 * ends in an ellipsis.
 */
export function labelLines(title: string, width: number, measure: Measure): readonly string[] {
  if (measure(title) <= width) return [title]
  const words = title.split(' ')
  let first = words.shift() ?? ''
  while (words[0] !== undefined && measure(`${first} ${words[0]}`) <= width) {
    first = `${first} ${words.shift()}`
  }
  const rest = words.join(' ')
  const lines = rest ? [first, rest] : [first]
  return lines.map((line) => fitText(line, width, measure))
}

function setFont(context: CanvasRenderingContext2D, font: FontSpec, scale: number): void {
  context.font = `${font.weight} ${font.size * scale}px ${font.family}`
}

interface FontSpec {
  readonly weight: number
  readonly size: number
  readonly family: string
}

/** Where CSS would put the baseline of a line of this height, as a whole device pixel. */
function baseline(context: CanvasRenderingContext2D, lineHeight: number): number {
  const metrics = context.measureText('x')
  const ascent = metrics.fontBoundingBoxAscent
  const descent = metrics.fontBoundingBoxDescent
  return Math.round((lineHeight - ascent - descent) / 2 + ascent)
}

/** Measures texts of one font at a scale; results in device pixels. */
function measureWith(font: FontSpec, scale: number, letterSpacing: number): Measure {
  let context: CanvasRenderingContext2D | null = null
  makeRaster(1, 1, (made) => {
    context = made
    setFont(made, font, scale)
    made.letterSpacing = `${letterSpacing * scale}px`
  })
  return (text) => (context ? context.measureText(text).width : 0)
}

export interface TextSkin {
  /** The title as it is cut to fit into `width` device pixels. */
  fitTitle(text: string, width: number): string
  /** A title, one title bar high, with its hard shadow. */
  title(fitted: string): Raster
  labelLines(title: string): readonly string[]
  /** A label of an icon, as wide as the icon's cell. */
  label(lines: readonly string[], isHighlighted: boolean): Raster
}

/** Text drawn for a device-pixel ratio of `scale`. Fonts must be loaded, or fallbacks are drawn. */
export function createTextSkin(theme: CanvasTheme, scale: number): TextSkin {
  const measureTitle = measureWith(TITLE_FONT, scale, TITLE_LETTER_SPACING)
  const measureLabel = measureWith(LABEL_FONT, scale, 0)
  const labelWidth = (ICON_CELL_WIDTH - 2 * LABEL_PADDING) * scale
  const shadow = Math.round(scale)

  return {
    fitTitle: (text, width) => fitText(text, width, measureTitle),
    title(fitted) {
      const height = Math.round(TITLE_BAR_HEIGHT * scale)
      return makeRaster(measureTitle(fitted) + shadow + 1, height, (context) => {
        setFont(context, TITLE_FONT, scale)
        context.letterSpacing = `${TITLE_LETTER_SPACING * scale}px`
        const y = baseline(context, height)
        context.fillStyle = theme.titleShadow
        context.fillText(fitted, shadow, y + shadow)
        context.fillStyle = theme.titleText
        context.fillText(fitted, 0, y)
      })
    },
    labelLines: (title) => labelLines(title, labelWidth, measureLabel),
    label(lines, isHighlighted) {
      const width = Math.round(ICON_CELL_WIDTH * scale)
      const lineHeight = Math.round(ICON_LABEL_LINE * scale)
      return makeRaster(width, lineHeight * lines.length, (context) => {
        setFont(context, LABEL_FONT, scale)
        if (isHighlighted) {
          const text = Math.max(...lines.map(measureLabel))
          const padding = Math.round(LABEL_PADDING * scale)
          const left = Math.max(0, Math.round((width - text) / 2) - padding)
          const box = Math.min(width - left, Math.ceil(text) + 2 * padding)
          context.fillStyle = theme.selection
          context.fillRect(left, 0, box, lineHeight * lines.length)
        }
        const first = baseline(context, lineHeight)
        context.fillStyle = theme.labelText
        context.shadowColor = theme.labelShadow
        context.shadowOffsetY = shadow
        context.shadowBlur = scale
        for (const [index, line] of lines.entries()) {
          const x = Math.round((width - measureLabel(line)) / 2)
          context.fillText(line, x, first + index * lineHeight)
        }
      })
    },
  }
}
