export const MS_PER_CHARACTER = 50

export interface Typewriter {
  readonly durationMs: number
  /** The text shown `ms` milliseconds after typing begins; the whole text at `Infinity`. */
  at(ms: number): string
}

/** Types graphemes, so that an emoji or a letter with its accent is never shown in part. */
export function createTypewriter(text: string): Typewriter {
  const segments = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text)
  const starts = Array.from(segments, (segment) => segment.index)
  return {
    durationMs: starts.length * MS_PER_CHARACTER,
    at(ms) {
      const typed = Math.max(0, Math.floor(ms / MS_PER_CHARACTER))
      return text.slice(0, starts[typed] ?? text.length)
    },
  }
}
