/** Line breaking for scripts that put no spaces between words. */
import { BREAKING_ANYWHERE, BREAKING_BY_WORDS } from '../../base/kit/spaceless.ts'

export const BREAK = '\u200B'
/** Scripts in which the layout libraries find no words. */
const WITHOUT_SPACES = new RegExp(`[${BREAKING_BY_WORDS}]`, 'u')
/** After a space, and between two letters of a script that allows breaks anywhere. */
const BREAKS = new RegExp(
  String.raw`(?<=[\s\u200B])|(?<=[${BREAKING_ANYWHERE}])(?=[${BREAKING_ANYWHERE}])`,
  'u',
)
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Adds zero-width spaces between such words; joins accents to letters, which fonts might separate. */
export function breakable(written: string): string {
  const text = written.normalize('NFC')
  if (!WITHOUT_SPACES.test(text)) return text
  return Array.from(words.segment(text), ({ segment }, index) =>
    index > 0 && WITHOUT_SPACES.test(segment) ? `${BREAK}${segment}` : segment,
  ).join('')
}

/** @returns the number of lines; infinity if a word is wider than a line */
export function lineCount(text: string, width: number, widthOf: (text: string) => number): number {
  let count = 1
  let line = ''
  for (const piece of breakable(text).split(BREAKS)) {
    if (widthOf(piece.trimEnd()) > width) return Infinity
    if (widthOf(`${line}${piece}`.trimEnd()) <= width) line += piece
    else {
      count += 1
      line = piece
    }
  }
  return count
}
