/**
 * Shows a menu that has been rendered ahead, two frames before React opens it. React and the menus' library need several
 * times as long to open it as the browser needs to paint it, and a visitor waits for the paint alone.
 */
import type { Dispose, FrameScheduler } from '../../base/motion/scheduler.ts'

/**
 * @param element is hidden by its attribute, and is laid out by style sheets alone
 * @param page receives every press and key
 * @param open called once: after the frame that paints the element, or sooner, before a press or a key could meet a
 *   menu that is shown but does not respond
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
