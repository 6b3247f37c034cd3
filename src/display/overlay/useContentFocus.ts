/** Passes the focus on from a window's frame to its content. */
import { useRef, type FocusEvent, type RefObject } from 'react'
import { firstEntry } from '../../ui/focus/contentEntry.ts'

export interface ContentFocus {
  /** For the window's own focus events. */
  onFocus(event: FocusEvent<HTMLElement>): void
  /** The app's view is in the document: it takes the focus if its window has kept it until now. */
  contentArrived(): void
}

/**
 * The content gets the focus where it was left, else at its first entry.
 *
 * @param root the window's element, focusable by script
 * @param client its client area
 */
export function useContentFocus(
  root: RefObject<HTMLElement | null>,
  client: RefObject<HTMLElement | null>,
): ContentFocus {
  const last = useRef<HTMLElement | null>(null)
  const enter = (): void => {
    const target = last.current?.isConnected ? last.current : firstEntry(client.current)
    target?.focus({ preventScroll: true })
  }
  return {
    onFocus({ target }) {
      if (!(target instanceof HTMLElement)) return
      if (target === root.current) enter()
      // The buttons of the frame are not remembered: the content is what is worked on.
      else if (client.current?.contains(target)) last.current = target
    },
    contentArrived() {
      if (root.current && document.activeElement === root.current) enter()
    },
  }
}
