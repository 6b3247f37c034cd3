import { useLayoutEffect, useRef } from 'react'
import { useDesktop, useOSAppState } from '../../../desktop/store/DesktopProvider.tsx'
import { APP_SWITCHER } from '../../../desktop/focusTarget.ts'
import type { AppWindow } from '../../../desktop/state.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './AppSwitcher.module.css'
import { useModalDialog } from '../../dialogs/useModalDialog.ts'
import { ClosedNotes } from './ClosedNotes.tsx'
import { Miniature } from './Miniature.tsx'
import { useSwipeUp } from './useSwipeUp.ts'
import { closeWindow, goHome, raiseWindow } from '../sheet/sheetCommands.ts'

interface CardProps {
  readonly window: AppWindow
  onRaise(): void
  onCloseWindow(): void
}

function AppCard({ window, onRaise, onCloseWindow }: CardProps) {
  const { header } = window
  const titleId = `card-${window.id}-title`
  const swipe = useSwipeUp(onCloseWindow)
  return (
    <li data-part="app-card" className={styles.card} {...(window.closeable && swipe)}>
      <button type="button" className={styles.raise} onClick={onRaise}>
        <span className={styles.strip}>
          <Icon name={header.icon} size={20} />
          <span id={titleId} className={styles.title}>
            {header.title}
          </span>
        </span>
        <span className={styles.face}>
          <Icon name={header.icon} size={96} />
          <Miniature id={window.id} />
        </span>
      </button>
      {window.closeable ? (
        <button
          type="button"
          aria-label="Close"
          aria-describedby={titleId}
          className={styles.close}
          onClick={onCloseWindow}
        />
      ) : null}
    </li>
  )
}

export function AppSwitcher({ onClose }: { onClose(): void }) {
  const store = useOSAppState()
  const order = useDesktop((state) => state.appOrder)
  const windows = useDesktop((state) => state.apps)
  const home = useRef<HTMLButtonElement>(null)
  // Otherwise the browser would focus the row of tiles, since it scrolls.
  useLayoutEffect(() => home.current?.focus(), [])
  const byUse = order.toReversed().map((id) => windows.find((window) => window.id === id))

  return (
    // A tap beside the tiles closes it, as Escape does.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={useModalDialog(APP_SWITCHER)}
      aria-label="App switcher"
      className={styles.switcher}
      onClose={onClose}
      onClick={({ target }) => {
        if (target instanceof Element && !target.closest('li')) onClose()
      }}
    >
      <ul role="list" className={styles.tiles}>
        <li>
          <button
            ref={home}
            type="button"
            className={styles.home}
            onClick={() => {
              goHome(store)
              onClose()
            }}
          >
            <Icon name="home" size={48} />
            <span>Home</span>
          </button>
        </li>
        {byUse.map((window) =>
          window ? (
            <AppCard
              key={window.id}
              window={window}
              onRaise={() => {
                raiseWindow(store, window.id)
                onClose()
              }}
              onCloseWindow={() => {
                closeWindow(store, window.id)
                home.current?.focus()
              }}
            />
          ) : null,
        )}
      </ul>
      <ClosedNotes onOpen={onClose} />
      {windows.length === 0 ? <p className={styles.none}>No app is open.</p> : null}
    </dialog>
  )
}
