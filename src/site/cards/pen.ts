/**
 * Draws words as outlines, since a picture must look the same on every machine that builds it, whatever
 * fonts are installed there. Pure.
 */

import { letters, linePieces } from './linePieces.ts'

/** The site's own fonts, by their purpose. */
export type PenFont = 'title' | 'text' | 'strong'

export interface Line {
  readonly width: number
  /** Data of an SVG path: the baseline begins at 0,0. */
  readonly outline: () => string
}

/** Sets one line of text; sizes and widths are in the units of the picture. */
export type Pen = (text: string, font: PenFont, size: number) => Line

/** How words are set. */
export interface Setting {
  readonly font: PenFont
  readonly size: number
  /** The width of a line. */
  readonly width: number
  readonly lines: number
}

/**
 * The text in lines that fit; where it is too long the last one ends in an ellipsis. A word that is
 * wider than a line is broken between two letters.
 */
export function setLines(pen: Pen, text: string, setting: Setting): readonly string[] {
  const lines = breakLines(pen, text, setting)
  if (lines.length > setting.lines) {
    const rest = lines.splice(setting.lines - 1)
    lines.push(shortened(pen, rest.join(''), setting))
  }
  return lines.map((line) => line.trimEnd())
}

/** The largest of the sizes in which the text needs no ellipsis and no broken word, else the smallest. */
export function fittingSize(
  pen: Pen,
  text: string,
  setting: Omit<Setting, 'size'>,
  sizes: readonly [number, ...number[]],
): number {
  const largestFirst = sizes.toSorted((a, b) => b - a)
  const fitting = largestFirst.find((size) => {
    const sized = { ...setting, size }
    const isWhole = linePieces(text).every((piece) => fits(pen, piece, sized))
    return isWhole && breakLines(pen, text, sized).length <= setting.lines
  })
  return fitting ?? Math.min(...sizes)
}

/** Lines with the spaces at their ends. */
function breakLines(pen: Pen, text: string, setting: Setting): string[] {
  const lines: string[] = []
  const add = (part: string): void => {
    const longer = `${lines.at(-1) ?? ''}${part}`
    if (lines.length > 0 && fits(pen, longer, setting)) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  for (const piece of linePieces(text)) {
    if (fits(pen, piece, setting)) add(piece)
    else letters(piece).forEach(add)
  }
  return lines
}

/** As much of a text that is too long as fits, with an ellipsis: whole words, or letters of the only one. */
function shortened(pen: Pen, text: string, setting: Setting): string {
  const withEllipsis = (parts: readonly string[]): string =>
    `${parts.join('').replace(/[\s,.;:–-]+$/, '')}…`
  const isTooWide = (parts: readonly string[]): boolean =>
    parts.length > 1 && !fits(pen, withEllipsis(parts), setting)
  let parts = linePieces(text)
  while (isTooWide(parts)) parts = parts.slice(0, -1)
  parts = letters(parts.join(''))
  while (isTooWide(parts)) parts = parts.slice(0, -1)
  return withEllipsis(parts)
}

function fits(pen: Pen, text: string, { font, size, width }: Setting): boolean {
  return pen(text.trimEnd(), font, size).width <= width
}
