/** What presses on a file do. Knows neither the list nor what opening a file means. */
import { type MouseEvent, useRef } from 'react'
import { keyOf } from './places.ts'
import type { Node } from './folder.ts'

export interface PressHandlers {
  readonly onMouseDown: (event: MouseEvent) => void
  readonly onClick: (event: MouseEvent) => void
  readonly onDoubleClick: () => void
}

/** A visitor who double-taps by habit makes the second tap on the files of the next folder: it is ignored. */
const TAP_GUARD_MS = 400

/**
 * Handlers by node. Both clicks of a double-click must be on one file: the second click of one on
 * the disk or on a folder lands on whatever has taken its place.
 */
export function usePresses(on: {
  readonly select: (node: Node) => void
  readonly open: (node: Node) => void
}): (node: Node) => PressHandlers {
  const firstClicked = useRef<string | null>(null)
  const lastTap = useRef(-Infinity)
  return (node) => ({
    onMouseDown(event) {
      if (event.button === 0 && event.detail <= 1) on.select(node)
    },
    onClick(event) {
      if (opensAtOnce(event)) {
        if (event.timeStamp - lastTap.current < TAP_GUARD_MS) return
        lastTap.current = event.timeStamp
        on.open(node)
      } else if (event.detail === 1) {
        firstClicked.current = keyOf(node)
      }
    },
    onDoubleClick() {
      const isDouble = firstClicked.current === keyOf(node)
      firstClicked.current = null
      if (isDouble) on.open(node)
    },
  })
}

/** The mouse's click says how many it is; assistive technology's click has no count. */
function opensAtOnce({ nativeEvent }: MouseEvent): boolean {
  const isTouch =
    nativeEvent instanceof PointerEvent && ['touch', 'pen'].includes(nativeEvent.pointerType)
  return isTouch || nativeEvent.detail === 0
}
