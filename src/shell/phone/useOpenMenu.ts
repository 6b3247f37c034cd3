/** Whether a menu is open over the sheets, so that Back can close it first. */
import { useEffect, useState } from 'react'

/** @param layer the container of open menus; its children with `data-part` are not menus */
export function useOpenMenu(layer: HTMLElement | null) {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!layer) return undefined
    const look = (): void => setIsOpen(layer.querySelector(':scope > :not([data-part])') !== null)
    const observer = new MutationObserver(look)
    observer.observe(layer, { childList: true })
    return () => observer.disconnect()
  }, [layer])
  return {
    isOpen,
    close(): void {
      // Escape lets the menu close itself and return the focus to its title.
      const escape = { key: 'Escape', bubbles: true, cancelable: true }
      if (isOpen)
        layer?.ownerDocument.activeElement?.dispatchEvent(new KeyboardEvent('keydown', escape))
    },
  }
}
