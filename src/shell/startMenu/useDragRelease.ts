/** Chooses an entry by pressing START, dragging to the entry and releasing, as if it had been clicked. */
import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * A handler for the release of the mouse in the menu. Only the release that ends the press which
 * opened the menu counts; any other ends an ordinary click, which the entry handles by itself.
 */
export function useDragRelease(isOpen: boolean): (event: MouseEvent) => void {
  const isDragging = useRef(false)

  useEffect(() => {
    if (!isOpen) return undefined
    isDragging.current = true
    const end = () => {
      isDragging.current = false
    }
    // React's handlers run before these: they are attached below the document.
    document.addEventListener('mouseup', end)
    document.addEventListener('pointerdown', end)
    return () => {
      document.removeEventListener('mouseup', end)
      document.removeEventListener('pointerdown', end)
    }
  }, [isOpen])

  return (event) => {
    if (!isDragging.current || !(event.target instanceof Element)) return
    const entry = event.target.closest<HTMLElement>('[role="menuitem"]:not([aria-haspopup])')
    entry?.click()
  }
}
