/** Shows a prerendered menu two frames before React opens it, since React takes much longer. */
import type { Dispose, FrameScheduler } from '../../base/motion/scheduler.ts'

/**
 * @param element is hidden by its attribute, and is laid out by style sheets alone
 * @param open called once after the first painted frame, or before an earlier press or key
 * @returns hides the element again, unless `open` has been called
 */
export function showEarly(
  element: HTMLElement,
  scheduler: FrameScheduler,
  page: EventTarget,
  open: () => void,
): Dispose {
  const ends = new AbortController()
  const finish = (): void => {
    ends.abort()
    open()
  }
  element.hidden = false
  const listening = { capture: true, signal: ends.signal }
  page.addEventListener('pointerdown', finish, listening)
  page.addEventListener('keydown', finish, listening)
  let isPainted = false
  const stop = scheduler.animate(() => {
    if (isPainted) finish()
    const goesOn = !isPainted
    isPainted = true
    return goesOn
  })
  ends.signal.addEventListener('abort', stop)
  return () => {
    if (ends.signal.aborted) return
    ends.abort()
    element.hidden = true
  }
}
