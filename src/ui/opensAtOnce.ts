import type { MouseEvent } from 'react'

/** True for taps and for clicks by assistive technology, which have no count. The first click of a mouse only selects. */
export function opensAtOnce({ nativeEvent }: MouseEvent): boolean {
  const isTouch =
    nativeEvent instanceof PointerEvent && ['touch', 'pen'].includes(nativeEvent.pointerType)
  return isTouch || nativeEvent.detail === 0
}
