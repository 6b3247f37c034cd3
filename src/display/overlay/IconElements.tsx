import { useId, useRef, useState } from 'react'
import { useDesktop, useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { iconsInOrder } from '../../desktop/iconGrid.ts'
import { focusedIconIds } from '../../desktop/selectors.ts'
import type { DesktopIcon } from '../../desktop/state.ts'
import { opensAtOnce } from '../../ui/opensAtOnce.ts'
import { IconElement } from './IconElement.tsx'
import { useIconKeys } from './useIconKeys.ts'
import { useIconPresses } from './useIconPresses.ts'
import styles from './painter/overlay.module.css'

export interface IconElementsProps {
  readonly list: React.RefObject<HTMLDivElement | null>
  onOpen(icon: DesktopIcon): void
}

export function IconElements({ list, onOpen }: IconElementsProps) {
  const icons = useDesktop(iconsInOrder)
  const selected = useDesktop((state) => focusedIconIds(state).length)
  const store = useOSAppState()
  const hint = useId()
  const [tabStop, setTabStop] = useState(icons[0]?.id ?? 0)
  const anchor = useRef(tabStop)
  const [moved, setMoved] = useState('')
  const handleKey = useIconKeys({ icons, anchor, onOpen, say: setMoved })

  const iconOf = (target: EventTarget): DesktopIcon | undefined => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-icon-id]') : null
    return icons.find((icon) => icon.id === Number(option?.dataset['iconId']))
  }
  const presses = useIconPresses(list, anchor, (target) => iconOf(target)?.id)

  return (
    <>
      <div
        ref={list}
        role="listbox"
        aria-label="Desktop icons"
        aria-multiselectable="true"
        aria-describedby={hint}
        tabIndex={-1}
        className={styles.icons}
        onPointerDown={(event) => {
          const icon = iconOf(event.target)
          if (icon && event.button === 0) presses.press(event, icon.id)
        }}
        onDoubleClick={(event) => {
          const icon = iconOf(event.target)
          if (icon) onOpen(icon)
        }}
        onClick={(event) => {
          const isClick = presses.click(event)
          const icon = iconOf(event.target)
          if (isClick && icon && opensAtOnce(event)) onOpen(icon)
        }}
        onFocus={(event) => {
          const icon = iconOf(event.target)
          if (icon) setTabStop(icon.id)
        }}
        onKeyDown={(event) => {
          // The list itself has the focus after a press on the background or a marquee.
          const id = iconOf(event.target)?.id ?? focusedIconIds(store.getState())[0] ?? tabStop
          if (!handleKey(event, id)) return
          event.preventDefault()
          // Menus concern the desktop from here.
          if (event.key === 'Escape') list.current?.focus({ preventScroll: true })
        }}
      >
        {icons.map((icon) => (
          <IconElement key={icon.id} icon={icon} isTabStop={icon.id === tabStop} />
        ))}
      </div>
      <p id={hint} hidden>
        Arrow keys move between icons, letters find one, Space selects and Enter opens. With Ctrl,
        arrow keys move the icons themselves.
      </p>
      {/* Unlike one icon, a marquee or Ctrl+A selects far from the focus. */}
      <p className="visually-hidden" aria-live="polite">
        {selected > 1 ? `${selected} icons selected` : ''}
      </p>
      <p className="visually-hidden" aria-live="polite">
        {moved}
      </p>
    </>
  )
}
