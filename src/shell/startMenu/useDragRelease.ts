import { type MouseEvent, useEffect, useRef } from 'react'

/**
 * Chooses an entry by dragging from START to it. A release after any other press ends a click,
 * which the entry handles itself.
 */
export function useDragRelease(isOpen: boolean): (event: MouseEvent) => void {
  const isDragging = useRef(false)

  useEffect(() => {
    if (!isOpen) return undefined
    isDragging.current = true
    const end = () => {
      isDragging.current = false
    }
    // React's handlers run first, as they are attached below the document.
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
