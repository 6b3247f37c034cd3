/** Fonts are measured through the context, so a font that loads late only needs a redraw. */
import { LABEL_FONT, TITLE_FONT, TITLE_LETTER_SPACING } from '../../base/theme/fonts.ts'
import { ICON_CELL_WIDTH, ICON_LABEL_LINE, TITLE_BAR_HEIGHT } from '../../base/theme/metrics.ts'
import type { CanvasTheme } from '../../base/theme/theme.ts'
import type { Raster } from './quad.ts'
import { makeRaster } from './raster.ts'

const ELLIPSIS = '…'
/** In CSS pixels, inside the highlight. The era has a padding of `0 3px 2px`. */
const LABEL_PADDING = 3

export type Measure = (text: string) => number

/** Shortens with an ellipsis. Never splits a code point; the shortest is the ellipsis alone. */
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

/** A word with the space before it; in scripts without spaces a letter with its marks. */
const WORDS =
  / *(?:[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}][\p{M}\p{P}ー]*|(?:(?![\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}])[^ ])+)/gu

/** Breaks a label between words into at most two lines. A line that is too long ends in an ellipsis. */
export function labelLines(title: string, width: number, measure: Measure): readonly string[] {
  if (measure(title) <= width) return [title]
  const words = title.match(WORDS) ?? []
  let first = words.shift() ?? ''
  while (words[0] !== undefined && measure(first + words[0]) <= width) first += words.shift()
  const rest = words.join('').trimStart()
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

/** The baseline that CSS would use for this line height, as a whole device pixel. */
function baseline(context: CanvasRenderingContext2D, lineHeight: number): number {
  const metrics = context.measureText('x')
  const ascent = metrics.fontBoundingBoxAscent
  const descent = metrics.fontBoundingBoxDescent
  return Math.round((lineHeight - ascent - descent) / 2 + ascent)
}

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
  /** Cuts the title to fit into `width` device pixels. */
  fitTitle(text: string, width: number): string
  /** One title bar high, with a hard shadow. */
  title(fitted: string): Raster
  labelLines(title: string): readonly string[]
  /** As wide as the icon's cell. */
  label(lines: readonly string[], isHighlighted: boolean): Raster
}

/** Fonts must be loaded, or fallbacks are drawn. @param scale the device-pixel ratio */
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
        const ground = isHighlighted ? theme.selection : theme.labelGround
        if (ground !== null) {
          const text = Math.max(...lines.map(measureLabel))
          const padding = Math.round(LABEL_PADDING * scale)
          const left = Math.max(0, Math.round((width - text) / 2) - padding)
          const box = Math.min(width - left, Math.ceil(text) + 2 * padding)
          context.fillStyle = ground
          context.fillRect(left, 0, box, lineHeight * lines.length)
        }
        const first = baseline(context, lineHeight)
        context.fillStyle = isHighlighted ? theme.selectedText : theme.labelText
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
