/** Passes the focus on from a sheet to what it holds. */
import type { FocusEvent, RefObject } from 'react'
import { chosenEntry } from '../../../ui/focus/contentEntry.ts'

export interface SheetFocus {
  /** For the sheet's own focus events. */
  onFocus(event: FocusEvent<HTMLElement>): void
  /** Call when the app's view is in the document: a message's button takes the focus if the sheet still has it. */
  contentArrived(): void
}

/**
 * In a message the focus goes to the button that answers it. An ordinary sheet keeps it: a field
 * would bring up the soft keyboard unasked.
 *
 * @param root the sheet's element, focusable by script
 */
export function useSheetFocus(root: RefObject<HTMLElement | null>, isMessage: boolean): SheetFocus {
  const enter = (): void => {
    if (isMessage) chosenEntry(root.current)?.focus({ preventScroll: true })
  }
  return {
    onFocus({ target }) {
      if (target === root.current) enter()
    },
    contentArrived() {
      if (root.current && document.activeElement === root.current) enter()
    },
  }
}
