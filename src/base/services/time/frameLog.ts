/** What has been presented, for whoever shows figures of it. Nothing runs for it while nothing is presented. */

const KEPT_MS = 1000
/** More than the fastest screens show in that time. */
const MOST = 256

export interface Painted {
  readonly renderer: string
  /** Counts those that the renderer holds when it is called. */
  textures(): number
}

/** @param now the time in milliseconds, on the clock of ticks */
export function createFrameLog(now: () => number) {
  let presented = 0
  let last: Painted | undefined
  // Rings, so that a frame of a drag allocates nothing.
  const ends = new Float64Array(MOST)
  const lengths = new Float64Array(MOST)
  return {
    /** @param began when the frame's tick began */
    note(began: number, painted: Painted): void {
      const slot = presented % MOST
      const end = now()
      ends[slot] = end
      lengths[slot] = Math.max(0, end - began)
      presented += 1
      last = painted
    },
    read() {
      const since = now() - KEPT_MS
      const first = Math.max(0, presented - MOST)
      const slots = Array.from({ length: presented - first }, (_, at) => (first + at) % MOST)
      return {
        /** Since the page was loaded. */
        presented,
        /** Undefined until something is presented. */
        last,
        /** For each frame of the last second, from the beginning of its tick until its picture was handed over. */
        times: slots.filter((at) => (ends[at] ?? 0) > since).map((at) => lengths[at] ?? 0),
      }
    },
  }
}
