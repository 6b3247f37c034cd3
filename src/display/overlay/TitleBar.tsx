/** Drags and double-clicks move and maximize the window; arrow keys move and resize it. */
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef } from 'react'
import type { Point } from '../../base/geometry/box.ts'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { windowBox, workAreaOf } from '../../desktop/placement.ts'
import type { AppWindow } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { type MenuRequest, menuRequestOf } from '../../ui/menu/menuRequest.ts'
import { useDoublePress } from '../input/useDoublePress.ts'
import { WINDOW_THRESHOLD } from '../input/windowGrab.ts'
import { boxByKey } from '../input/windowKeys.ts'
import { TITLE_BUTTONS, titleInsets } from '../scene/windowLayout.ts'
import { useOverlay } from './OverlayContext.tsx'
import styles from './painter/overlay.module.css'

/** The id of the text that describes the keys of a title bar. */
export const TITLE_BAR_HINT = 'title-bar-keys'

function handleKey(event: KeyboardEvent, window: AppWindow, store: DesktopStore): boolean {
  const { id } = window
  if (event.key === 'Enter') {
    store.dispatch({ type: 'window/maximizeToggled', id })
    return true
  }
  const { viewport } = store.getState()
  const moved = boxByKey(event, windowBox(window, viewport), workAreaOf(viewport))
  if (!moved || event.altKey || event.metaKey) return false
  const { box, part } = moved
  if (part === 'move') store.dispatch({ type: 'window/moved', id, offset: box })
  else if (window.resizable) {
    store.dispatch({ type: 'window/resized', id, size: box, offset: box })
  }
  return true
}

function isOnIcon({ target }: { readonly target: EventTarget }): boolean {
  return target instanceof Element && target.closest('[data-part="title-icon"]') !== null
}

/** As in the era, a click on the icon opens the window's menu below the bar; a drag by it, or its second click, does not. */
function useIconClick(openMenu: (request: MenuRequest) => void) {
  const pressedAt = useRef<Point>({ x: 0, y: 0 })
  return {
    onPointerDown({ clientX, clientY }: PointerEvent): void {
      pressedAt.current = { x: clientX, y: clientY }
    },
    onClick(event: MouseEvent): void {
      const { x, y } = pressedAt.current
      const strayed = Math.hypot(event.clientX - x, event.clientY - y)
      if (!isOnIcon(event) || event.detail > 1 || strayed >= WINDOW_THRESHOLD) return
      const { left, bottom } = event.currentTarget.getBoundingClientRect()
      openMenu({ at: { x: left, y: bottom }, isByKeyboard: false })
    },
  }
}

interface TitleBarProps {
  readonly window: AppWindow
  /** The id of the title element, which is the window's accessible name. */
  readonly titleId: string
}

export function TitleBar({ window, titleId }: TitleBarProps) {
  const store = useOSAppState()
  const { openMenu } = useOverlay()
  const { id, header } = window
  const doublePress = useDoublePress((target) => {
    store.dispatch({
      type: isOnIcon({ target }) ? 'window/deleted' : 'window/maximizeToggled',
      id,
    })
  })
  const iconClick = useIconClick((request) => openMenu({ type: 'window', id }, request))
  return (
    // Not a button, but focusable: a window must be movable without a pointer.
    <div
      data-part="title-bar"
      role="group"
      aria-label={`Title bar of ${header.title}`}
      aria-describedby={TITLE_BAR_HINT}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={styles.titleBar}
      data-tip={header.title}
      // The focus stays in the window's content when the bar is pressed.
      onMouseDown={(event) => event.preventDefault()}
      onContextMenu={(event) => {
        event.preventDefault()
        openMenu({ type: 'window', id }, menuRequestOf(event))
      }}
      onKeyDown={(event) => {
        if (handleKey(event, window, store)) event.preventDefault()
      }}
      {...doublePress}
      {...iconClick}
    >
      <span
        id={titleId}
        className={styles.unpainted}
        style={titleInsets(header.buttons ?? TITLE_BUTTONS)}
        data-tip-text
      >
        {header.title}
      </span>
      <div data-part="title-icon" className={styles.titleIcon} />
    </div>
  )
}
