import { type MouseEvent, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { START } from '../../desktop/focusTarget.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { menuRequestOf } from '../../ui/menu/menuRequest.ts'
import { useCommands } from '../commands/commandUi.ts'
import { LazyLayer, useNotLoaded } from '../LazyLayer.tsx'
import { useStartMenu } from '../startMenu/useStartMenu.ts'
import { ShowDesktop } from './ShowDesktop.tsx'
import { StartButton } from './StartButton.tsx'
import styles from './Taskbar.module.css'
import { Tray } from './Tray.tsx'
import { useRovingFocus } from './useRovingFocus.ts'
import { useTaskbarRow } from './useTaskbarRow.ts'
import { useVolume } from './useVolume.ts'
import { useZoomingTitle } from './zoomingTitle.ts'
import { WindowButtons } from './WindowButtons.tsx'

const volumePopup = lazyModule(() => import('./VolumePopup.tsx'))

function menuAt(target: EventTarget): 'taskbar' | 'start' | 'clock' | 'volume' {
  const part = target instanceof Element && target.closest<HTMLElement>('[data-part]')
  const name = part && part.dataset['part']
  return name === 'start' || name === 'clock' || name === 'volume' ? name : 'taskbar'
}

export function Taskbar() {
  const dispatch = useDispatch()
  const commands = useCommands()
  const row = useTaskbarRow()
  const volume = useVolume()
  const zoomHost = useRef<HTMLDivElement>(null)
  useZoomingTitle(row.room, zoomHost)
  const start = useRef<HTMLButtonElement>(null)
  const menuHost = useRef<HTMLDivElement>(null)
  const menu = useStartMenu(useNotLoaded('The Start menu'), start)
  const toggleByKeys = useEffectEvent(() => menu.toggle('command'))
  useLayoutEffect(() => commands.onStartMenu(toggleByKeys), [commands])
  const toolbar = useRef<HTMLDivElement>(null)
  const handlers = useRovingFocus(toolbar)
  const focusDesktop = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('[data-window-id], [data-part="show-desktop"]'))
      return
    dispatch({ type: 'desktop/focused' })
  }
  return (
    <>
      <div
        ref={toolbar}
        role="toolbar"
        aria-label="Taskbar"
        className={styles.taskbar}
        onMouseDown={focusDesktop}
        onContextMenu={(event) => {
          // Buttons without a menu and the balloon's place count as empty space.
          event.preventDefault()
          commands.openMenu({ type: menuAt(event.target) }, menuRequestOf(event))
        }}
        {...handlers}
      >
        <StartButton
          ref={useFocusTarget(START, start)}
          isOpen={menu.isOpen}
          onToggle={menu.toggle}
          onNear={menu.load}
        />
        <ShowDesktop />
        <WindowButtons {...row} />
        <Tray volume={volume} />
      </div>
      {volume.isOpen && (
        <LazyLayer name="The volume" module={volumePopup} onClose={volume.close}>
          {({ VolumePopup }) => <VolumePopup volume={volume} />}
        </LazyLayer>
      )}
      <div ref={zoomHost} />
      {/* Outside the toolbar, which would handle the menu's presses and keys. */}
      <div ref={menuHost} />
      {menu.Menu && (
        <menu.Menu
          isOpen={menu.isOpen}
          openedBy={menu.openedBy}
          focusBefore={menu.focusBefore}
          onClose={menu.close}
          startButton={start}
          container={menuHost}
          element={menu.element}
        />
      )}
    </>
  )
}
