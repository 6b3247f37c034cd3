/** Fonts are measured through the context, so a font that loads late only needs a redraw. */
import { SPACELESS_LETTER } from '../../base/kit/spaceless.ts'
import { LABEL_FONT, TITLE_FONT, TITLE_LETTER_SPACING } from '../../base/theme/fonts.ts'
import { ICON_CELL_WIDTH, ICON_LABEL_LINE, TITLE_BAR_HEIGHT } from '../../base/theme/metrics.ts'
import type { CanvasTheme, Color } from '../../base/theme/theme.ts'
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
const WORDS = new RegExp(
  String.raw` *(?:${SPACELESS_LETTER}\p{P}*|(?:(?!${SPACELESS_LETTER})[^ ])+)`,
  'gu',
)

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

/**
 * The era's shadow alone is enough on dark ground. On a bright sky or a white cloud a soft halo keeps
 * the white letters at a contrast of 4.5:1 against the pixels that touch them.
 */
export type LabelShade = keyof typeof HALOS

/** Each blur is drawn once, in CSS pixels; `stroke` is the opacity of an outline below all of them. */
const HALOS = {
  none: { blurs: [], stroke: 0 },
  soft: { blurs: [3, 3, 3], stroke: 0 },
  deep: { blurs: [3, 3], stroke: 0.55 },
} as const

/** How far an outline reaches beyond the letters, on both sides together, in CSS pixels. */
const STROKE_WIDTH = 3

/** The shade that white letters need. @param luminance of the brightest ground, from 0 to 1 */
export function labelShade(luminance: number): LabelShade {
  // White has 4.5:1 against 0.183. A soft halo was measured to be enough up to a light blue sky.
  if (luminance <= 0.183) return 'none'
  return luminance <= 0.4 ? 'soft' : 'deep'
}

/** Fonts must be loaded, or fallbacks are drawn. @param scale the device-pixel ratio */
export function createTextSkin(theme: CanvasTheme, scale: number) {
  const measureTitle = measureWith(TITLE_FONT, scale, TITLE_LETTER_SPACING)
  const measureLabel = measureWith(LABEL_FONT, scale, 0)
  const labelWidth = (ICON_CELL_WIDTH - 2 * LABEL_PADDING) * scale
  const shadow = Math.round(scale)

  return {
    /** Cuts the title to fit into `width` device pixels. */
    fitTitle: (text: string, width: number): string => fitText(text, width, measureTitle),
    /** One title bar high, with a hard shadow. */
    title(fitted: string, color: Color): Raster {
      const height = Math.round(TITLE_BAR_HEIGHT * scale)
      return makeRaster(measureTitle(fitted) + shadow + 1, height, (context) => {
        setFont(context, TITLE_FONT, scale)
        context.letterSpacing = `${TITLE_LETTER_SPACING * scale}px`
        const y = baseline(context, height)
        context.fillStyle = theme.titleShadow
        context.fillText(fitted, shadow, y + shadow)
        context.fillStyle = color
        context.fillText(fitted, 0, y)
      })
    },
    labelLines: (title: string): readonly string[] => labelLines(title, labelWidth, measureLabel),
    /** As wide as the icon's cell. @param shade how dark the halo around the letters is */
    label(lines: readonly string[], isHighlighted: boolean, shade: LabelShade = 'none'): Raster {
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
        const eachLine = (draw: (line: string, x: number, y: number) => void): void =>
          lines.forEach((line, index) =>
            draw(line, Math.round((width - measureLabel(line)) / 2), first + index * lineHeight),
          )
        const fill = (): void => eachLine((line, x, y) => context.fillText(line, x, y))
        const halo = HALOS[ground === null ? shade : 'none']
        if (halo.stroke > 0) {
          context.lineJoin = 'round'
          context.lineWidth = STROKE_WIDTH * scale
          context.strokeStyle = theme.labelShadow
          context.globalAlpha = halo.stroke
          eachLine((line, x, y) => context.strokeText(line, x, y))
          context.globalAlpha = 1
        }
        context.fillStyle = isHighlighted ? theme.selectedText : theme.labelText
        // A selected label has its own ground, and no shadow.
        if (isHighlighted) return fill()
        context.shadowColor = theme.labelShadow
        for (const blur of halo.blurs) {
          context.shadowBlur = blur * scale
          fill()
        }
        context.shadowOffsetY = shadow
        context.shadowBlur = scale
        fill()
      })
    },
  }
}
