/** What the layouts of cards are made of: boxes and texts for satori. */
import type { ReactNode } from 'react'
import { blue } from '../../base/theme/blue.ts'
import type { GradientStop } from '../../base/theme/theme.ts'
import { BREAK, breakable } from '../fonts/breakable.ts'
import type { Fonts, FontUse } from '../fonts/fonts.ts'

export interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Style = Readonly<Record<string, string | number>>

export function box(style: Style, ...children: readonly ReactNode[]): ReactNode {
  return {
    type: 'div',
    key: null,
    props: { style: { display: 'flex', boxSizing: 'border-box', ...style }, children },
  }
}

export function at(
  area: Partial<Area>,
  style: Style,
  ...children: readonly ReactNode[]
): ReactNode {
  return box({ position: 'absolute', ...area, ...style }, ...children)
}

export function gradient(stops: readonly GradientStop[]): string {
  return `linear-gradient(${stops.map(([offset, color]) => `${color} ${offset * 100}%`).join(', ')})`
}

interface TextStyle {
  readonly use: FontUse
  readonly size: number
  readonly color: string
  /** Line height as a multiple of the font size. */
  readonly leading?: number
  /** Longer text ends in an ellipsis. */
  readonly lines?: number
}

const SOFT_HYPHEN = '\u00AD'
const INVISIBLE = new RegExp(String.raw`^(?!${SOFT_HYPHEN})\p{Default_Ignorable_Code_Point}+$`, 'u')
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/**
 * satori fails at an invisible letter that stands by itself, if the first font that has it has no space.
 * The main fonts have soft hyphens, at which lines break; satori draws no hyphen there.
 */
function settable(text: string): string {
  return Array.from(letters.segment(breakable(text)), ({ segment }) => {
    if (segment === BREAK) return SOFT_HYPHEN
    return INVISIBLE.test(segment) ? '' : segment
  }).join('')
}

export type Setter = (text: string, style: TextStyle) => ReactNode

export function setterOf(fonts: Fonts): Setter {
  return (text, { use, size, color, leading = 1.25, lines = 1 }) =>
    box(
      {
        display: 'block',
        fontFamily: fonts.byUse[use].map(({ name }) => `'${name}'`).join(', '),
        fontSize: size,
        lineHeight: leading,
        color,
        lineClamp: lines,
        wordBreak: 'break-word',
      },
      settable(text),
    )
}

/** White letters with a shadow to the lower right. satori draws `textShadow` eight times slower. */
export function shadowed(set: Setter, text: string, style: Omit<TextStyle, 'color'>): ReactNode {
  return box(
    { position: 'relative', width: '100%' },
    at(
      { left: 2, top: 2 },
      { width: '100%' },
      set(text, { ...style, color: blue.card.letterShadow }),
    ),
    // Positioned like its shadow; otherwise the shadow would be drawn above it.
    box({ position: 'relative' }, set(text, { ...style, color: blue.titleText })),
  )
}
