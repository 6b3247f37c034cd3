/**
 * Where a window's page is scrolled to: to the section that the window's location asks for, and back
 * to where the visitor was reading, after the view was replaced or the visitor has returned.
 */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { AppWindow } from '../../../desktop/state.ts'
import { activeWindowId } from '../../../desktop/selectors.ts'
import { useOSAppState } from '../../../desktop/store/DesktopProvider.tsx'
import type { ReadingPosition } from '../../../memory/deskState.ts'
import { useDraft } from '../../../memory/drafts.ts'
import { type Scrolling, scrollWhenPossible } from './scrollTo.ts'
import { sectionIn, showSection } from './sections.ts'

export interface ShownPage {
  /** Another page begins at its top. */
  readonly path: string
  /** False until the page is as long as it will be. */
  readonly isShown: boolean
  /** True: a nested view has scrolled to where the new page begins. */
  readonly isPlaced?: boolean
  /** The page has no such section: an address was mistyped, or is old. */
  onLostSection?(section: string): void
}

export function useReadingPosition(
  window: Pick<AppWindow, 'id' | 'location'>,
  scroller: RefObject<HTMLElement | null>,
  { path, isShown, isPlaced = false, onLostSection }: ShownPage,
): void {
  const { id, location } = window
  const desktop = useOSAppState()
  const draft = useDraft<ReadingPosition>(id, { path, top: 0, reached: undefined }, 'reading')
  const pending = useRef<Scrolling>(null)
  const loseSection = useEffectEvent((lost: string) => onLostSection?.(lost))

  useLayoutEffect(() => {
    const element = scroller.current
    const last = draft.read()
    const isElsewhere = last.path !== path
    const isLeft = isElsewhere && isPlaced && isShown
    // Kept before the page is shown: if the visitor goes on by then, the last page's position must not count for it.
    const top = isLeft ? element?.scrollTop : isElsewhere ? 0 : last.top
    if (isElsewhere) draft.keep({ ...last, path, top: top ?? 0 })
    if (!element || !isShown || isLeft) return undefined
    pending.current = scrollWhenPossible(element, top ?? 0)
    return () => pending.current?.end()
  }, [draft, scroller, path, isShown, isPlaced])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !isShown || location === undefined) return
    if (location.section === undefined && location.top === undefined) return
    if (location === draft.read().reached) return
    pending.current?.end()
    const section = sectionIn(element, location.section ?? '')
    if (location.top !== undefined) pending.current = scrollWhenPossible(element, location.top)
    else if (section) {
      showSection(element, section, { takesFocus: activeWindowId(desktop.getState()) === id })
    }
    // If the paths differ, this page replaces one that is missing or was renamed.
    else if (location.path === path) loseSection(location.section ?? '')
    draft.keep({ path, top: location.top ?? element.scrollTop, reached: location })
  }, [desktop, id, draft, scroller, path, isShown, location])

  useEffect(() => {
    const element = scroller.current
    if (!element || !isShown) return undefined
    const keep = (): void => {
      if (pending.current?.isPending()) return
      draft.keep({ ...draft.read(), path, top: element.scrollTop })
    }
    element.addEventListener('scroll', keep, { passive: true })
    return () => element.removeEventListener('scroll', keep)
  }, [draft, scroller, path, isShown])
}
