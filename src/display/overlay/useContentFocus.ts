/** Moves the focus from a window's frame to its content. */
import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react'
import type { WindowLocation } from '../../desktop/state.ts'
import { firstEntry } from '../../ui/focus/contentEntry.ts'

/**
 * Focuses the content where it was left, otherwise its first entry: never a button of the frame, as Enter would close
 * the window. When other content replaces what the window shows, the focus goes to that, as in a window that has just opened.
 */
export function useContentFocus(
  root: RefObject<HTMLElement | null>,
  client: RefObject<HTMLElement | null>,
  {
    location,
    isActive,
  }: { readonly location: WindowLocation | undefined; readonly isActive: boolean },
) {
  const last = useRef<HTMLElement | null>(null)
  const enter = (): void => {
    const target = last.current?.isConnected ? last.current : firstEntry(client.current)
    target?.focus({ preventScroll: true })
  }
  const shown = useRef(location?.path)
  useLayoutEffect(() => {
    if (shown.current === location?.path) return
    shown.current = location?.path
    // A slide show and a corrected address change the content without the visitor.
    if (location?.insteadOf !== undefined) return
    const isOfFrame = (element: Element | null): boolean => !client.current?.contains(element)
    if (isOfFrame(last.current)) last.current = null
    const { activeElement } = document
    if (root.current?.contains(activeElement) && isOfFrame(activeElement)) enter()
  })
  return {
    onFocus({ target }: FocusEvent<HTMLElement>): void {
      if (!(target instanceof HTMLElement)) return
      if (target === root.current) {
        enter()
        return
      }
      // The title bar is where a visitor works only if the keyboard has led there.
      const isByKey = target.matches('[data-part="title-bar"]:focus-visible')
      if (isByKey || client.current?.contains(target)) last.current = target
    },
    /** Focuses the view that has arrived if the window itself, or a view that has failed, had the focus. */
    contentArrived(): void {
      // The focus raises a window, which must not cover the one that was opened meanwhile.
      if (!isActive) return
      const { activeElement, body } = document
      const isLost = activeElement === body && last.current?.isConnected === false
      if (isLost || (root.current && activeElement === root.current)) enter()
    },
  }
}
