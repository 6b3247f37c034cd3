/**
 * Where a right-click shows the browser's own menu, if no element has one of ours: where it has something to offer, which
 * is copying, saving, opening in a tab, and spelling. The era's windows showed no menu on empty ground and on buttons.
 */

import { BROWSERS_OWN } from './menuPresses.ts'

/** Icons say nothing of their own. */
const OFFERS_MORE = `${BROWSERS_OWN}, img:not([alt='']), video, audio`

/** What is pressed and chosen, though its text may count as selectable. */
const CONTROLS =
  'button, [role="button"], [role="tab"], [role="option"], [role^="menuitem"], [role="radio"], [role="gridcell"], label'

/** Listens for as long as the document lives, once for all calls. */
export function hideUselessMenus(view: Window): void {
  view.addEventListener('contextmenu', hideIfUseless)
}

/** A finger is left to the browser, which may be selecting text by it. */
function hideIfUseless(event: MouseEvent): void {
  const isByFinger = event instanceof PointerEvent && event.pointerType === 'touch'
  if (!event.isTrusted || isByFinger || event.defaultPrevented) return
  if (!isBrowsersMenu(event.target, event.view?.getSelection() ?? null)) event.preventDefault()
}

/** @param choosable the text that is selected; its element keeps the menu that can copy it */
function isBrowsersMenu(target: EventTarget | null, choosable: Selection | null): boolean {
  if (!(target instanceof Element)) return false
  if (target.closest(OFFERS_MORE)) return true
  if (choosable && !choosable.isCollapsed && choosable.containsNode(target, true)) return true
  return hasText(target) && !target.closest(CONTROLS) && isSelectable(target)
}

/** Text of its own, not of elements in it: it is empty ground otherwise. */
function hasText({ childNodes }: Element): boolean {
  return [...childNodes].some(
    ({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim() !== '',
  )
}

/** Not every browser reads `auto` as what it inherits. */
function isSelectable(element: Element): boolean {
  const style = element.ownerDocument.defaultView?.getComputedStyle(element)
  const userSelect = style?.userSelect ?? 'auto'
  if (userSelect !== 'auto') return userSelect !== 'none'
  return element.parentElement ? isSelectable(element.parentElement) : true
}
