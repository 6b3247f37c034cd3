/** Where lines may be broken in scripts that put no spaces between words. Pure. */

/** An invisible mark, the zero-width space. */
export const BREAK = '\u200B'
/** Scripts in which the libraries that set lines find no words. */
const WITHOUT_SPACES = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u
/** After a space, and between two letters of a script whose lines may end after any of them. */
const BREAKS =
  /(?<=[\s\u200B])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])/u
const words = new Intl.Segmenter(undefined, { granularity: 'word' })

/** The text with a mark between words of such scripts. */
export function breakable(text: string): string {
  if (!WITHOUT_SPACES.test(text)) return text
  return Array.from(words.segment(text), ({ segment }, index) =>
    index > 0 && WITHOUT_SPACES.test(segment) ? `${BREAK}${segment}` : segment,
  ).join('')
}

/**
 * How many lines a text takes.
 * @param widthOf the width of a piece of the text
 * @returns infinity if a word is wider than a line
 */
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
