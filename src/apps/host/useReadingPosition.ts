/**
 * Where a window's page is scrolled to: to the section that the window's location asks for, and back
 * to where the visitor was reading, after the view was replaced or the visitor has returned.
 */
import { type RefObject, useEffect, useLayoutEffect } from 'react'
import type { AppWindow, WindowId, WindowLocation } from '../../desktop/state.ts'
import { type DraftStore, draftOf, useDraft } from './drafts.ts'
import { sectionIn, showSection } from './sections.ts'

interface ReadingPosition {
  readonly path: string
  /** In CSS pixels. */
  readonly top: number
  /** The location that has been scrolled to; compared by identity, as each asking is a new one. */
  readonly reached: WindowLocation | undefined
}

/** How far the window's page is scrolled, in CSS pixels; undefined where nobody has scrolled it. */
export function readingTop(store: DraftStore, id: WindowId): number | undefined {
  return draftOf<ReadingPosition | null>(store, id, null, 'reading').read()?.top
}

/**
 * @param path of the page shown: another one begins at its top
 * @param isShown false until the page is as long as it will be
 */
export function useReadingPosition(
  window: Pick<AppWindow, 'id' | 'location'>,
  scroller: RefObject<HTMLElement | null>,
  path: string,
  isShown: boolean,
): void {
  const { location } = window
  const draft = useDraft<ReadingPosition>(
    window.id,
    { path, top: 0, reached: undefined },
    'reading',
  )

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !isShown) return
    const last = draft.read()
    element.scrollTop = last.path === path ? last.top : 0
  }, [draft, scroller, path, isShown])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !isShown || location === undefined) return
    if (location.section === undefined && location.top === undefined) return
    if (location === draft.read().reached) return
    const section = sectionIn(element, location.section ?? '')
    if (location.top !== undefined) element.scrollTop = location.top
    else if (section) showSection(element, section)
    draft.keep({ path, top: element.scrollTop, reached: location })
  }, [draft, scroller, path, isShown, location])

  useEffect(() => {
    const element = scroller.current
    if (!element || !isShown) return undefined
    const keep = () => draft.keep({ ...draft.read(), path, top: element.scrollTop })
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [draft, scroller, path, isShown])
}
