import { AppView } from '../../../apps/host/AppView.tsx'
import { useOSAppState } from '../../../desktop/store/DesktopProvider.tsx'
import type { AppWindow } from '../../../desktop/state.ts'
import styles from './Sheet.module.css'
import { closeWindow } from './sheetCommands.ts'

interface SheetClientProps {
  readonly window: AppWindow
  onArrived(): void
}

export function SheetClient({ window, onArrived }: SheetClientProps) {
  const store = useOSAppState()
  return (
    <div data-part="client" data-scrollable={window.scrollable} className={styles.client}>
      <AppView
        window={window}
        close={() => closeWindow(store, window.id)}
        onArrived={onArrived}
        fallback={<p className={styles.loading}>Loading…</p>}
      />
    </div>
  )
}
