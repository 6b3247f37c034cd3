import { type MouseEvent, useEffect, useRef } from 'react'
import { CLOSE_WINDOW } from '../../desktop/commands.ts'
import { useDesktop, useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { windowButtonTarget } from '../../desktop/focusTarget.ts'
import { activeWindowId, placeAmongNamesakes } from '../../desktop/selectors.ts'
import type { AppWindow } from '../../desktop/state.ts'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { menuRequestOf } from '../../ui/menu/menuRequest.ts'
import { useCommands } from '../commands/commandUi.ts'
import { usePress } from '../usePress.ts'
import type { TaskbarRow } from './useTaskbarRow.ts'
import styles from './WindowButtons.module.css'

export function WindowButtons({ room, windows, layout }: TaskbarRow) {
  const activeId = useDesktop(activeWindowId)
  const row = useRef<HTMLDivElement>(null)
  const { buttonWidth, hasText, hasArrows, visible } = layout

  useEffect(() => {
    const active = row.current?.querySelector('[aria-pressed="true"]')
    active?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [activeId, buttonWidth, hasArrows])

  const page = visible * buttonWidth
  return (
    <div ref={room} className={styles.room}>
      <div
        ref={row}
        className={styles.row}
        style={hasArrows ? { width: page } : undefined}
        data-look={hasText ? 'text' : 'icon'}
      >
        {windows.map((window) => (
          <WindowButton
            key={window.id}
            window={window}
            isActive={window.id === activeId}
            hasText={hasText}
            width={buttonWidth}
          />
        ))}
      </div>
      {hasArrows && <Arrows scroll={(pages) => row.current?.scrollBy({ left: pages * page })} />}
    </div>
  )
}

function Arrows({ scroll }: { readonly scroll: (pages: number) => void }) {
  return (
    <div className={styles.arrows}>
      {[-1, 1].map((pages) => (
        <button
          key={pages}
          type="button"
          tabIndex={-1}
          className={styles.arrow}
          aria-label={pages < 0 ? 'Previous windows' : 'Next windows'}
          data-direction={pages < 0 ? 'left' : 'right'}
          onClick={() => scroll(pages)}
        />
      ))}
    </div>
  )
}

interface WindowButtonProps {
  readonly window: AppWindow
  readonly isActive: boolean
  readonly hasText: boolean
  readonly width: number
}

function WindowButton(props: WindowButtonProps) {
  const { window, isActive, hasText, width } = props
  const store = useOSAppState()
  const commands = useCommands()
  const { id } = window
  const namesakes = useDesktop((state) => placeAmongNamesakes(state, id))
  const description = [window.minimized && 'Minimized', namesakes].filter(Boolean).join(', ')
  const press = usePress(() =>
    store.dispatch({ type: isActive ? 'window/minimized' : 'window/focused', id }),
  )
  const closeByMiddle = (event: MouseEvent): void => {
    if (event.button === 1) commands.run(CLOSE_WINDOW, id)
  }
  const { title, icon } = window.header
  return (
    <button
      ref={useFocusTarget(windowButtonTarget(id))}
      type="button"
      className={styles.button}
      style={{ width }}
      aria-pressed={isActive}
      aria-label={hasText ? undefined : title}
      {...(description !== '' && { 'aria-description': description })}
      data-window-id={id}
      data-tip={title}
      {...press}
      onMouseDown={(event) => {
        press.onMouseDown(event)
        // Prevents the browser from scrolling the row.
        if (event.button === 1) event.preventDefault()
      }}
      onAuxClick={closeByMiddle}
      onContextMenu={(event) => {
        event.preventDefault()
        event.stopPropagation()
        commands.openMenu({ type: 'window', id }, menuRequestOf(event))
      }}
    >
      <span className={styles.face}>
        <Icon name={icon} size={15} />
        {hasText && (
          <span className={styles.title} data-tip-text>
            {title}
          </span>
        )}
      </span>
    </button>
  )
}
