/** A window on a phone: full-screen between the bars or, for a message, a box. */
import { Activity, useRef } from 'react'
import { AppView } from '../../../apps/host/AppView.tsx'
import { useRegistry } from '../../../apps/host/RegistryContext.tsx'
import { useDesktop, useOSAppState } from '../../../desktop/store/DesktopProvider.tsx'
import { locationText } from '../../../desktop/locations.ts'
import { windowTarget } from '../../../desktop/focusTarget.ts'
import { appFor } from '../../../desktop/manifest.ts'
import { windowById } from '../../../desktop/selectors.ts'
import type { AppWindow, WindowId } from '../../../desktop/state.ts'
import { chosenEntry } from '../../../ui/focus/contentEntry.ts'
import { useFocusTarget } from '../../../ui/focus/FocusContext.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { useKeptScroll } from '../../../ui/keptScroll.ts'
import styles from './Sheet.module.css'
import { closeWindow, minimizeWindow } from './sheetCommands.ts'
import { isMessage, isMinimizable, sheetPlace } from './sheets.ts'

function TitleBar({ window, titleId }: { readonly window: AppWindow; readonly titleId: string }) {
  const store = useOSAppState()
  const { header, id } = window
  return (
    <div data-part="title-bar" className={styles.titleBar}>
      <Icon name={header.icon} size={20} />
      <span id={titleId} className={styles.title}>
        {header.title}
      </span>
      {isMinimizable(window) ? (
        <button
          type="button"
          aria-label="Minimize"
          className={`${styles.button} ${styles.minimize}`}
          onClick={() => minimizeWindow(store, id)}
        />
      ) : null}
      <button
        type="button"
        aria-label="Close"
        disabled={!window.closeable}
        className={`${styles.button} ${styles.close}`}
        onClick={() => closeWindow(store, id)}
      />
    </div>
  )
}

interface SheetFrameProps {
  readonly window: AppWindow
  readonly isInert: boolean
}

function SheetFrame({ window, isInert }: SheetFrameProps) {
  const titleId = `sheet-${window.id}-title`
  const isBox = isMessage(window)
  const { location } = window
  const root = useRef<HTMLDivElement>(null)
  const store = useOSAppState()
  /** Focuses a message's button, but no field of a sheet, which would open the soft keyboard. */
  const enter = (): void => {
    if (isBox) chosenEntry(root.current)?.focus({ preventScroll: true })
  }
  useKeptScroll(root)
  const isSearch = appFor('search', useRegistry().manifests)?.appName === window.appName
  return (
    <div
      ref={useFocusTarget(windowTarget(window.id), root)}
      role={isBox ? 'alertdialog' : 'dialog'}
      aria-labelledby={titleId}
      tabIndex={-1}
      inert={isInert}
      data-window-id={window.id}
      data-app={window.appName}
      data-location={location && locationText(location)}
      className={isBox ? styles.message : styles.sheet}
      onFocus={({ target }) => {
        if (target === root.current) enter()
      }}
    >
      <TitleBar window={window} titleId={titleId} />
      <div data-part="client" data-scrollable={window.scrollable} className={styles.client}>
        <AppView
          window={window}
          close={() => closeWindow(store, window.id)}
          onArrived={() => {
            if (root.current && document.activeElement === root.current) enter()
          }}
          fallback={<p className={styles.loading}>Loading…</p>}
        />
      </div>
      {/* Holds the focus until the search box has loaded (apps/search/takeOver.ts): phones show
          the keyboard only for a box focused during a tap. */}
      {isSearch ? (
        <input data-autofocus="" aria-label="Search this site" className={styles.standIn} />
      ) : null}
    </div>
  )
}

/** Hidden windows stay mounted to keep what the visitor typed. */
export function Sheet({ id }: { readonly id: WindowId }) {
  const window = useDesktop((state) => windowById(state, id))
  const place = useDesktop((state) => sheetPlace(state, id))
  if (!window) return null
  return (
    <Activity mode={place === 'hidden' ? 'hidden' : 'visible'}>
      <SheetFrame window={window} isInert={place === 'behind'} />
    </Activity>
  )
}
