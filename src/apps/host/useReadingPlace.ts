/** How far a window's page has been scrolled: kept when the view is replaced, gone with the page. */
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { WindowId } from '../../desktop/state.ts'
import { useDraft } from './drafts.ts'

interface ReadingPlace {
  readonly path: string
  /** In CSS pixels. */
  readonly top: number
}

/**
 * @param path of the page shown: another one begins at its top
 * @param isShown false until the page is as long as it will be
 */
export function useReadingPlace(
  windowId: WindowId,
  scroller: RefObject<HTMLElement | null>,
  path: string,
  isShown: boolean,
): void {
  const draft = useDraft<ReadingPlace>(windowId, { path, top: 0 })

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !isShown) return
    const place = draft.read()
    element.scrollTop = place.path === path ? place.top : 0
  }, [draft, scroller, path, isShown])

  useEffect(() => {
    const element = scroller.current
    if (!element || !isShown) return undefined
    const keep = () => draft.keep({ path, top: element.scrollTop })
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [draft, scroller, path, isShown])
}
