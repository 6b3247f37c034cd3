/**
 * Fires `contextmenu` for every way of opening a context menu: browsers send it for a right-click, but not everywhere
 * for keys and for a long press. An element with a menu cancels the event; otherwise the browser acts as usual. Both
 * layouts start this.
 */
import type { Timers } from '../../../base/services/time/timers.ts'

/** Here the menu is always the browser's. */
export const BROWSERS_OWN = 'a[href], input, textarea, select, [contenteditable]'

/** How long a finger rests on an element to open its menu. */
const LONG_PRESS_MS = 500
/** How far it may stray meanwhile, in CSS pixels: as far as in Android. */
const STRAY_PX = 8
/** A menu opened by key appears at most this far inside its element, in CSS pixels. */
const INSET_PX = 24

/** The mouse events that browsers fire for a touch. */
const MOUSE_EVENTS = ['mousedown', 'mouseup', 'click', 'contextmenu'] as const

function requestMenu(
  element: Element,
  pointerType: '' | 'touch',
  at: { x: number; y: number },
): boolean {
  const event = new PointerEvent('contextmenu', {
    bubbles: true,
    cancelable: true,
    composed: true,
    pointerType,
    clientX: at.x,
    clientY: at.y,
  })
  return !element.dispatchEvent(event)
}

const watched = new WeakSet<Window>()

/** Listens from the first call on, for as long as the document lives. */
export function watchMenuPresses(view: Window, timers: Timers): void {
  if (watched.has(view)) return
  watched.add(view)
  watchKeys(view)
  watchLongPresses(view, timers)
}

function watchKeys(view: Window): void {
  /** True: the key that is down has opened a menu. Some browsers send their own event when it is released. */
  let isOpened = false
  const forget = (): void => {
    isOpened = false
  }
  view.addEventListener('keydown', forget, { capture: true, passive: true })
  view.addEventListener('pointerdown', forget, { capture: true, passive: true })
  view.addEventListener('keydown', (event) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey, target, defaultPrevented } = event
    const isMenuKey = key === 'ContextMenu' ? !shiftKey : key === 'F10' && shiftKey
    if (!isMenuKey || ctrlKey || altKey || metaKey || defaultPrevented) return
    if (!(target instanceof Element) || target.closest(BROWSERS_OWN)) return
    const { x, y, width, height } = target.getBoundingClientRect()
    const at = { x: x + Math.min(width / 2, INSET_PX), y: y + Math.min(height / 2, INSET_PX) }
    isOpened = requestMenu(target, '', at)
    if (isOpened) event.preventDefault()
  })
  view.addEventListener(
    'contextmenu',
    (event) => {
      if (!isOpened || !event.isTrusted) return
      isOpened = false
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    { capture: true },
  )
}

function watchLongPresses(view: Window, timers: Timers): void {
  let stop = (): void => {}
  let from = { x: 0, y: 0 }
  /** True once the current or last touch has opened a menu: its remaining mouse events are swallowed. */
  let isSpent = false
  const options = { capture: true, passive: true }

  const hold = (element: Element, pointerId: number): void => {
    isSpent = requestMenu(element, 'touch', from)
    if (!isSpent) return
    // The finger may already be dragging something: this drops it.
    const end = { bubbles: true, pointerId, pointerType: 'touch', isPrimary: true }
    element.dispatchEvent(new PointerEvent('pointercancel', end))
  }
  const pressed = (event: PointerEvent): void => {
    stop()
    isSpent = false
    const { target, pointerType, isPrimary, pointerId, clientX, clientY } = event
    if (pointerType !== 'touch' || !isPrimary) return
    if (!(target instanceof Element) || target.closest(BROWSERS_OWN)) return
    from = { x: clientX, y: clientY }
    stop = timers.after(LONG_PRESS_MS, () => hold(target, pointerId))
  }
  const moved = ({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): void => {
    if (Math.hypot(clientX - from.x, clientY - from.y) > STRAY_PX) stop()
  }
  const swallow = (event: Event): void => {
    if (!event.isTrusted) return
    // A browser that sends the event for a long press itself does so a little earlier, or after this has.
    if (event.type === 'contextmenu') stop()
    if (!isSpent) return
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  view.addEventListener('pointerdown', pressed, options)
  view.addEventListener('pointermove', moved, options)
  // During a grab the pointer's moves do not arrive here.
  view.addEventListener('touchmove', ({ touches: [touch] }) => touch && moved(touch), options)
  const released = (): void => {
    stop()
    // Assistive technology clicks without a pointer: stop swallowing, or its next click would be lost.
    stop = timers.after(LONG_PRESS_MS, () => {
      isSpent = false
    })
  }
  view.addEventListener('pointerup', released, options)
  view.addEventListener('pointercancel', ({ isTrusted }) => isTrusted && released(), options)
  for (const type of MOUSE_EVENTS) view.addEventListener(type, swallow, { capture: true })
}
