/** Keeps the end of what scrolls in sight while it grows, unless the visitor has scrolled up. */
import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react'

/** Closer to the end than this, in CSS pixels, counts as at the end: scrolling stops at fractions. */
const NEAR = 4

/**
 * @param scroller what scrolls
 * @param content its only child, which grows
 * @returns a function that scrolls to the end, and keeps the end in view from then on
 */
export function useFollow(
  scroller: RefObject<HTMLElement | null>,
  content: RefObject<HTMLElement | null>,
): () => void {
  const follows = useRef(true)
  const top = useRef(0)

  useLayoutEffect(() => {
    const view = scroller.current
    if (!view || !content.current) return undefined
    const settle = (): void => {
      if (follows.current) view.scrollTop = view.scrollHeight
    }
    const noteScroll = (): void => {
      // The browser itself resets the position of a hidden window; the visitor has not scrolled.
      if (view.clientHeight === 0) return
      const { scrollTop, scrollHeight, clientHeight } = view
      // The event may come after the content has grown, so only scrolling up is certainly the visitor's.
      if (scrollHeight - clientHeight - scrollTop < NEAR) follows.current = true
      else if (scrollTop < top.current) follows.current = false
      top.current = scrollTop
    }
    // An element that was hidden may have lost its position.
    view.scrollTop = top.current
    settle()
    const observer = new ResizeObserver(settle)
    observer.observe(view)
    observer.observe(content.current)
    view.addEventListener('scroll', noteScroll, { passive: true })
    return () => {
      observer.disconnect()
      view.removeEventListener('scroll', noteScroll)
    }
  }, [scroller, content])

  return useCallback(() => {
    follows.current = true
    const view = scroller.current
    if (view) view.scrollTop = view.scrollHeight
  }, [scroller])
}
