/** Transparent native buttons over those that the canvas paints. */
import { useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import type { AppWindow, TitleButton } from '../../desktop/state.ts'
import { TITLE_BUTTONS } from '../scene/windowLayout.ts'
import { useOverlay } from './OverlayContext.tsx'
import styles from './painter/overlay.module.css'
import buttons from './titleButtons.module.css'

const NAMES: Readonly<Record<TitleButton, string>> = {
  minimize: 'Minimize',
  maximize: 'Maximize',
  close: 'Close',
}

/** The id of the text that says how to maximize a window. */
export const MAXIMIZE_HINT = 'maximize-hint'

/** The id of the text that says what to do with a window that cannot be closed. */
export const STAYS_HINT = 'stays-hint'

export function TitleButtons({ window }: { readonly window: AppWindow }) {
  const dispatch = useDispatch()
  const { scenes, scheduler } = useOverlay()
  const { id } = window

  const show = (button: TitleButton | null, pressed: boolean): void => {
    scenes.setPointerState({ hot: button && { id, button, pressed } })
    scheduler.request()
  }
  const isDisabled = (button: TitleButton): boolean =>
    button === 'maximize' || (button === 'close' && !window.closeable)
  const hintOf = (button: TitleButton): string | undefined => {
    if (button === 'maximize' && window.resizable) return MAXIMIZE_HINT
    return button === 'close' && !window.closeable ? STAYS_HINT : undefined
  }
  const press = (button: TitleButton): void => {
    show(null, false)
    if (button === 'minimize') dispatch({ type: 'window/minimized', id })
    if (button === 'close') dispatch({ type: 'window/deleted', id })
  }

  return (
    <div className={styles.buttons} data-buttons>
      {TITLE_BUTTONS.filter((button) => window.header.buttons?.includes(button) ?? true).map(
        (button) => (
          <button
            key={button}
            type="button"
            className={buttons.button}
            data-button={button}
            aria-label={NAMES[button]}
            data-tip={NAMES[button]}
            aria-describedby={hintOf(button)}
            // Maximize is always disabled; a double-click on the title bar maximizes instead.
            disabled={isDisabled(button)}
            onPointerEnter={(event) => show(button, event.buttons === 1)}
            onPointerDown={() => show(button, true)}
            onPointerUp={() => show(button, false)}
            onPointerLeave={() => show(null, false)}
            onClick={() => press(button)}
          />
        ),
      )}
    </div>
  )
}
