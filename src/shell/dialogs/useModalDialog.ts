/** Native modal dialogs. The browser keeps the focus inside of them and the page behind out of reach. */
import { useCallback, type RefObject } from 'react'
import type { FocusTarget } from '../../desktop/focusTarget.ts'
import { useFocusRegistry } from '../../ui/focus/FocusContext.tsx'

/**
 * A ref for a `dialog` that is modal for as long as it is mounted.
 *
 * @param element is kept pointing at the same element, where the component needs it as well
 */
export function useModalDialog(
  target: FocusTarget,
  element?: RefObject<HTMLDialogElement | null>,
): (dialog: HTMLDialogElement | null) => (() => void) | undefined {
  const focus = useFocusRegistry()
  return useCallback(
    (dialog) => {
      if (element) element.current = dialog
      if (!dialog) return undefined
      // Before it opens and before it closes: each moves the focus.
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
