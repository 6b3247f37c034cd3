/** A window's client area. Its content is passed in: the overlay knows no app. */
import type { RefObject } from 'react'
import { useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import type { AppWindow } from '../../desktop/state.ts'
import { useOverlay } from './OverlayContext.tsx'
import styles from './painter/overlay.module.css'

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
  const { AppView } = useOverlay()
  return (
    <div
      ref={client}
      data-part="client"
      data-scrollable={window.scrollable}
      className={styles.client}
    >
      <AppView
        window={window}
        close={() => dispatch({ type: 'window/deleted', id: window.id })}
        onArrived={onArrived}
      />
    </div>
  )
}
