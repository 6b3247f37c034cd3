/** Waits until nobody types, since moving the focus would cut off a word in progress. */
import type { Timers } from '../../base/services/time/timers.ts'

const QUIET_MS = 1500

export function whenQuiet(view: EventTarget, timers: Timers, act: () => void): void {
  const listening = new AbortController()
  let cancel = (): void => {}
  const wait = (): void => {
    cancel()
    cancel = timers.after(QUIET_MS, () => {
      listening.abort()
      act()
    })
  }
  view.addEventListener('keydown', wait, { capture: true, signal: listening.signal })
  wait()
}
