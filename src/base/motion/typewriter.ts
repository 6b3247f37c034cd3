export const MS_PER_CHARACTER = 50

/** Types graphemes, so that an emoji or a letter with its accent is never shown in part. */
export function createTypewriter(text: string) {
  const starts = graphemeStarts(text)
  return {
    durationMs: starts.length * MS_PER_CHARACTER,
    /** The text shown `ms` milliseconds after typing begins; the whole text at `Infinity`. */
    at(ms: number): string {
      const typed = Math.max(0, Math.floor(ms / MS_PER_CHARACTER))
      return text.slice(0, starts[typed] ?? text.length)
    },
  }
}

function graphemeStarts(text: string): readonly number[] {
  // Firefox has it since 125.
  if (!('Segmenter' in Intl)) return codePointStarts(text)
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)
  return Array.from(segments, (segment) => segment.index)
}

function codePointStarts(text: string): readonly number[] {
  return Array.from(text.matchAll(/./gsu), (match) => match.index)
}
