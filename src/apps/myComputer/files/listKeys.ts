/** Where keys lead in a list that flows in rows. Pure: counts and names, no elements. */

/**
 * The index that an arrow key, Home or End leads to from `index`: the same one at an edge,
 * undefined for other keys or where the list is empty. Down from above a gap in the last row leads
 * to its last item.
 * @param columns how many items a full row has, at least 1
 */
export function indexByKey(
  key: string,
  index: number,
  count: number,
  columns: number,
): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  const isInLastRow = Math.floor(index / columns) === Math.floor(last / columns)
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, index - 1)
    case 'ArrowRight':
      return Math.min(last, index + 1)
    case 'ArrowUp':
      return index < columns ? index : index - columns
    case 'ArrowDown':
      return isInLastRow ? index : Math.min(last, index + columns)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}

/** What was typed of a name, and when: letters in quick succession belong together. */
export interface Typed {
  readonly text: string
  /** Milliseconds on any steady clock. */
  readonly time: number
}

/** A longer pause begins a new word. */
const PAUSE_MS = 700

/** Takes one more letter. */
export function typeLetter(before: Typed | null, letter: string, time: number): Typed {
  const isContinued = before !== null && time - before.time <= PAUSE_MS
  return { text: (isContinued ? before.text : '') + letter.toLowerCase(), time }
}

/**
 * The index of the next name that begins with the typed text, whatever its case; after the last name
 * the search begins again at the first. Undefined where no name begins so. One letter, or the same
 * letter again, moves on to the next name; a longer text stays on a name that still fits.
 */
export function indexByTyping(
  names: readonly string[],
  index: number,
  text: string,
): number | undefined {
  const first = text[0] ?? ''
  const isOneLetter = [...text].every((letter) => letter === first)
  const wanted = isOneLetter ? first : text
  const from = isOneLetter ? index + 1 : index
  const order = names.map((_, step) => (from + step) % names.length)
  return order.find((each) => names[each]?.toLowerCase().startsWith(wanted))
}
