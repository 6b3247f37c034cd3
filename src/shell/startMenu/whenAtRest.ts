/** Does what can wait: some time after the desktop is shown, and while no button or finger is down, so that no drag pays for it. */
import type { Timers } from '../../base/services/time/timers.ts'

const AFTER_MS = 4000
const AGAIN_MS = 1000

/** @returns what gives it up */
export function whenAtRest(timers: Timers, act: () => void): () => void {
  const ends = new AbortController()
  let pressed = 0
  const listening = { signal: ends.signal, capture: true, passive: true }
  const count = (change: number) => (): void => void (pressed = Math.max(0, pressed + change))
  document.addEventListener('pointerdown', count(1), listening)
  document.addEventListener('pointerup', count(-1), listening)
  document.addEventListener('pointercancel', count(-1), listening)
  let cancel = (): void => {}
  const attempt = (): void => {
    if (pressed > 0) {
      cancel = timers.after(AGAIN_MS, attempt)
      return
    }
    ends.abort()
    act()
  }
  cancel = timers.after(AFTER_MS, attempt)
  return () => {
    cancel()
    ends.abort()
  }
}
