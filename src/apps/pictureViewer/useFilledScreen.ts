/** Lets the slides of a show fill the screen: the browser's full screen or, where it refuses that, the maximized window. */
import { type RefObject, useEffect, useEffectEvent } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { windowById } from '../../desktop/selectors.ts'
import type { WindowId } from '../../desktop/state.ts'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { fillScreen } from './fillScreen.ts'

interface Slides {
  readonly id: WindowId
  readonly stage: RefObject<HTMLElement | null>
  readonly isRunning: boolean
}

type Store = ReturnType<typeof useOSAppState>

const STAY = (): void => undefined

interface Told {
  /** The visitor has left the full screen by the browser's own means. */
  onLeft(): void
  /** The slides do not fill the screen any more. */
  onOver(): void
}

export function useFilledScreen({ id, stage, isRunning }: Slides, told: Told): void {
  const store = useOSAppState()
  const { phone } = useServices()
  const left = useEffectEvent(told.onLeft)
  const over = useEffectEvent(told.onOver)
  // Minimizing the window ends its effects, and so gives the screen back, too.
  useEffect(() => {
    const element = stage.current
    if (!isRunning || !element) return undefined
    return fillScreen(element, {
      isAllowed: !phone.matches() || isPhone(element.ownerDocument.defaultView?.screen),
      // A sheet of a phone is as large as the page.
      instead: () => (phone.matches() ? STAY : maximize(store, id)),
      onLeft: () => left(),
      onOver: () => over(),
    })
  }, [id, stage, isRunning, store, phone])
}

/**
 * Whether the whole screen, too, is small enough for the phone's layout. Otherwise full screen would turn the narrow
 * window of a browser into a desktop, which unmounts this view and ends the show.
 */
function isPhone(screen: Screen | undefined): boolean {
  return screen !== undefined && Math.min(screen.width, screen.height) < 500
}

/** @returns what restores the window, unless the visitor has in the meantime */
function maximize(store: Store, id: WindowId): () => void {
  const isMaximized = (): boolean => windowById(store.getState(), id)?.maximized ?? false
  const toggle = (): void => store.dispatch({ type: 'window/maximizeToggled', id })
  if (isMaximized()) return STAY
  toggle()
  return () => {
    if (isMaximized()) toggle()
  }
}
