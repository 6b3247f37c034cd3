/** Moves the focus from a window's frame to its content, or back to where a menu was opened. */
import { useRef, type FocusEvent, type RefObject } from 'react'
import { firstEntry } from '../../ui/focus/contentEntry.ts'

export interface ContentFocus {
  onFocus(event: FocusEvent<HTMLElement>): void
  onBlur(event: FocusEvent<HTMLElement>): void
  /** Focuses the view that has arrived if the window itself, or a view that has failed, had the focus. */
  contentArrived(): void
}

/**
 * Focuses the content where it was left, otherwise its first entry. A part of the frame gets the
 * focus back after a menu that was opened from there by a key.
 */
export function useContentFocus(
  root: RefObject<HTMLElement | null>,
  client: RefObject<HTMLElement | null>,
): ContentFocus {
  const last = useRef<HTMLElement | null>(null)
  const opener = useRef<HTMLElement | null>(null)
  const enter = (): void => {
    const left = [opener.current, last.current].find((element) => element?.isConnected)
    const target = left ?? firstEntry(client.current)
    target?.focus({ preventScroll: true })
  }
  return {
    onFocus({ target }) {
      if (!(target instanceof HTMLElement)) return
      if (target === root.current) {
        enter()
        return
      }
      opener.current = null
      // A part of the frame is where a visitor works only if the keyboard has led there.
      const isByKey = target.matches(':focus-visible') && target.dataset['button'] !== 'minimize'
      if (isByKey || client.current?.contains(target)) last.current = target
    },
    onBlur({ target, relatedTarget }) {
      if (!(target instanceof HTMLElement && relatedTarget instanceof Element)) return
      const isOfFrame = root.current?.contains(target) && !client.current?.contains(target)
      const isToMenu = relatedTarget.closest('[role="menu"]') !== null
      if (isOfFrame && isToMenu && target !== root.current) opener.current = target
    },
    contentArrived() {
      const { activeElement, body } = document
      const isLost = activeElement === body && last.current?.isConnected === false
      if (isLost || (root.current && activeElement === root.current)) enter()
    },
  }
}
