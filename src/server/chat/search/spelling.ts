/**
 * Corrects typing errors to words that the site knows. Pure. Known words are kept by first letter and
 * length, each with a bit mask of its letters: comparing two masks rules out most of them.
 */

/** Shorter words are not corrected, since too many others are similar. */
const SHORTEST = 4
/** Up to this length, one wrong letter often makes another real word: "life" is not "line". */
const SHORT = 6
/** From this length two errors are forgiven, but two letters too many: "president" is not "present". */
const LONG = 9
/** Longer words are not corrected. */
const LONGEST = 24
const LETTER_A = 97

export interface Speller {
  /**
   * The nearest known word within one edit (two from nine letters on, though not two letters too
   * many), or undefined. An edit is a wrong, missing, additional or swapped letter; the first letter
   * has to be right.
   */
  correct(word: string): string | undefined
}

interface Known {
  readonly word: string
  readonly letters: number
}

/** @param words the likeliest first: of two words equally near the earlier one wins */
export function createSpeller(words: Iterable<string>): Speller {
  const shelves: Known[][] = []
  for (const word of words) {
    if (!isCorrectable(word)) continue
    const known = { word, letters: lettersOf(word) }
    const shelf = shelves[shelfOf(word, 0)]
    if (shelf) shelf.push(known)
    else shelves[shelfOf(word, 0)] = [known]
  }
  return {
    correct(word) {
      if (!isCorrectable(word)) return undefined
      const allowed = word.length < LONG ? 1 : 2
      const letters = lettersOf(word)
      let best: string | undefined
      let fewest = allowed + 1
      for (const longer of DIFFERENCES) {
        if (longer > allowed) break
        for (const known of shelves[shelfOf(word, longer)] ?? NONE) {
          // Each edit takes away one letter and brings one.
          if (countBits(known.letters ^ letters) > 2 * allowed) continue
          if (isOtherWord(word, known.word, letters === known.letters)) continue
          const edits = editsBetween(word, known.word)
          if (edits < fewest) {
            best = known.word
            fewest = edits
          }
        }
      }
      return best
    },
  }
}

const NONE: readonly Known[] = []

/** The differences in length between a known word and the typed one, smallest first. */
const DIFFERENCES = [0, 1, -1, 2]

/** One shelf for each first letter and length. */
function shelfOf(word: string, longer: number): number {
  return (word.charCodeAt(0) - LETTER_A) * (LONGEST + 3) + word.length + longer
}

/** A mask with one bit for each letter from a to z that occurs in the word. */
function lettersOf(word: string): number {
  let letters = 0
  for (let i = 0; i < word.length; i += 1) letters |= 1 << (word.charCodeAt(i) - LETTER_A)
  return letters
}

/** The number of set bits, counted in pairs, in fours and in bytes, which are added up. */
function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x5555_5555)
  const fours = (pairs & 0x3333_3333) + ((pairs >>> 2) & 0x3333_3333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f_0f0f, 0x0101_0101) >>> 24
}

function isCorrectable(word: string): boolean {
  return word.length >= SHORTEST && word.length <= LONGEST && /^[a-z]+$/.test(word)
}

/**
 * Whether two short words are rather two different words: they differ in a letter at the same place or, if
 * they are very short, in more than a double letter ("pain" is not "plain").
 */
function isOtherWord(word: string, candidate: string, hasSameLetters: boolean): boolean {
  if (word.length > SHORT) return false
  if (word.length === candidate.length) {
    return !hasSameLetters || sorted(word) !== sorted(candidate)
  }
  return word.length === SHORTEST && withoutDoubles(word) !== withoutDoubles(candidate)
}

function sorted(word: string): string {
  return [...word].sort().join('')
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1/g, '$1')
}

/** Optimal string alignment: edit distance in which a swap of neighbours counts as one. */
export function editsBetween(a: string, b: string): number {
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const isSame = a[i - 1] === b[j - 1]
      let edits = Math.min(at(last, j) + 1, at(row, j - 1) + 1, at(last, j - 1) + (isSame ? 0 : 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        edits = Math.min(edits, at(beforeLast, j - 2) + 1)
      }
      row.push(edits)
    }
    beforeLast = last
    last = row
  }
  return at(last, b.length)
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity
}
