import { type RefObject, useLayoutEffect } from 'react'

/**
 * Closes a dialog as in the era, also while its frame has the focus. What is in it may take the key first.
 * @param client an element of its client area
 */
export function useEscape(client: RefObject<HTMLElement | null>, close: () => void): void {
  useLayoutEffect(() => {
    const dialog = client.current?.closest<HTMLElement>('[data-window-id]')
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      event.preventDefault()
      close()
    }
    dialog?.addEventListener('keydown', press)
    return () => dialog?.removeEventListener('keydown', press)
  }, [client, close])
}
