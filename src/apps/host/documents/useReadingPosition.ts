/** Scrolls a page to the section that was asked for, and back to where the visitor was reading. */
import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { AppWindow } from '../../../desktop/state.ts'
import { activeWindowId } from '../../../desktop/selectors.ts'
import { useOSAppState } from '../../../desktop/store/DesktopProvider.tsx'
import type { ReadingPosition } from '../../../memory/deskState.ts'
import { useDraft } from '../../../memory/drafts.ts'
import { focusedPlace, focusPlace } from './focusPlaces.ts'
import { type Scrolling, scrollWhenPossible } from './scrollTo.ts'
import { sectionIn, showSection } from './sections.ts'

export interface ShownPage {
  /** Another page begins at its top. */
  readonly path: string
  /** False until the page is as long as it will be. */
  readonly isShown: boolean
  /** True: a nested view has scrolled to where the new page begins. */
  readonly isPlaced?: boolean
  /** True: Back leads to what had the focus in the page, too. */
  readonly keepsFocus?: boolean
  /** The page has no such section: an address was mistyped, or is old. */
  onLostSection?(section: string): void
}

export function useReadingPosition(
  window: Pick<AppWindow, 'id' | 'location'>,
  scroller: RefObject<HTMLElement | null>,
  { path, isShown, isPlaced = false, keepsFocus = false, onLostSection }: ShownPage,
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
    if (isElsewhere) draft.keep({ path, top: top ?? 0, reached: last.reached })
    if (!element || !isShown || isLeft) return undefined
    pending.current = scrollWhenPossible(element, top ?? 0)
    return () => pending.current?.end()
  }, [draft, scroller, path, isShown, isPlaced])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !isShown) return undefined
    const keepFocus = ({ target }: FocusEvent): void => {
      draft.keep({ ...draft.read(), path, focused: focusedPlace(element, target) })
    }
    const keepTop = (): void => {
      if (!pending.current?.isPending) draft.keep({ ...draft.read(), path, top: element.scrollTop })
    }
    const listening = new AbortController()
    const { signal } = listening
    if (keepsFocus) element.addEventListener('focusin', keepFocus, { signal })
    element.addEventListener('scroll', keepTop, { passive: true, signal })
    return () => listening.abort()
  }, [draft, scroller, path, isShown, keepsFocus])

  useLayoutEffect(() => {
    const element = scroller.current
    if (!element || !isShown || location === undefined) return
    if (location.section === undefined && location.top === undefined) return
    if (location === draft.read().reached) return
    pending.current?.end()
    const section = sectionIn(element, location.section ?? '')
    const isActive = activeWindowId(desktop.getState()) === id
    if (location.top !== undefined) {
      pending.current = scrollWhenPossible(element, location.top)
      if (keepsFocus && isActive) focusPlace(element, location.focused)
    } else if (section) pending.current = showSection(element, section, { takesFocus: isActive })
    // If the paths differ, this page replaces one that is missing or was renamed.
    else if (location.path === path) loseSection(location.section ?? '')
    const { focused } = draft.read()
    draft.keep({ path, top: location.top ?? element.scrollTop, focused, reached: location })
  }, [desktop, id, draft, scroller, path, isShown, location, keepsFocus])
}
