/** All random numbers are streams of one source, so a seed repeats a picture. Not for secrets. */

/** Returns the next number, at least 0 and less than 1. */
type Random = () => number

/** Only the low 32 bits of the seed count. */
export function createRandomSource(seed: number) {
  return {
    /** Streams of the same name yield the same numbers; those of different names are independent. */
    stream: (name: string): Random => mulberry32(seed ^ hash(name)),
  }
}

export function drawSeed(crypto: {
  getRandomValues(numbers: Uint32Array<ArrayBuffer>): Uint32Array
}): number {
  return crypto.getRandomValues(new Uint32Array(1))[0] ?? 0
}

/**
 * Tommy Ettinger's mulberry32 (public domain). It uses integers only, so it is the same on every
 * machine. https://github.com/bryc/code/blob/master/jshash/PRNGs.md#mulberry32
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
