/** The bound on what a visitor types into one window, as far as the session keeps it. Pure. */

/** At most this many characters of one text are kept. */
export const LONGEST_TEXT = 1_000_000

/**
 * The draft with texts that are too long cut to their beginnings: the draft itself, or fields of it. The very same
 * value if nothing is too long.
 */
export function withShortTexts(draft: unknown): unknown {
  if (typeof draft === 'string') return beginningOf(draft)
  if (typeof draft !== 'object' || draft === null || Array.isArray(draft)) return draft
  const cut = Object.entries(draft).flatMap(([name, value]) =>
    typeof value === 'string' && value.length > LONGEST_TEXT ? [[name, beginningOf(value)]] : [],
  )
  return cut.length === 0 ? draft : { ...draft, ...(Object.fromEntries(cut) as object) }
}

function beginningOf(text: string): string {
  return text.length > LONGEST_TEXT ? text.slice(0, LONGEST_TEXT) : text
}
