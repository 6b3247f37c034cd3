/** Acting on the press rather than on the release, as the era's taskbar did, without acting twice. */
import { type MouseEvent, useRef } from 'react'

/** By a pointing device's press, or by keyboard or assistive technology. */
export type PressKind = 'pointer' | 'keyboard'

/**
 * Handlers for a button that acts as soon as it is pressed with the primary mouse button. A click
 * that no press came before (Enter, Space, a screen reader) acts as well; the click that ends a
 * press does not. The press moves no focus: what acts decides where the focus goes.
 */
export function usePress(act: (kind: PressKind) => void) {
  const hasActed = useRef(false)
  return {
    onMouseDown(event: MouseEvent) {
      if (event.button !== 0) return
      event.preventDefault()
      hasActed.current = true
      act('pointer')
    },
    // A press that was released elsewhere made no click: the next one is not its end.
    onKeyDown() {
      hasActed.current = false
    },
    onClick(event: MouseEvent) {
      // Of a click without a press, as a screen reader makes one, the count is 0.
      if (!hasActed.current || event.detail === 0) act('keyboard')
      hasActed.current = false
    },
  }
}
