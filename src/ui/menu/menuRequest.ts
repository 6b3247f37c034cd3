/**
 * How the menu of a thing was asked for. Whatever asks, a thing hears the browser's event for it, `contextmenu`
 * (apps/host/menuPresses.ts).
 */
import type { MouseEvent } from 'react'

export interface AskedMenu {
  /** In CSS pixels of the viewport. */
  readonly at: { readonly x: number; readonly y: number }
  /** True: its first row has the focus when it opens. */
  readonly isByKeyboard: boolean
}

/** What a `contextmenu` event asks for. One that no pointer has made comes from a key. */
export function askedBy(event: MouseEvent | globalThis.MouseEvent): AskedMenu {
  const native = 'nativeEvent' in event ? event.nativeEvent : event
  return {
    at: { x: event.clientX, y: event.clientY },
    isByKeyboard: native instanceof PointerEvent && native.pointerType === '',
  }
}
