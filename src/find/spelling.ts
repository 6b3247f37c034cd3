/** Corrects typing errors to words that are known. Pure. */

/** Shorter words are not corrected, since too many others are similar. */
const SHORTEST = 4
/** Up to this length, one wrong letter often makes another real word. */
const SHORT = 6

/**
 * @param words most likely first, which breaks ties
 * @param twoFrom from this length on, in letters, a word may have two errors instead of one
 * @param isOther whether what was typed is more likely a different word than the candidate
 * @returns the nearest known word, or undefined; the first letter must be right
 */
export function createSpeller(
  words: Iterable<string>,
  twoFrom: number,
  isOther?: (typed: string, candidate: string) => boolean,
): (word: string) => string | undefined {
  const known = [...words].filter(isCorrectable)
  return (word) => {
    if (!isCorrectable(word)) return undefined
    const near = known.filter((each) => each[0] === word[0] && !isOther?.(word, each))
    const within = (edits: number): string | undefined =>
      near.find((each) => isWithin(edits, word, each))
    return within(0) ?? within(1) ?? (word.length < twoFrom ? undefined : within(2))
  }
}

function isCorrectable(word: string): boolean {
  return word.length >= SHORTEST && /^\p{L}+$/u.test(word)
}

/** Whether at most so many edits lead from one text to the other: a letter deleted, inserted, replaced, or two swapped. */
function isWithin(edits: number, a: string, b: string): boolean {
  if (a === b) return true
  if (a[0] === b[0]) return isWithin(edits, a.slice(1), b.slice(1))
  const isSwapped = a[0] === b[1] && a[1] === b[0]
  return (
    edits > 0 &&
    [[1, 0], [0, 1], isSwapped ? [2, 2] : [1, 1]].some(([i, j]) =>
      isWithin(edits - 1, a.slice(i), b.slice(j)),
    )
  )
}

/** Whether what was typed in a sentence is more likely a different word: "pain" for "plain", "life" for "line", "president" for "present". */
export function isOtherWord(word: string, candidate: string): boolean {
  if (word.length - candidate.length > 1) return true
  // Nor "planets" for "planes", although "reccognitoin" is "recognition".
  if (word.length > candidate.length && !word.startsWith(candidate)) {
    return sorted(withoutDoubles(word)) !== sorted(withoutDoubles(candidate))
  }
  if (word.length > SHORT) return false
  if (word.length === candidate.length) {
    return (
      sorted(word) !== sorted(candidate) &&
      (word.length === SHORTEST || withoutVowels(word) !== withoutVowels(candidate))
    )
  }
  return (
    Math.min(word.length, candidate.length) === SHORTEST &&
    withoutDoubles(word) !== withoutDoubles(candidate)
  )
}

function withoutVowels(word: string): string {
  return word.replace(/[aeiou]/g, '')
}

function sorted(word: string): string {
  return [...word].sort().join('')
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/g, '$1')
}
