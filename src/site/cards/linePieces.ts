/** Where a line of text may be broken, in scripts with and without spaces between words. Pure. */
import { SPACELESS } from '../../owner/spacelessScripts.ts'

/** Brackets and quotation marks that open: they never end a line. Other punctuation never begins one. */
const OPENING = /^[\p{Ps}\p{Pi}]$/u
const PUNCTUATION = /^[\p{P}\p{Lm}]/u

const words = new Intl.Segmenter(undefined, { granularity: 'word' })
const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The text in the parts that a line may end after; spaces stand at the ends of parts. */
export function linePieces(text: string): readonly string[] {
  const pieces: string[] = []
  let last = ''
  for (const { segment } of words.segment(text.trim().replaceAll(/\s+/g, ' '))) {
    if (pieces.length > 0 && !mayBreak(last, segment)) pieces[pieces.length - 1] += segment
    else pieces.push(segment)
    last = segment
  }
  return pieces
}

/** What a reader takes for one letter each, whatever it is made of. */
export function letters(text: string): readonly string[] {
  return Array.from(graphemes.segment(text), ({ segment }) => segment)
}

function mayBreak(last: string, next: string): boolean {
  if (next === ' ' || OPENING.test(last)) return false
  if (last === ' ') return true
  if (PUNCTUATION.test(next) && !OPENING.test(next)) return false
  return SPACELESS.test(last) || SPACELESS.test(next)
}
