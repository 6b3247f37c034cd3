/** Moves the keyboard's focus into the sheet that comes up, and back to its icon when none is left. */
import { useEffect, useRef, type RefObject } from 'react'
import { useDesktop, useOSAppState } from '../../../desktop/DesktopProvider.tsx'
import { topmostWindowId, windowById } from '../../../desktop/selectors.ts'
import type { AppName } from '../../../desktop/state.ts'

/** Whether nothing that can be seen has the focus: it was in a sheet, or nowhere. */
function hasLostFocus(): boolean {
  const { activeElement: active } = document
  return active === null || active === document.body || active.closest('[data-window-id]') !== null
}

/**
 * The sheet itself takes the focus, not a field in it, which would bring up the soft keyboard
 * unasked; in a message it is the button that answers it.
 */
function enter(sheet: HTMLElement): void {
  const isMessage = sheet.role === 'alertdialog'
  const answer = isMessage ? sheet.querySelector<HTMLElement>('[data-autofocus]') : null
  const target = answer ?? sheet
  target.focus({ preventScroll: true })
}

/** To be called when a view has come: where its sheet was waiting with the focus, it is moved on. */
export function viewArrived(view: HTMLElement | null): void {
  const sheet = view?.closest<HTMLElement>('[data-window-id]')
  if (sheet && sheet === document.activeElement) enter(sheet)
}

/** @param root holds the sheets and the icons */
export function useSheetFocus(root: RefObject<HTMLElement | null>): void {
  const store = useOSAppState()
  const frontId = useDesktop(topmostWindowId)
  const lastApp = useRef<AppName | null>(null)

  useEffect(() => {
    const state = store.getState()
    if (frontId !== null) {
      lastApp.current = windowById(state, frontId)?.appName ?? null
      const sheet = root.current?.querySelector<HTMLElement>(`[data-window-id="${frontId}"]`)
      if (sheet && !sheet.contains(document.activeElement)) enter(sheet)
      return
    }
    const isFirst = lastApp.current === null
    const icon = state.icons.find(({ appName }) => appName === lastApp.current)
    lastApp.current = null
    if (isFirst || !hasLostFocus()) return
    const opener = icon ? `[data-icon-id="${icon.id}"]` : '[data-icon-id]'
    root.current?.querySelector<HTMLElement>(opener)?.focus({ preventScroll: true })
  }, [frontId, root, store])
}
