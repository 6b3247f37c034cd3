/** Where and how a context menu was asked for; menuPresses.ts makes all ways a `contextmenu` event. */
import type { MouseEvent } from 'react'

export interface MenuRequest {
  /** In CSS pixels of the viewport. */
  readonly at: { readonly x: number; readonly y: number }
  /** True: its first row has the focus when it opens. */
  readonly isByKeyboard: boolean
}

/** Reads the request from a `contextmenu` event. An event without a pointer type comes from a key. */
export function menuRequestOf(event: MouseEvent | globalThis.MouseEvent): MenuRequest {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  return {
    at: { x: event.clientX, y: event.clientY },
    isByKeyboard: native instanceof PointerEvent && native.pointerType === '',
  }
}
