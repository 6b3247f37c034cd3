/** A window's client area: the app's view, loaded when it is first needed, and its failures. */
import { useEffect, type RefObject } from 'react'
import { viewOf } from '../../apps/host/lazyViews.ts'
import { useDispatch } from '../../desktop/DesktopProvider.tsx'
import type { AppWindow } from '../../desktop/state.ts'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Lazy } from '../../ui/Lazy.tsx'
import styles from './overlay.module.css'

/** Tells that the view beside it has come and is in the document. */
function Arrival({ onArrived }: { onArrived(): void }) {
  useEffect(onArrived, [onArrived])
  return null
}

export function ClientArea({
  client,
  window,
  onArrived,
}: {
  readonly client: RefObject<HTMLDivElement | null>
  readonly window: AppWindow
  onArrived(): void
}) {
  const dispatch = useDispatch()
  const view = viewOf(window.appName)

  /** A failed window becomes an Error dialog; what cannot be closed stays, empty. */
  const reportFailure = (error: Error): void => {
    const { title } = window.header
    // An Error dialog that fails itself must not open another.
    if (window.appName !== 'Error') {
      const message = `${title}\n${error.message}`
      dispatch({ type: 'app/added', appName: 'Error', title, message })
    }
    dispatch({ type: 'window/deleted', id: window.id })
  }

  return (
    <div
      ref={client}
      data-part="client"
      data-scrollable={window.scrollable}
      className={styles.client}
    >
      <ErrorBoundary onError={reportFailure}>
        {view ? (
          <Lazy module={view}>
            {({ default: View }) => (
              <>
                <View
                  window={window}
                  close={() => dispatch({ type: 'window/deleted', id: window.id })}
                  open={dispatch}
                />
                <Arrival onArrived={onArrived} />
              </>
            )}
          </Lazy>
        ) : null}
      </ErrorBoundary>
    </div>
  )
}
