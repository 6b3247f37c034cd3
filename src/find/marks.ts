/** Finds the excerpt of a result and splits it into matches and the rest. */
import type { Hit } from './finder.ts'
import { termsOf, wordsIn } from './words.ts'

export interface Piece {
  readonly text: string
  readonly isMatch: boolean
}

/** The number of characters that a result quotes from a text. */
const QUOTED = 130
const BEFORE = 40
const LONG_WORD = 30
/** Two signs that a cut would part: halves of a character, a letter and its mark, or what is stacked below it. */
const INSIDE = /^(?:[\u1039\u17D2]|[\u{10000}-\u{10FFFF}]|.\p{M})/su

interface Match {
  readonly start: number
  readonly end: number
  readonly terms: readonly string[]
}

/** The text in pieces; those that match are whole words. */
export function pieces(text: string, terms: ReadonlySet<string>): readonly Piece[] {
  const found: Piece[] = []
  let end = 0
  for (const word of joined(matchesIn(text, terms))) {
    if (word.start > end) found.push({ text: text.slice(end, word.start), isMatch: false })
    found.push({ text: text.slice(word.start, word.end), isMatch: true })
    end = word.end
  }
  if (end < text.length) found.push({ text: text.slice(end), isMatch: false })
  return found
}

/** The words of what was found that match, each once and in lower case. */
export function foundWords({ entry, terms }: Hit): readonly string[] {
  const words = [entry.name, entry.within ?? '', entry.text ?? ''].flatMap((text) =>
    matchesIn(text, terms).map(({ start, end }) => text.slice(start, end).toLowerCase()),
  )
  return [...new Set(words)]
}

/** The lines of a result as they are announced, with a stop between them. */
export function spoken(lines: readonly (string | undefined)[]): string {
  return lines
    .flatMap((line) => (line === undefined || line === '' ? [] : [line]))
    .map((line, index, all) =>
      index === all.length - 1 || /[.!?…。！？။។]$/.test(line) ? line : `${line}.`,
    )
    .join(' ')
}

/** The part with the most distinct matches, cut between words; the start if none match. */
export function quote(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= QUOTED) return text
  const matches = matchesIn(text, terms)
  let start = 0
  let most = 0
  for (const { start: at } of matches) {
    const inside = matches.filter((each) => each.start >= at && each.end <= at + QUOTED - BEFORE)
    const different = new Set(inside.flatMap((each) => each.terms)).size
    if (different <= most) continue
    most = different
    start = at
  }
  return cut(text, Math.max(0, start - BEFORE))
}

function joined(words: readonly Match[]): readonly Match[] {
  const all: Match[] = []
  for (const word of words) {
    const last = all.at(-1)
    if (last && word.start < last.end) all.splice(-1, 1, { ...last, end: word.end })
    else all.push(word)
  }
  return all
}

function matchesIn(text: string, terms: ReadonlySet<string>): readonly Match[] {
  return wordsIn(text).flatMap((found) => {
    const matching = termsOf(found.text).filter((term) => terms.has(term))
    if (matching.length === 0) return []
    return [{ start: found.index, end: found.index + found.text.length, terms: matching }]
  })
}

/** The letter that stands here, or whose mark does. */
function letterAt(text: string, at: number): number {
  return INSIDE.test(text.slice(Math.max(0, at - 1), at + 1)) ? letterAt(text, at - 1) : at
}

function cut(text: string, from: number): string {
  const behind = text.indexOf(' ', from) + 1
  // Prose without spaces is cut between its letters.
  const start =
    from === 0 || behind === 0 || behind > from + LONG_WORD ? letterAt(text, from) : behind
  const limit = letterAt(text, start + QUOTED)
  const space = text.lastIndexOf(' ', limit)
  const end = limit >= text.length ? text.length : space > limit - LONG_WORD ? space : limit
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`
}
