/** Runs deferrable work later, and never while a button or finger is down. */
import type { Timers } from '../../base/services/time/timers.ts'

const AFTER_MS = 4000
const AGAIN_MS = 1000

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
