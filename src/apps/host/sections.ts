/** The sections of a page inside a window: finding one, and scrolling to it. */

/** The element with this id inside the scroller, or null. */
export function sectionIn(scroller: HTMLElement | null, id: string): HTMLElement | null {
  return id === '' ? null : (scroller?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null)
}

/** In CSS pixels, above a section that was scrolled to. */
const SPACE_ABOVE = 12

/** Scrolls to a section and focuses it. Moves this scroller alone: `scrollIntoView` would also move the desktop. */
export function showSection(scroller: HTMLElement, section: HTMLElement): void {
  const distance = section.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  scroller.scrollBy({ top: distance - SPACE_ABOVE, behavior: 'instant' })
  // What can be focused, such as the link that refers to a footnote, must still be reached by Tab afterwards.
  if (section.tabIndex < 0) section.tabIndex = -1
  section.focus({ preventScroll: true })
}
