/** A sheet's client area, with a word while the app's view is loading. */
import { useCallback, useRef } from 'react'
import { AppView } from '../../../apps/host/AppView.tsx'
import { useOSAppState } from '../../../desktop/DesktopProvider.tsx'
import type { AppWindow } from '../../../desktop/state.ts'
import styles from './Sheet.module.css'
import { closeWindow } from './sheetCommands.ts'
import { viewArrived } from './useSheetFocus.ts'

export function SheetClient({ window }: { readonly window: AppWindow }) {
  const store = useOSAppState()
  const client = useRef<HTMLDivElement>(null)
  return (
    <div
      ref={client}
      data-part="client"
      data-scrollable={window.scrollable}
      className={styles.client}
    >
      <AppView
        window={window}
        close={() => closeWindow(store, window.id)}
        onArrived={useCallback(() => viewArrived(client.current), [])}
        fallback={<p className={styles.loading}>Loading…</p>}
      />
    </div>
  )
}
