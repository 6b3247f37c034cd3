/** What a sheet holds: the app's view, loaded when it is first needed, and its failures. */
import { useEffect, useRef, type RefObject } from 'react'
import { viewOf } from '../../../apps/host/lazyViews.ts'
import { useOSAppState } from '../../../desktop/DesktopProvider.tsx'
import type { AppWindow } from '../../../desktop/state.ts'
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx'
import { Lazy } from '../../../ui/Lazy.tsx'
import styles from './Sheet.module.css'
import { closeWindow } from './sheetCommands.ts'
import { isMessage } from './sheets.ts'
import { viewArrived } from './useSheetFocus.ts'

/** Tells that the view beside it has come and is in the document. */
function Arrival({ client }: { readonly client: RefObject<HTMLElement | null> }) {
  useEffect(() => viewArrived(client.current), [client])
  return null
}

export function SheetClient({ window }: { readonly window: AppWindow }) {
  const store = useOSAppState()
  const client = useRef<HTMLDivElement>(null)
  const view = viewOf(window.appName)

  const close = (): void => closeWindow(store, window.id)
  /** A failed window becomes a message; what cannot be closed stays, empty. */
  const reportFailure = (error: Error): void => {
    const { title } = window.header
    const message = `${title}\n${error.message}`
    close()
    // A message that cannot be shown would be followed by itself for ever.
    if (!isMessage(window)) store.dispatch({ type: 'app/added', appName: 'Error', title, message })
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
          <Lazy module={view} fallback={<p className={styles.loading}>Loading…</p>}>
            {({ default: View }) => (
              <>
                <View window={window} close={close} open={store.dispatch} />
                <Arrival client={client} />
              </>
            )}
          </Lazy>
        ) : null}
      </ErrorBoundary>
    </div>
  )
}
