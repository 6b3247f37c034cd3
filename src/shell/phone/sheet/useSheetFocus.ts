import type { FocusEvent, RefObject } from 'react'
import { chosenEntry } from '../../../ui/focus/contentEntry.ts'

export interface SheetFocus {
  onFocus(event: FocusEvent<HTMLElement>): void
  contentArrived(): void
}

/**
 * Focuses a message's button, but no field of a sheet, which would open the soft keyboard.
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
