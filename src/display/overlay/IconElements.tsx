/** The list of the desktop's icons, for keyboard, pointer and assistive technology. The canvas paints them. */
import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'
import { useDesktop, useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { focusedIconIds } from '../../desktop/selectors.ts'
import type { DesktopIcon } from '../../desktop/state.ts'
import { selectionByPress } from '../input/iconSelection.ts'
import { IconElement } from './IconElement.tsx'
import { useOverlay } from './OverlayContext.tsx'
import { SelectionWord } from './SelectionWord.tsx'
import { useIconKeys } from './useIconKeys.ts'
import styles from './overlay.module.css'

export interface IconElementsProps {
  /** Set to the list's element. */
  readonly list: React.RefObject<HTMLDivElement | null>
  /** Opens the app of an icon. */
  onOpen(icon: DesktopIcon): void
}

/**
 * Whether a single click opens an icon: a tap does, and so does the click that a screen reader
 * synthesizes (its `detail` is 0). The first click of a mouse only selects.
 */
function opensAtOnce(event: MouseEvent): boolean {
  const { nativeEvent } = event
  const isTouch =
    nativeEvent instanceof PointerEvent && ['touch', 'pen'].includes(nativeEvent.pointerType)
  return isTouch || event.detail === 0
}

export function IconElements({ list, onOpen }: IconElementsProps) {
  const icons = useDesktop((state) => state.icons)
  const store = useOSAppState()
  const { scenes } = useOverlay()
  const [tabStop, setTabStop] = useState(icons[0]?.id ?? 0)
  const anchor = useRef(tabStop)
  const atRelease = useRef<readonly number[] | null>(null)
  const handleKey = useIconKeys({ icons, anchor, onOpen })

  const select = (ids: readonly number[] | null): void => {
    if (ids) store.dispatch({ type: 'icons/selected', ids })
  }
  const iconOf = (target: EventTarget): DesktopIcon | undefined => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-icon-id]') : null
    return icons.find((icon) => icon.id === Number(option?.dataset['iconId']))
  }
  const handlePress = (event: PointerEvent): void => {
    const icon = iconOf(event.target)
    atRelease.current = null
    if (!icon || event.button !== 0) return
    const state = store.getState()
    // Icons do not look selected while the focus is on a window.
    const selected = state.focusing === 'ICON' ? focusedIconIds(state) : []
    const before = { selected, anchor: anchor.current }
    const selection = selectionByPress(scenes.current().icons, icon.id, event, before)
    select(selection.atPress)
    atRelease.current = selection.atRelease
    if (!event.shiftKey) anchor.current = icon.id
  }

  return (
    <>
      <div
        ref={list}
        role="listbox"
        aria-label="Desktop icons"
        aria-multiselectable="true"
        tabIndex={-1}
        className={styles.icons}
        onPointerDown={handlePress}
        onDoubleClick={(event) => {
          const icon = iconOf(event.target)
          if (icon) onOpen(icon)
        }}
        onClick={(event) => {
          select(atRelease.current)
          atRelease.current = null
          const icon = iconOf(event.target)
          if (icon && opensAtOnce(event)) onOpen(icon)
        }}
        onFocus={(event) => {
          const icon = iconOf(event.target)
          if (icon) setTabStop(icon.id)
        }}
        onKeyDown={(event) => {
          // The list itself has the focus after a press on the background, as at the end of a marquee.
          const id = iconOf(event.target)?.id ?? focusedIconIds(store.getState())[0] ?? tabStop
          if (handleKey(event, id)) event.preventDefault()
        }}
      >
        {icons.map((icon) => (
          <IconElement key={icon.id} icon={icon} isTabStop={icon.id === tabStop} />
        ))}
      </div>
      <SelectionWord />
    </>
  )
}
