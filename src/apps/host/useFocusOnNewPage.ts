/** Keeps the keyboard's focus in a window when another page replaces the one whose link was chosen. */
import { type RefObject, useLayoutEffect, useRef } from 'react'

/**
 * @param scroller gets the focus
 * @param path of the page shown
 */
export function useFocusOnNewPage(scroller: RefObject<HTMLElement | null>, path: string): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    // The chosen link was removed with its page, so nothing has the focus.
    if (document.activeElement === document.body) scroller.current?.focus({ preventScroll: true })
  }, [scroller, path])
}
