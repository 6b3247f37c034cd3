/**
 * Random numbers. Every random number of the site is drawn from a stream of one source, so that a seed
 * makes a whole picture repeatable. Not for secrets.
 */

/** Draws the next number, at least 0 and less than 1. */
export type Random = () => number

export interface RandomSource {
  /**
   * A new stream. Two streams of the same name draw the same numbers. Streams of different names are
   * independent, so what one consumer draws never changes the numbers of another.
   */
  stream(name: string): Random
}

/** A source whose streams depend on `seed` (a whole number; its low 32 bits count) and their name. */
export function createRandomSource(seed: number): RandomSource {
  return { stream: (name) => mulberry32(seed ^ hash(name)) }
}

/** An unpredictable seed, for a visit without one in its address. */
export function drawSeed(crypto: Pick<Crypto, 'getRandomValues'>): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

/**
 * Tommy Ettinger's mulberry32 (public domain), in the JavaScript form of bryc's collection
 * https://github.com/bryc/code/blob/master/jshash/PRNGs.md#mulberry32: 32 bits of state, even
 * enough for pictures, and the same on every machine since it uses integers only.
 */
function mulberry32(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** FNV-1a over UTF-16 units, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
function hash(text: string): number {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  }
  return value
}
