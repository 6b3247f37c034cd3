/**
 * All open windows as tiles beside each other, the last used first. A native modal dialog: the
 * browser keeps the focus in it, closes it on Escape and gives the focus back.
 */
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { useDesktop, useOSAppState } from '../../../desktop/DesktopProvider.tsx'
import type { AppWindow } from '../../../desktop/state.ts'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './AppSwitcher.module.css'
import { closeWindow, goHome, raiseWindow } from '../sheet/sheetCommands.ts'

interface CardProps {
  readonly window: AppWindow
  onRaise(): void
  onCloseWindow(): void
}

function AppCard({ window, onRaise, onCloseWindow }: CardProps) {
  const { header } = window
  const titleId = `card-${window.id}-title`
  return (
    <li data-part="app-card" className={styles.card}>
      <button type="button" className={styles.raise} onClick={onRaise}>
        <span className={styles.strip}>
          <Icon name={header.icon} size={20} />
          <span id={titleId} className={styles.title}>
            {header.title}
          </span>
        </span>
        <span className={styles.face}>
          <Icon name={header.icon} size={96} />
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

/**
 * Opens the dialog while it is mounted, with the focus on `first`: left alone, the browser takes the
 * row of tiles, since that scrolls. A tap beside the tiles closes it.
 */
function useModal(first: RefObject<HTMLElement | null>, onClose: () => void) {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    if (!element) return undefined
    const dismiss = ({ target }: Event): void => {
      if (target instanceof Element && !target.closest('li')) onClose()
    }
    element.showModal()
    first.current?.focus()
    element.addEventListener('click', dismiss)
    return () => {
      element.removeEventListener('click', dismiss)
      element.close()
    }
  }, [first, onClose])
  return dialog
}

export function AppSwitcher({ onClose }: { onClose(): void }) {
  const store = useOSAppState()
  const order = useDesktop((state) => state.appOrder)
  const windows = useDesktop((state) => state.apps)
  const home = useRef<HTMLButtonElement>(null)
  const dialog = useModal(home, onClose)
  const byUse = order.toReversed().map((id) => windows.find((window) => window.id === id))

  return (
    <dialog ref={dialog} aria-label="App switcher" className={styles.switcher} onClose={onClose}>
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
      {windows.length === 0 ? <p className={styles.none}>No app is open.</p> : null}
    </dialog>
  )
}
