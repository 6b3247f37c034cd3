import { useCallback, type RefObject } from 'react'
import type { FocusTarget } from '../../desktop/focusTarget.ts'
import { useFocusRegistry } from '../../ui/focus/FocusContext.tsx'

/** @param element is set to the same element, for the component's own use */
export function useModalDialog(
  target: FocusTarget,
  element?: RefObject<HTMLDialogElement | null>,
): (dialog: HTMLDialogElement | null) => (() => void) | undefined {
  const focus = useFocusRegistry()
  return useCallback(
    (dialog) => {
      if (element) element.current = dialog
      if (!dialog) return undefined
      // Registered before opening and removed before closing, as each moves the focus.
      const remove = focus.add(target, dialog)
      dialog.showModal()
      return () => {
        remove()
        dialog.close()
        if (element) element.current = null
      }
    },
    [focus, target, element],
  )
}
