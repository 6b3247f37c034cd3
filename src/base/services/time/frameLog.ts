/** What has been presented, for whoever shows figures of it. Nothing runs for it while nothing is presented. */

const KEPT_MS = 1000

export interface Painted {
  readonly renderer: string
  /** Counts those that the renderer holds when it is called. */
  textures(): number
}

/** @param now the time in milliseconds, on the clock of ticks */
export function createFrameLog(now: () => number) {
  let presented = 0
  let last: Painted | undefined
  let recent: readonly { readonly at: number; readonly ms: number }[] = []
  const keepRecent = (at: number): void => {
    recent = recent.filter((frame) => at - frame.at < KEPT_MS)
  }
  return {
    /** @param began when the frame's tick began */
    note(began: number, painted: Painted): void {
      const at = now()
      keepRecent(at)
      presented += 1
      last = painted
      recent = [...recent, { at, ms: Math.max(0, at - began) }]
    },
    read() {
      keepRecent(now())
      return {
        /** Since the page was loaded. */
        presented,
        /** Undefined until something is presented. */
        last,
        /** For each frame of the last second, from the beginning of its tick until its picture was handed over. */
        times: recent.map(({ ms }) => ms),
      }
    },
  }
}
