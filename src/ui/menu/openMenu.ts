/**
 * Closes an open menu where its library does not: when a finger presses beside it, and when a key moves the focus elsewhere,
 * such as to the window that it opens. That press of a finger does nothing else: it covers what it points at, so it cannot
 * both leave a menu and mean what is below. A mouse does both, as in the era; but what has opened the menu does not open it
 * again.
 */
import { useEffectEvent, useLayoutEffect } from 'react'
import { swallowClick, swallowPress } from '../swallowPress.ts'
import { watchGlides } from './glide.ts'

export function isInMenu(node: EventTarget | null): boolean {
  return node instanceof Element && node.closest('[role="menu"]') !== null
}

/**
 * @param isOpen whether a menu is open now
 * @param isInside whether what is pressed or focused belongs to the menu
 * @param close called once
 * @param isOpener whether a click on what is pressed opens it
 */
export function useOpenMenu(
  isOpen: boolean,
  isInside: (element: EventTarget | null) => boolean,
  close: () => void,
  isOpener?: (pressed: Element) => boolean,
): void {
  const pressed = useEffectEvent((event: PointerEvent, view: EventTarget) => {
    const isOnOpener = event.target instanceof Element && isOpener?.(event.target)
    if (isOnOpener && event.button === 0) {
      swallowClick(view)
      return close()
    }
    if (event.pointerType !== 'touch' || isInside(event.target)) return
    swallowPress(view, event)
    close()
  })
  const focused = useEffectEvent(({ target }: FocusEvent) => {
    if (!isInside(target)) close()
  })
  useLayoutEffect(() => {
    // There, it is heard before the menus' library and everything below hear of it.
    const view = document.defaultView
    if (!isOpen || !view) return undefined
    const listening = new AbortController()
    const options = { capture: true, signal: listening.signal }
    let isByKey = false
    const hear = (event: PointerEvent): void => {
      isByKey = false
      pressed(event, view)
    }
    view.addEventListener('pointerdown', hear, options)
    view.addEventListener('keydown', () => (isByKey = true), options)
    view.addEventListener('focusin', (event) => isByKey && focused(event), options)
    const endGlides = watchGlides(view)
    return () => {
      listening.abort()
      endGlides()
    }
  }, [isOpen])
}
