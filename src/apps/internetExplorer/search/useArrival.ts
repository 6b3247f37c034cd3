/** What happens when the browser arrives at another page. Moves the focus only. */
import { type RefObject, useEffect, useRef } from 'react'

/**
 * Puts the focus into the search box of a new page, since what had it may be gone or disabled. Not for
 * the first page: there the code that opens the window decides on the focus.
 */
export function useArrival(route: string, searchBox: RefObject<HTMLInputElement | null>): void {
  const current = useRef(route)
  useEffect(() => {
    if (current.current === route) return
    current.current = route
    searchBox.current?.focus({ preventScroll: true })
  }, [route, searchBox])
}
