// @ts-check
/**
 * Prose of made-up words that are as frequent as words of a language are (Zipf's law), so that it
 * compresses and is searched as real prose is. The same seed gives the same words. Pure.
 */

const ONSETS = 'b c d f g h l m n p r s t v w br ch pl sh st th tr'.split(' ')
const VOWELS = 'a e i o u a e i o ea ou'.split(' ')
const CODAS = ['', '', '', '', 'n', 'r', 's', 't', 'nd']
const VOCABULARY = 4000

/**
 * A source of numbers from 0 to 1 (mulberry32).
 * @param {number} seed a whole number
 * @returns {() => number}
 */
export function randomNumbers(seed) {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/**
 * One of a list.
 * @template T
 * @param {readonly T[]} list not empty
 * @param {() => number} random
 * @returns {T}
 */
export function oneOf(list, random) {
  return /** @type {T} */ (list[Math.floor(random() * list.length)])
}

/** @type {readonly string[]} frequent words are short and come first */
const WORDS = (() => {
  const random = randomNumbers(1)
  /** @type {Set<string>} */
  const words = new Set()
  while (words.size < VOCABULARY) {
    const syllables = 1 + Math.floor(random() * (words.size < 100 ? 1 : 3))
    const syllable = () => oneOf(ONSETS, random) + oneOf(VOWELS, random) + oneOf(CODAS, random)
    words.add(Array.from({ length: syllables }, syllable).join(''))
  }
  return [...words]
})()

/**
 * @param {() => number} random
 * @returns {string} a word; the word of rank r is drawn about 1/r as often as the first
 */
export function word(random) {
  return WORDS[Math.floor(VOCABULARY ** random()) - 1] ?? 'word'
}

/**
 * @param {number} length in words
 * @param {() => number} random
 * @returns {string} words that begin with a capital letter, without a full stop
 */
export function phrase(length, random) {
  const text = Array.from({ length }, () => word(random)).join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Sentences, with what prose has in it: commas, quotes, apostrophes, code and strong words.
 * @param {number} words approximate number
 * @param {() => number} random
 */
export function paragraph(words, random) {
  /** @type {string[]} */
  const sentences = []
  for (let left = words; left > 0;) {
    const length = 7 + Math.floor(random() * 18)
    left -= length
    const parts = phrase(length, random).split(' ')
    const middle = Math.floor(length / 2)
    parts[middle] = dressed(parts[middle] ?? '', random)
    sentences.push(`${parts.join(' ')}.`)
  }
  return sentences.join(' ')
}

/**
 * @param {string} text
 * @param {() => number} random
 */
function dressed(text, random) {
  const kind = Math.floor(random() * 12)
  if (kind === 0) return `\`${text}\``
  if (kind === 1) return `**${text}**`
  if (kind === 2) return `"${text}"`
  if (kind === 3) return `${text}'s`
  if (kind === 4) return `[${text}](https://example.org/${text})`
  return `${text},`
}
