/**
 * Draws words as outlines, since a picture must look the same on every machine that builds it, whatever
 * fonts are installed there. Pure.
 */

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
 * wider than a line keeps one to itself.
 */
export function setLines(pen: Pen, text: string, setting: Setting): readonly string[] {
  const { lines } = setting
  const broken = breakLines(pen, text, setting)
  if (broken.length <= lines) return broken
  const words = broken
    .slice(lines - 1)
    .join(' ')
    .split(' ')
  while (words.length > 1 && !fits(pen, `${words.join(' ')}…`, setting)) words.pop()
  const last = words.join(' ').replace(/[\s,.;:–-]+$/, '')
  return [...broken.slice(0, lines - 1), `${last}…`]
}

/** The largest of the sizes in which the text needs no ellipsis, else the smallest. */
export function fittingSize(
  pen: Pen,
  text: string,
  setting: Omit<Setting, 'size'>,
  sizes: readonly [number, ...number[]],
): number {
  const largestFirst = sizes.toSorted((a, b) => b - a)
  const fitting = largestFirst.find((size) => {
    const sized = { ...setting, size }
    const lines = breakLines(pen, text, sized)
    return lines.length <= setting.lines && lines.every((line) => fits(pen, line, sized))
  })
  return fitting ?? Math.min(...sizes)
}

function breakLines(pen: Pen, text: string, setting: Setting): readonly string[] {
  const lines: string[] = []
  for (const word of text.trim().split(/\s+/)) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && fits(pen, longer, setting)) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

function fits(pen: Pen, text: string, { font, size, width }: Setting): boolean {
  return pen(text, font, size).width <= width
}
