/** Waits until nobody types: what takes the focus in the middle of a word also takes the rest of the word. */
import type { Timers } from '../../base/services/time/timers.ts'

/** Longer than anybody pauses within a sentence. */
const QUIET_MS = 1500

/** Acts once, as soon as no key has been pressed for a while. */
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
