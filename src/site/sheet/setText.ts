/** Sets words on lines: where each run of letters stands. Pure. Lengths are points. */
import { letters, linePieces } from '../cards/linePieces.ts'
import type { Pen, PenFont } from '../cards/pen.ts'
import type { Fragment, Part, Tone, Words } from './sheet.ts'

/** How a block is set. */
export interface Style {
  readonly font: PenFont
  readonly size: number
  /** From one line to the next. */
  readonly leading: number
  /** Above the block. */
  readonly before: number
  readonly tone: Tone
}

/** Where letters stand within their line. */
const ASCENT = 0.76

export interface Place {
  readonly page: number
  readonly y: number
}

export function part(tag: Part['tag'], children: Part['children'], lang?: string): Part {
  return { tag, children, ...(lang !== undefined && { lang }) }
}

/** Words on lines. */
export interface Lines {
  readonly height: number
  /** @param left where the lines begin */
  at(place: Place, left: number): readonly (Part | Fragment)[]
}

interface Piece {
  /** Index of the words that it is a part of. */
  readonly of: number
  readonly line: number
  readonly x: number
  readonly text: string
  readonly width: number
}

/** @param width of a line; a word that is wider is broken between two letters */
export function setText(words: readonly Words[], style: Style, pen: Pen, width: number): Lines {
  const pieces = breakWords(words, style, pen, width)
  const count = (pieces.at(-1)?.line ?? 0) + 1
  return {
    height: count * style.leading,
    at: ({ page, y }, left) =>
      words.flatMap(({ url, lang }, index): readonly (Part | Fragment)[] => {
        const own = pieces.filter(({ of }) => of === index)
        const fragments = own.map(({ line, x, text, width: wide }): Fragment => ({
          page,
          x: left + x,
          baseline: y + line * style.leading + style.leading * ASCENT,
          text,
          width: wide,
          font: style.font,
          size: style.size,
          tone: url === undefined ? style.tone : 'link',
        }))
        if (url !== undefined) return [{ ...part('Link', fragments, lang), url }]
        return fragments
      }),
  }
}

function breakWords(
  words: readonly Words[],
  { font, size }: Style,
  pen: Pen,
  width: number,
): readonly Piece[] {
  const pieces: Piece[] = []
  let line = 0
  let x = 0
  const widthOf = (text: string): number => pen(text, font, size).width
  const add = (of: number, text: string): void => {
    if (x > 0 && x + widthOf(text.trimEnd()) > width) {
      line += 1
      x = 0
    }
    const last = pieces.at(-1)
    // Together, so that letters that belong together, such as ligatures, are drawn so.
    const isSame = last?.of === of && last.line === line
    const joined = isSame ? last.text + text : text
    const from = isSame ? last.x : x
    if (isSame) pieces.pop()
    const wide = widthOf(joined)
    pieces.push({ of, line, x: from, text: joined, width: wide })
    x = from + wide
  }
  words.forEach(({ text }, of) => {
    // The spaces between two runs of words are a part of the second one's beginning, which `linePieces` trims.
    const lead = /^\s+/.exec(text)?.[0] ?? ''
    const tail = /\s+$/.exec(text)?.[0] ?? ''
    const parts = linePieces(text)
    parts.forEach((piece, index) => {
      const whole = `${index === 0 ? lead : ''}${piece}${index === parts.length - 1 ? tail : ''}`
      if (widthOf(piece.trimEnd()) <= width) add(of, whole)
      else for (const letter of letters(whole)) add(of, letter)
    })
  })
  return pieces
}
