/** Corrects typing errors to words that the site knows. Pure. */

/** Shorter words are not corrected, since too many others are similar. */
const SHORTEST = 4
/** Up to this length, one wrong letter often makes another real word: "life" is not "line". */
const SHORT = 6
/** From this length two errors are accepted, except extra letters: "president", "present". */
const LONG = 9
/** Longer words are not corrected. */
const LONGEST = 24

/**
 * @param words most likely first, which breaks ties
 * @returns the nearest known word, or undefined; the first letter must be right
 */
export function createSpeller(words: Iterable<string>): (word: string) => string | undefined {
  const known = [...words].filter(isCorrectable)
  return (word) => {
    if (!isCorrectable(word)) return undefined
    const allowed = word.length < LONG ? 1 : 2
    const near = known
      .filter(
        (each) =>
          each.startsWith(word.charAt(0)) &&
          each.length - word.length <= allowed &&
          word.length - each.length <= 1 &&
          !isOtherWord(word, each),
      )
      .map((each) => ({ each, edits: editsBetween(word, each) }))
      .filter(({ edits }) => edits <= allowed)
    return near.sort((a, b) => a.edits - b.edits)[0]?.each
  }
}

function isCorrectable(word: string): boolean {
  return word.length >= SHORTEST && word.length <= LONGEST && /^[a-z]+$/.test(word)
}

/** Whether two short words are rather different words, such as "pain" and "plain". */
function isOtherWord(word: string, candidate: string): boolean {
  if (word.length > SHORT) return false
  if (word.length === candidate.length) return sorted(word) !== sorted(candidate)
  return word.length === SHORTEST && withoutDoubles(word) !== withoutDoubles(candidate)
}

function sorted(word: string): string {
  return [...word].sort().join('')
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/g, '$1')
}

/** Optimal string alignment: the edit distance in which swapping neighbours counts as one edit. */
export function editsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  const at = (i: number, j: number): number => rows[i]?.[j] ?? Infinity
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    rows.push(row)
    for (let j = 1; j <= b.length; j += 1) {
      const wrong = at(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1)
      const isSwapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      const swapped = isSwapped ? at(i - 2, j - 2) + 1 : Infinity
      row.push(Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, wrong, swapped))
    }
  }
  return at(a.length, b.length)
}
