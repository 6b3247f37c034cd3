/** Scrolls an element whose box or content may still grow, as those of a window that is restored do. */

/** The events of a visitor who scrolls, and so wants to see another place. */
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

export interface Scrolling {
  /** Whether the element is not long enough yet. */
  readonly isPending: boolean
  end(): void
}

/** Scrolls to `top`, in CSS pixels, as soon as the element is long enough. */
export function scrollWhenPossible(element: HTMLElement, top: number): Scrolling {
  const observer = new ResizeObserver(() => scroll())
  const scrolling = {
    isPending: true,
    end(): void {
      scrolling.isPending = false
      observer.disconnect()
      for (const type of TAKEN_OVER) element.removeEventListener(type, scrolling.end)
    },
  }
  const scroll = (): void => {
    element.scrollTop = top
    if (Math.abs(element.scrollTop - top) < 1) scrolling.end()
  }
  for (const each of [element, ...element.children]) observer.observe(each)
  for (const type of TAKEN_OVER) element.addEventListener(type, scrolling.end, { passive: true })
  scroll()
  return scrolling
}
