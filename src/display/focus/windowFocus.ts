/**
 * Where the keyboard's focus goes when windows come and go: into a window that opens, into the
 * content of one that is taken by its frame, and back when it closes. Nothing else moves it.
 */
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'

const FOCUSABLE =
  'a[href], button:not(:disabled), input:not(:disabled), textarea:not(:disabled), select:not(:disabled), [tabindex]'

/** The element in a window's client area that should get the focus: its app's choice, or the first that can. */
function firstTarget(root: HTMLElement): HTMLElement | null {
  const client = root.querySelector<HTMLElement>('[data-part="client"]')
  return (
    client?.querySelector<HTMLElement>('[data-autofocus]') ??
    client?.querySelector<HTMLElement>(FOCUSABLE) ??
    null
  )
}

/** The topmost window on the page other than `closing`, by its stacking index. */
function topmostWindow(closing: HTMLElement): HTMLElement | undefined {
  const windows = [...document.querySelectorAll<HTMLElement>('[data-window-id][data-app]')]
  return windows
    .filter((other) => other !== closing && other.isConnected && other.offsetParent !== null)
    .sort((a, b) => Number(a.style.zIndex) - Number(b.style.zIndex))
    .at(-1)
}

/** Whether the focus is nowhere, or where it will be nowhere as soon as the browser notices. */
function isFocusLost(closing: HTMLElement): boolean {
  const { activeElement, body } = document
  return activeElement === null || activeElement === body || closing.contains(activeElement)
}

/** The desktop icon that Tab leads to. */
function iconStop(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[data-icon-id][tabindex="0"]')
}

/** What had the focus when a window opened; of a menu that goes when it has done so, START, which stays. */
function openerNow(): Element | null {
  const { activeElement } = document
  const isInMenu = activeElement?.closest('[role="menu"]') !== null
  return isInMenu ? document.querySelector('[data-part="start"]') : activeElement
}

/** Gives the focus to the window below, or to what had it before the window opened, or to an icon. */
function handBack(closing: HTMLElement, opener: Element | null): void {
  if (!isFocusLost(closing)) return
  const isUseful = opener?.isConnected && opener !== document.body
  const next = topmostWindow(closing) ?? (isUseful ? opener : iconStop())
  if (next instanceof HTMLElement) next.focus({ preventScroll: true })
}

export interface WindowFocus {
  /** For the window's own focus events. */
  onFocus(event: FocusEvent<HTMLElement>): void
  /** The content has come: it takes the focus if its window is still waiting with it. */
  contentArrived(): void
}

/**
 * @param root the window's element, focusable by script
 * @param isActive whether the window is the active one
 */
export function useWindowFocus(
  root: RefObject<HTMLElement | null>,
  isActive: boolean,
): WindowFocus {
  const last = useRef<HTMLElement | null>(null)

  // On opening, and again when a minimized window is shown.
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return undefined
    const opener = openerNow()
    element.focus({ preventScroll: true })
    return () => {
      if (isFocusLost(element)) queueMicrotask(() => handBack(element, opener))
    }
  }, [root])

  // On being raised by other means than a press inside, as by its taskbar button.
  useLayoutEffect(() => {
    const element = root.current
    if (isActive && element && !element.contains(document.activeElement)) {
      element.focus({ preventScroll: true })
    }
  }, [isActive, root])

  return {
    onFocus(event) {
      const element = root.current
      if (!element || !(event.target instanceof HTMLElement)) return
      if (event.target !== element) {
        // Buttons of the frame are passed by: the content is what is worked on.
        if (event.target.closest('[data-part="client"]')) last.current = event.target
        return
      }
      const target = last.current?.isConnected ? last.current : firstTarget(element)
      target?.focus({ preventScroll: true })
    },
    contentArrived() {
      if (root.current && document.activeElement === root.current) {
        firstTarget(root.current)?.focus({ preventScroll: true })
      }
    },
  }
}
