/**
 * When a press keeps, closes or chooses, where the menus' library has another opinion than the
 * desktop of the era: menus close on releasing the button outside, never on pressing it; pressing
 * an open title again does not close it; and a press on a title that is released on a row chooses
 * that row, however quickly. Knows the pointer only; keys are the library's.
 */
import type { MenuRoot } from '@base-ui/react/menu'
import { type PointerEvent, useCallback, useLayoutEffect, useRef } from 'react'

/** Marks a bar and every open menu of it; its value tells the bars of several windows apart. */
const BAR_ATTRIBUTE = 'data-menu-bar'

/** The attribute that marks an element as a part of the bar. */
export function barMark(barId: string): Readonly<Record<string, string>> {
  return { [BAR_ATTRIBUTE]: barId }
}

/** Whether a node is in the bar or in one of its open menus. */
export function isInBar(barId: string, node: EventTarget | null): boolean {
  return node instanceof Element && node.closest(`[${BAR_ATTRIBUTE}="${barId}"]`) !== null
}

export type MenuPress = ReturnType<typeof createMenuPress>

/** The press on a title or row that is going on, or was the last one. */
export function createMenuPress() {
  let origin: Element | null = null
  let pointerType = ''
  return {
    /** For the bar; hears presses on its menus too, which are its children in React. */
    onPointerDown(event: PointerEvent): void {
      pointerType = event.pointerType
      origin = event.target instanceof Element ? event.target.closest('[role^="menuitem"]') : null
    },
    /** Whether a release on `row` ends a press that began on another row or on a title. */
    endsOn: (row: Element): boolean => origin !== null && origin !== row,
    isByMouse: (): boolean => pointerType === 'mouse',
    forget(): void {
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

  useLayoutEffect(() => {
    if (!isOpen) return undefined
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    const forget = (): void => {
      isPressedOutside.current = false
    }
    const pressed = ({ target }: Event): void => {
      isPressedOutside.current = !isInBar(barId, target)
      if (isPressedOutside.current) press.forget()
    }
    const released = ({ target }: Event): void => {
      forget()
      if (!isInBar(barId, target)) close()
    }
    document.addEventListener('pointerdown', pressed, options)
    // Both, since code that prevents the default of a pointer event also prevents the mouse event after it.
    document.addEventListener('pointerup', released, options)
    document.addEventListener('mouseup', released, options)
    document.addEventListener('pointercancel', forget, options)
    return () => {
      forget()
      listening.abort()
    }
  }, [barId, isOpen, press, close])

  return useCallback(
    (open, details) => {
      if (!open && isLeftToRelease(details, isPressedOutside.current, press)) details.cancel()
    },
    [press],
  )
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
