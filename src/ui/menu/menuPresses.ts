/**
 * When a press keeps, closes or chooses, where the menus' library has another opinion than the
 * desktop of the era: menus close on releasing the button outside, never on pressing it; pressing
 * an open title again does not close it; and a press on a title that is released on a row chooses
 * that row, however quickly. Knows the pointer only; keys are the library's.
 */
import type { MenuRoot } from '@base-ui/react/menu'
import { type PointerEvent, useCallback, useEffect, useRef } from 'react'
import { isInBar } from './barParts.ts'

/** The press on a title or row that is going on, or was the last one. */
export interface MenuPress {
  /** For the bar; hears presses on its menus too, which are its children in React. */
  readonly onPointerDown: (event: PointerEvent) => void
  /** Whether a release on `row` ends a press that began on another row or on a title. */
  readonly endsOn: (row: Element) => boolean
  readonly isByMouse: () => boolean
  readonly forget: () => void
}

export function createMenuPress(): MenuPress {
  let origin: Element | null = null
  let pointerType = ''
  return {
    onPointerDown(event) {
      pointerType = event.pointerType
      origin = event.target instanceof Element ? event.target.closest('[role^="menuitem"]') : null
    },
    endsOn: (row) => origin !== null && origin !== row,
    isByMouse: () => pointerType === 'mouse',
    forget() {
      origin = null
    },
  }
}

/**
 * Calls `close` when a press outside ends while the menu `isOpen`. Returns what the menu and the
 * menus beside it must hear of each opening and closing: it cancels the closings that would come
 * before the release.
 */
export function useReleaseOutside(
  barId: string,
  isOpen: boolean,
  press: MenuPress,
  close: () => void,
): (open: boolean, details: MenuRoot.ChangeEventDetails) => void {
  const isPressedOutside = useRef(false)

  useEffect(() => {
    if (!isOpen) return undefined
    return listenForPresses({
      press(target) {
        isPressedOutside.current = !isInBar(barId, target)
        if (isPressedOutside.current) press.forget()
      },
      release(target) {
        isPressedOutside.current = false
        if (!isInBar(barId, target)) close()
      },
      cancel() {
        isPressedOutside.current = false
      },
    })
  }, [barId, isOpen, press, close])

  return useCallback(
    (open, details) => {
      if (!open && isLeftToRelease(details, isPressedOutside.current, press)) details.cancel()
    },
    [press],
  )
}

interface PressListener {
  press(target: EventTarget | null): void
  release(target: EventTarget | null): void
  cancel(): void
}

function listenForPresses(listener: PressListener): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  document.addEventListener('pointerdown', (event) => listener.press(event.target), options)
  // Both, since code that prevents the default of a pointer event also prevents the mouse event after it.
  document.addEventListener('pointerup', (event) => listener.release(event.target), options)
  document.addEventListener('mouseup', (event) => listener.release(event.target), options)
  document.addEventListener('pointercancel', () => listener.cancel(), options)
  return () => {
    listener.cancel()
    listening.abort()
  }
}

function isLeftToRelease(
  { reason, event }: MenuRoot.ChangeEventDetails,
  isPressedOutside: boolean,
  press: MenuPress,
): boolean {
  switch (reason) {
    case 'outside-press':
      // A click without a press comes from assistive technology: no release will follow.
      return event.type !== 'click'
    case 'focus-out':
    case 'trigger-focus':
      return isPressedOutside
    case 'trigger-press':
      // Fingers and keys keep the toggle: they cannot simply point elsewhere.
      return press.isByMouse()
    default:
      return false
  }
}
