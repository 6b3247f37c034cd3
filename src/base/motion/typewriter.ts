/** Text that appears as if typed, as a function of time. Pure. */

export const MS_PER_CHARACTER = 50

export interface Typewriter {
  /** When the last character appears. */
  readonly durationMs: number
  /** The text that is shown `ms` milliseconds after typing began; the whole text at `Infinity`. */
  at(ms: number): string
}

/**
 * A typewriter for one text. A character is what a reader takes for one (a grapheme): an emoji of
 * several code points, or a letter with its accent, is never shown in part.
 */
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
