/** The bar at the bottom of the desktop: START, the open windows, the tray. */
import { type MouseEvent, useCallback, useRef } from 'react'
import { useDesktop, useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { START } from '../../desktop/focusTarget.ts'
import { taskbarWindows } from '../../desktop/selectors.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { useSnow } from '../snow/useSnow.ts'
import { useStartMenu } from '../startMenu/useStartMenu.ts'
import { StartButton } from './StartButton.tsx'
import styles from './Taskbar.module.css'
import { Tray } from './Tray.tsx'
import { useRovingFocus } from './useRovingFocus.ts'
import { WindowButtons, windowStop } from './WindowButtons.tsx'

export function Taskbar() {
  const dispatch = useDispatch()
  const windows = useDesktop(taskbarWindows)
  const snow = useSnow()
  const start = useRef<HTMLButtonElement>(null)
  const menuHost = useRef<HTMLDivElement>(null)
  const menu = useStartMenu(
    useCallback(() => {
      const message = 'The Start menu could not be loaded.\nCheck your connection and try again.'
      dispatch({ type: 'message/shown', message })
    }, [dispatch]),
  )
  const { stop, handlers } = useRovingFocus([
    'start',
    ...windows.map((window) => windowStop(window.id)),
    ...(snow.isAllowed ? ['snow'] : []),
    'mute',
  ])
  const focusDesktop = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-window-id]')) return
    dispatch({ type: 'desktop/focused' })
  }
  return (
    <>
      <div
        role="toolbar"
        aria-label="Taskbar"
        className={styles.taskbar}
        onMouseDown={focusDesktop}
        {...handlers}
      >
        <StartButton
          ref={useFocusTarget(START, start)}
          isOpen={menu.isOpen}
          onToggle={menu.toggle}
          onNear={menu.load}
          stopProps={stop('start')}
        />
        <WindowButtons stop={stop} />
        <Tray snow={snow} stop={stop} />
      </div>
      {/* Outside of the toolbar, which would handle presses and keys of the menu as its own. */}
      <div ref={menuHost} />
      {menu.Menu && (
        <menu.Menu
          isOpen={menu.isOpen}
          openedBy={menu.openedBy}
          onClose={menu.close}
          startButton={start}
          container={menuHost}
        />
      )}
    </>
  )
}
