/** Passes the focus on from a window's frame to its content, or back to what it left for a menu. */
import { useRef, type FocusEvent, type RefObject } from 'react'
import { firstEntry } from '../../ui/focus/contentEntry.ts'

export interface ContentFocus {
  /** For the window's own focus events. */
  onFocus(event: FocusEvent<HTMLElement>): void
  onBlur(event: FocusEvent<HTMLElement>): void
  /** The app's view is in the document: it takes the focus if its window has kept it until now. */
  contentArrived(): void
}

/**
 * The content gets the focus where it was left, else at its first entry. A part of the frame gets it back after its
 * menu, which was opened from there by a key.
 *
 * @param root the window's element, focusable by script
 * @param client its client area
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
      // The buttons of the frame are not remembered: the content is what is worked on.
      if (client.current?.contains(target)) last.current = target
    },
    onBlur({ target, relatedTarget }) {
      if (!(target instanceof HTMLElement && relatedTarget instanceof Element)) return
      const isOfFrame = root.current?.contains(target) && !client.current?.contains(target)
      const isToMenu = relatedTarget.closest('[role="menu"]') !== null
      if (isOfFrame && isToMenu && target !== root.current) opener.current = target
    },
    contentArrived() {
      if (root.current && document.activeElement === root.current) enter()
    },
  }
}
