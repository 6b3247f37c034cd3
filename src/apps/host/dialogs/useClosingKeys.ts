import { type RefObject, useLayoutEffect } from 'react'

/**
 * Closes a dialog by Escape, as in the era, also while its frame has the focus. What is in it may take the key first.
 * @param client an element of its client area
 * @param byEnter whether Enter does the same, unless it presses a button
 */
export function useClosingKeys(
  client: RefObject<HTMLElement | null>,
  close: () => void,
  byEnter = false,
): void {
  // In the frame that shows the dialog: visitors press a key as soon as they see it.
  useLayoutEffect(() => {
    const dialog = client.current?.closest<HTMLElement>('[data-window-id]')
    const press = (event: KeyboardEvent): void => {
      const { key, target, defaultPrevented, isComposing } = event
      const isEnter = byEnter && key === 'Enter' && !(target instanceof HTMLButtonElement)
      if ((key !== 'Escape' && !isEnter) || defaultPrevented || isComposing) return
      event.preventDefault()
      close()
    }
    dialog?.addEventListener('keydown', press)
    return () => dialog?.removeEventListener('keydown', press)
  }, [client, close, byEnter])
}
