import { type MouseEvent, useLayoutEffect, useRef } from 'react'

/** Chooses an entry by a drag from START. A release after another press is the entry's own click. */
export function useDragRelease(isOpen: boolean): (event: MouseEvent) => void {
  const isDragging = useRef(false)

  useLayoutEffect(() => {
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
