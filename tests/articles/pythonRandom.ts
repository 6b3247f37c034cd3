/** Python's `random.Random(seed).random`: MT19937 (Matsumoto and Nishimura, 1998), seeded as CPython does. */

const SIZE = 624
const SHIFT = 397

function initial(seed: number): Uint32Array {
  const state = new Uint32Array(SIZE)
  state[0] = 19650218
  const before = (i: number): number => (state[i - 1] ?? 0) ^ ((state[i - 1] ?? 0) >>> 30)
  for (let i = 1; i < SIZE; i++) state[i] = Math.imul(1812433253, before(i)) + i
  let i = 1
  const advance = (): void => {
    if (++i < SIZE) return
    state[0] = state[SIZE - 1] ?? 0
    i = 1
  }
  for (let k = 0; k < SIZE; k++) {
    state[i] = ((state[i] ?? 0) ^ Math.imul(before(i), 1664525)) + seed
    advance()
  }
  for (let k = 1; k < SIZE; k++) {
    state[i] = ((state[i] ?? 0) ^ Math.imul(before(i), 1566083941)) - i
    advance()
  }
  state[0] = 0x80000000
  return state
}

/**
 * A source of numbers from 0 to below 1, the same as Python's.
 * @param seed a whole number below 2³²
 */
export function pythonRandom(seed: number): () => number {
  const state = initial(seed)
  let at = SIZE
  const word = (): number => {
    if (at === SIZE) {
      for (let i = 0; i < SIZE; i++) {
        const y = ((state[i] ?? 0) & 0x80000000) | ((state[(i + 1) % SIZE] ?? 0) & 0x7fffffff)
        state[i] = (state[(i + SHIFT) % SIZE] ?? 0) ^ (y >>> 1) ^ (y & 1 ? 0x9908b0df : 0)
      }
      at = 0
    }
    let y = state[at++] ?? 0
    y ^= y >>> 11
    y ^= (y << 7) & 0x9d2c5680
    y ^= (y << 15) & 0xefc60000
    return (y ^ (y >>> 18)) >>> 0
  }
  return () => ((word() >>> 5) * 67108864 + (word() >>> 6)) / 2 ** 53
}
