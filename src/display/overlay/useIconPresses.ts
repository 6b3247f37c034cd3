import { useRef, type MouseEvent, type PointerEvent, type RefObject } from 'react'
import { focusedIconIds } from '../../desktop/selectors.ts'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { ICON_THRESHOLD, iconGrab } from '../input/iconGrab.ts'
import { selectionByPress } from '../input/iconSelection.ts'
import { useGrab } from '../input/useGrab.ts'
import { useOverlay } from './OverlayContext.tsx'

export function useIconPresses(
  list: RefObject<HTMLElement | null>,
  anchor: { current: number },
  idOf: (target: EventTarget) => number | undefined,
) {
  const store = useOSAppState()
  const runtime = useOverlay()
  const atRelease = useRef<readonly number[] | null>(null)
  const wasDragged = useRef(false)

  useGrab(list, runtime.grabs, {
    threshold: ICON_THRESHOLD,
    targetAt: (pressed, from) => {
      const id = idOf(pressed)
      if (id === undefined) return null
      wasDragged.current = true
      return iconGrab({ ...runtime, store }, id, from)
    },
  })
  const select = (ids: readonly number[] | null): void => {
    if (ids) store.dispatch({ type: 'icons/selected', ids })
  }
  return {
    press(event: PointerEvent, id: number): void {
      wasDragged.current = false
      const state = store.getState()
      // Icons do not look selected while the focus is on a window.
      const selected = state.focusing === 'ICON' ? focusedIconIds(state) : []
      const before = { selected, anchor: anchor.current }
      const selection = selectionByPress(runtime.scenes.current().icons, id, event, before)
      select(selection.atPress)
      atRelease.current = selection.atRelease
      if (!event.shiftKey) anchor.current = id
    },
    /** Returns false for the click at the end of a drag. */
    click({ detail }: MouseEvent): boolean {
      // A click synthesized by a screen reader has no press.
      if (wasDragged.current && detail > 0) return false
      select(atRelease.current)
      atRelease.current = null
      return true
    },
  }
}
