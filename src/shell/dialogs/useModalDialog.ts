import { useCallback } from 'react'
import type { FocusTarget } from '../../desktop/focusTarget.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'

/** Returns a ref that shows the dialog, which stands for the target. */
export function useModalDialog(target: FocusTarget) {
  // Added before opening and removed before closing, as each moves the focus.
  const add = useFocusTarget<HTMLDialogElement>(target)
  return useCallback(
    (dialog: HTMLDialogElement | null) => {
      const remove = add(dialog)
      dialog?.showModal()
      return () => {
        remove?.()
        dialog?.close()
      }
    },
    [add],
  )
}
