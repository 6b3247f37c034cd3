import type { Scrolling } from './scrollTo.ts'

export function sectionIn(scroller: HTMLElement | null, id: string): HTMLElement | null {
  return id === '' ? null : (scroller?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null)
}

/** In CSS pixels, above a section that was scrolled to. */
const SPACE_ABOVE = 12

/**
 * Scrolls to a section, and focuses it if the visitor is in its window: a page that has loaded in the background must
 * not take the focus. Moves this scroller alone: `scrollIntoView` would also move the desktop.
 */
export function showSection(
  scroller: HTMLElement,
  section: HTMLElement,
  { takesFocus }: { readonly takesFocus: boolean },
): Scrolling {
  const scroll = (): void => {
    const distance = section.getBoundingClientRect().top - scroller.getBoundingClientRect().top
    scroller.scrollBy({ top: distance - SPACE_ABOVE, behavior: 'instant' })
  }
  scroll()
  // A view that is mounted together with its window gets the window's box only after this, yet before it is painted.
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    scroll()
  })
  observer.observe(scroller)
  // An element that can be focused, such as the link to a footnote, must still be reachable by Tab afterwards.
  if (section.tabIndex < 0) section.tabIndex = -1
  if (takesFocus) section.focus({ preventScroll: true })
  return { isPending: false, end: () => observer.disconnect() }
}
