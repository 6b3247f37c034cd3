/** What happens when the browser arrives at another page. Moves scrolling and focus only. */
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Shows a new page from its top, with the focus in its search box, since what had the focus may be
 * gone or disabled. Not for the first page: there the code that opens the window decides on the focus.
 */
export function useArrival(
  route: string,
  page: RefObject<HTMLElement | null>,
  searchBox: RefObject<HTMLInputElement | null>,
): void {
  const current = useRef(route)
  useEffect(() => {
    if (current.current === route) return
    current.current = route
    page.current?.scrollTo(0, 0)
    searchBox.current?.focus({ preventScroll: true })
  }, [route, page, searchBox])
}
