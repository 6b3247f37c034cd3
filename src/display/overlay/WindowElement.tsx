/** The client area and transparent elements over what the canvas paints. */
import { Activity, useLayoutEffect, useRef } from 'react'
import { useDesktop, useDispatch, useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { windowTarget } from '../../desktop/focusTarget.ts'
import { activeWindowId, placeAmongNamesakes, windowById } from '../../desktop/selectors.ts'
import { locationText } from '../../desktop/locations.ts'
import type { AppWindow, WindowId } from '../../desktop/state.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { useKeptScroll } from '../../ui/keptScroll.ts'
import { useContentFocus } from './useContentFocus.ts'
import { RESIZE_PARTS } from '../input/grabBox.ts'
import { useDoublePress } from '../input/useDoublePress.ts'
import { useGrab } from '../input/useGrab.ts'
import { grabPartOf, windowGrab, WINDOW_THRESHOLD } from '../input/windowGrab.ts'
import { useOverlay } from './OverlayContext.tsx'
import { TitleBar } from './TitleBar.tsx'
import { TitleButtons } from './TitleButtons.tsx'
import handles from './handles.module.css'
import styles from './painter/overlay.module.css'

function ResizeHandles({ id }: { readonly id: WindowId }) {
  const dispatch = useDispatch()
  const doublePress = useDoublePress(() => dispatch({ type: 'window/sizeReset', id }))
  return RESIZE_PARTS.map((part) => (
    <div
      key={part}
      data-part={`resize-${part}`}
      className={`${handles.handle} ${handles[part]}`}
      {...doublePress}
    />
  ))
}

interface WindowFrameProps {
  readonly window: AppWindow
  readonly isActive: boolean
}

function WindowFrame({ window, isActive }: WindowFrameProps) {
  const { id, header, kind, location } = window
  const store = useOSAppState()
  const runtime = useOverlay()
  const { painter, scheduler } = runtime
  const root = useRef<HTMLDivElement>(null)
  const client = useRef<HTMLDivElement>(null)
  const focus = useContentFocus(root, client, { location, isActive })
  useKeptScroll(client)

  useLayoutEffect(() => {
    if (!root.current || !client.current) return undefined
    scheduler.request()
    return painter.addWindow(id, { root: root.current, client: client.current })
  }, [id, painter, scheduler])
  useGrab(root, runtime.grabs, {
    threshold: WINDOW_THRESHOLD,
    targetAt(pressed, from) {
      const part = grabPartOf(pressed)
      return part ? windowGrab({ ...runtime, store }, id, part, from) : null
    },
  })

  const namesakes = useDesktop((state) => placeAmongNamesakes(state, id))

  const raise = (): void => {
    if (!isActive) store.dispatch({ type: 'window/focused', id })
  }
  const titleId = `window-${id}-title`
  const isMessage = kind === 'message'

  return (
    <div
      ref={useFocusTarget(windowTarget(id), root)}
      role={isMessage ? 'alertdialog' : 'dialog'}
      aria-labelledby={titleId}
      {...(isMessage
        ? { 'aria-describedby': `window-${id}-message` }
        : { 'aria-description': namesakes })}
      tabIndex={-1}
      className={styles.window}
      data-window-id={id}
      data-app={window.appName}
      data-location={location && locationText(location)}
      data-active={isActive}
      data-maximized={window.maximized}
      data-snapped={window.maximized ? undefined : window.snapped}
      data-invisible={header.invisible === true}
      onPointerDownCapture={raise}
      onFocusCapture={raise}
      onFocus={focus.onFocus}
    >
      {window.resizable && !window.maximized ? <ResizeHandles id={id} /> : null}
      {header.invisible ? (
        <span id={titleId} className={styles.unpainted}>
          {header.title}
        </span>
      ) : (
        <TitleBar window={window} titleId={titleId} />
      )}
      <div
        ref={client}
        data-part="client"
        data-scrollable={window.scrollable}
        className={styles.client}
      >
        <runtime.AppView
          window={window}
          close={() => store.dispatch({ type: 'window/deleted', id })}
          onArrived={focus.contentArrived}
        />
      </div>
      {header.invisible ? null : <TitleButtons window={window} />}
    </div>
  )
}

/** Hidden while the window is minimized, so that its view keeps what the visitor typed. */
export function WindowElement({ id }: { readonly id: WindowId }) {
  const window = useDesktop((state) => windowById(state, id))
  const isActive = useDesktop((state) => activeWindowId(state) === id)
  if (!window) return null
  return (
    <Activity mode={window.minimized ? 'hidden' : 'visible'}>
      <WindowFrame window={window} isActive={isActive} />
    </Activity>
  )
}
