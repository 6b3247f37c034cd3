/** Makes a button act when it is pressed rather than released, as the era's taskbar did, and never twice. */
import { type MouseEvent, useRef } from 'react'

/** `pointer`: a press of the mouse; `keyboard`: a key, or assistive technology. */
export type PressKind = 'pointer' | 'keyboard'

/**
 * Handlers for a button that acts as soon as it is pressed with the primary mouse button. A click
 * without a press before it (Enter, Space, a screen reader) acts as well; the click that ends a press
 * does not. The press itself does not move the focus.
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
    // A press that was released elsewhere makes no click, so the next click does not belong to it.
    onKeyDown() {
      hasActed.current = false
    },
    onClick(event: MouseEvent) {
      // A click without a press, such as a screen reader's, has a count of 0.
      if (!hasActed.current || event.detail === 0) act('keyboard')
      hasActed.current = false
    },
  }
}
