/**
 * A finger that presses beside an open menu closes it and does nothing else: it covers what it points at, so it cannot
 * both leave a menu and mean what is below. A mouse does both, as in the era.
 */
import { useEffectEvent, useLayoutEffect } from 'react'
import { swallowPress } from '../swallowPress.ts'
import { watchGlides } from './glide.ts'

export function isInMenu(node: EventTarget | null): boolean {
  return node instanceof Element && node.closest('[role="menu"]') !== null
}

/**
 * @param isOpen whether a menu is open now
 * @param isInside whether what is pressed belongs to the menu
 * @param close called once
 */
export function useFingers(
  isOpen: boolean,
  isInside: (pressed: EventTarget | null) => boolean,
  close: () => void,
): void {
  const pressed = useEffectEvent((event: PointerEvent, view: EventTarget) => {
    if (event.pointerType !== 'touch' || isInside(event.target)) return
    swallowPress(view, event)
    close()
  })
  useLayoutEffect(() => {
    // There, it is heard before the menus' library and everything below hear of it.
    const view = document.defaultView
    if (!isOpen || !view) return undefined
    const hear = (event: PointerEvent): void => pressed(event, view)
    view.addEventListener('pointerdown', hear, { capture: true })
    const endGlides = watchGlides(view)
    return () => {
      view.removeEventListener('pointerdown', hear, { capture: true })
      endGlides()
    }
  }, [isOpen])
}
