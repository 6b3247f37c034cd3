/** Takes the keyboard's focus into a dialog that opens, and back when it closes. */
import { type RefObject, useLayoutEffect } from 'react'

/** The first thing in the dialog that can be set gets the focus, rather than any of the answers. */
export function useDialogFocus(dialog: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    const first = element?.querySelector<HTMLElement>('input:enabled')
    first?.focus({ preventScroll: true })
    return () => {
      const holder = document.activeElement
      const isOurs = holder === document.body || element?.contains(holder)
      if (isOurs && opener instanceof HTMLElement && opener.isConnected) {
        opener.focus({ preventScroll: true })
      }
    }
  }, [dialog])
}
