/**
 * Runs deferrable work some time after the load, but never before the visitor has done something, as
 * many only look, and never while a button or finger is down.
 */
import type { Timers } from '../../base/services/time/timers.ts'

const AFTER_MS = 4000
const AGAIN_MS = 1000
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const

/** @returns how to give up */
export function whenAtRest(page: EventTarget, timers: Timers, act: () => void): () => void {
  const ends = new AbortController()
  let pressed = 0
  let isDue = false
  let isVisitorThere = false
  let cancel = (): void => {}
  const attempt = (): void => {
    isDue = true
    if (!isVisitorThere) return
    if (pressed > 0) {
      cancel = timers.after(AGAIN_MS, attempt)
      return
    }
    ends.abort()
    act()
  }
  const listening = { signal: ends.signal, capture: true, passive: true }
  const count = (change: number) => (): void => void (pressed = Math.max(0, pressed + change))
  page.addEventListener('pointerdown', count(1), listening)
  page.addEventListener('pointerup', count(-1), listening)
  page.addEventListener('pointercancel', count(-1), listening)
  const notice = (): void => {
    if (isVisitorThere) return
    isVisitorThere = true
    if (isDue) attempt()
  }
  for (const sign of SIGNS) page.addEventListener(sign, notice, listening)
  cancel = timers.after(AFTER_MS, attempt)
  return () => {
    cancel()
    ends.abort()
  }
}
