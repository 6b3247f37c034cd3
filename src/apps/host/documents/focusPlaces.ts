/** The places of a page that can have the focus, counted so that Back to the page finds the same one. */

/** Neither copying nor scrolling changes their number, as it does that of the Tab stops. */
const PLACES = 'a[href], button, pre, [role="group"], [id]'

function placesIn(page: Element): readonly HTMLElement[] {
  // An interactive figure may not have been loaded yet.
  return [...page.querySelectorAll<HTMLElement>(PLACES)].filter(
    (place) => !place.closest('[data-island]'),
  )
}

/** Undefined for the page itself. */
export function focusedPlace(page: Element, focused: EventTarget | null): number | undefined {
  const index = placesIn(page).findIndex((place) => place === focused)
  return index < 0 ? undefined : index
}

/** Without scrolling. @param place undefined: the page as a whole */
export function focusPlace(page: HTMLElement, place: number | undefined): void {
  const target = (place === undefined ? undefined : placesIn(page)[place]) ?? page
  // A heading, which a link had led to.
  if (target.tabIndex < 0) target.tabIndex = -1
  target.focus({ preventScroll: true })
}
