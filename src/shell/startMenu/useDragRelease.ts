/** Press START, drag to an entry, release: the entry is chosen, as if it had been clicked. */
import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * A handler for the release of the mouse in the menu. Only the release that ends the press which
 * opened the menu counts; any other is the end of an ordinary click, which speaks for itself.
 */
export function useDragRelease(isOpen: boolean): (event: MouseEvent) => void {
  const isDragging = useRef(false)

  useEffect(() => {
    if (!isOpen) return undefined
    isDragging.current = true
    const end = () => {
      isDragging.current = false
    }
    // React's handlers hear of a release first: they sit deeper in the page than the window.
    window.addEventListener('mouseup', end)
    window.addEventListener('pointerdown', end)
    return () => {
      window.removeEventListener('mouseup', end)
      window.removeEventListener('pointerdown', end)
    }
  }, [isOpen])

  return (event) => {
    if (!isDragging.current || !(event.target instanceof Element)) return
    const entry = event.target.closest<HTMLElement>('[role="menuitem"]:not([aria-haspopup])')
    entry?.click()
  }
}
