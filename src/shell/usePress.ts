import { type MouseEvent, useRef } from 'react'

/** `pointer`: a press of the mouse; `keyboard`: a key, or assistive technology. */
export type PressKind = 'pointer' | 'keyboard'
/** `command`: a shortcut, wherever the focus is. */
export type StartMenuOpener = PressKind | 'command'

/**
 * Makes a button act on press rather than on release, as the era's taskbar did, and on clicks
 * without a press (Enter, Space, screen readers). Pressing does not move the focus.
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
    // A press released elsewhere makes no click, so the next click is unrelated.
    onKeyDown() {
      hasActed.current = false
    },
    onClick(event: MouseEvent) {
      // Clicks without a press, such as a screen reader's, have a count of 0.
      if (!hasActed.current || event.detail === 0) act('keyboard')
      hasActed.current = false
    },
  }
}
