/** Finding an item of a list by typing the beginning of its name. Pure: names and times, no elements. */
import { letterOf } from '../base/kit/letterKey.ts'

/** What was typed of a name, and when: letters in quick succession belong together. */
export interface Typed {
  readonly text: string
  /** Milliseconds on any steady clock. */
  readonly time: number
}

/** A longer pause between two letters, in milliseconds, begins a new word; the era's lists waited as long. */
const PAUSE_MS = 1000

export function typeLetter(before: Typed | null, letter: string, time: number): Typed {
  const isContinued = before !== null && time - before.time <= PAUSE_MS
  return { text: (isContinued ? before.text : '') + letter.toLowerCase(), time }
}

/**
 * The index of the next name that begins with the typed text, whatever its case; after the last name
 * the search begins again at the first. Undefined where no name begins so. One letter, or the same
 * letter again, moves on to the next name; a longer text stays on a name that still fits.
 * @param index the item to search from; -1 searches from the first
 */
export function indexByTyping(
  names: readonly string[],
  index: number,
  text: string,
): number | undefined {
  const first = text[0] ?? ''
  const isOneLetter = [...text].every((letter) => letter === first)
  const wanted = isOneLetter ? first : text
  const from = isOneLetter ? index + 1 : Math.max(0, index)
  const order = names.map((_, step) => (from + step) % names.length)
  return order.find((each) => names[each]?.toLowerCase().startsWith(wanted))
}

/**
 * The letter by which a key finds one of `names`, in lower case: what it types, where a name holds that, or else what
 * its place types on a QWERTY keyboard.
 */
export function letterAmong(
  names: readonly string[],
  { key, code }: Pick<KeyboardEvent, 'key' | 'code'>,
): string {
  const letter = key.toLowerCase()
  const isThere = names.some((name) => name.toLowerCase().includes(letter))
  return isThere ? letter : letterOf({ key, code }) || letter
}
