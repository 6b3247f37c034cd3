/** An app's view in a client area, loaded when first needed. A failing view becomes a message. */
import { useEffect, useEffectEvent, useLayoutEffect, type ReactNode } from 'react'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { closingOf } from '../../desktop/commands.ts'
import type { AppWindow } from '../../desktop/state.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Lazy } from '../../ui/Lazy.tsx'
import { useRegistry } from './RegistryContext.tsx'
import { useLoadFailure } from './useLoadFailure.ts'

/** The message shown if a view fails to load or to render; React logs the error itself. */
const HAS_FAILED =
  ' has encountered a problem and needs to close.\nCheck your connection and open it again.'

export interface AppViewHostProps {
  readonly window: AppWindow
  readonly close: () => void
  readonly onArrived: () => void
  readonly fallback?: ReactNode
}

/** In the frame that shows the view, so that a key pressed at once reaches it; and later, when more has loaded. */
function Arrival({ onArrived }: Pick<AppViewHostProps, 'onArrived'>) {
  const arrived = useEffectEvent(onArrived)
  useLayoutEffect(() => arrived(), [])
  useEffect(onArrived, [onArrived])
  return null
}

export function AppView({ window, close, onArrived, fallback }: AppViewHostProps) {
  const store = useOSAppState()
  const loadFailed = useLoadFailure()
  const view = useRegistry().viewOf(window.appName)
  const { id, kind, header } = window

  /** Closes the window; one that cannot be closed stays, empty. */
  const closeFailed = (): void => {
    const { title } = header
    // A message that cannot be shown must not open another.
    if (kind !== 'message') loadFailed({ title, message: title + HAS_FAILED })
    for (const action of closingOf(store.getState(), id)) store.dispatch(action)
  }

  return (
    <ErrorBoundary onError={closeFailed}>
      {view ? (
        <Lazy module={view} fallback={fallback}>
          {({ default: View }) => (
            <>
              <View window={window} close={close} open={store.dispatch} />
              <Arrival onArrived={onArrived} />
            </>
          )}
        </Lazy>
      ) : null}
    </ErrorBoundary>
  )
}
