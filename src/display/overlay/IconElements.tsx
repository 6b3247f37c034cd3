/** The elements of the desktop icons, for keyboard, pointer and assistive technology. The canvas paints them. */
import {
  useCallback,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
} from 'react'
import { useDesktop, useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { iconTarget } from '../../desktop/focusTarget.ts'
import { focusedIconIds } from '../../desktop/selectors.ts'
import type { DesktopIcon } from '../../desktop/state.ts'
import { useFocusRegistry } from '../../ui/focus/FocusContext.tsx'
import { iconByKey } from '../input/iconKeys.ts'
import { useOverlay } from './OverlayContext.tsx'
import styles from './overlay.module.css'

export interface IconElementsProps {
  /** Opens the app of an icon. */
  onOpen(icon: DesktopIcon): void
}

function isAdding(event: MouseEvent | KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey
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

function IconElement({
  icon,
  isTabStop,
}: {
  readonly icon: DesktopIcon
  readonly isTabStop: boolean
}) {
  const { painter, scheduler } = useOverlay()
  const focus = useFocusRegistry()
  const { id } = icon
  const add = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return undefined
      scheduler.request()
      const removals = [focus.add(iconTarget(id), element), painter.addIcon(id, element)]
      return () => removals.forEach((remove) => remove())
    },
    [focus, painter, scheduler, id],
  )
  return (
    <div
      ref={add}
      role="option"
      aria-selected={icon.isFocus}
      data-icon-id={icon.id}
      tabIndex={isTabStop ? 0 : -1}
      className={styles.icon}
    >
      <span className={styles.unpainted}>{icon.title}</span>
    </div>
  )
}

/** Handles keys on an icon. The handler returns whether the key had a meaning. */
function useIconKeys(
  icons: readonly DesktopIcon[],
  { onOpen, goTo }: IconElementsProps & { goTo(id: number): void },
): (event: KeyboardEvent, icon: DesktopIcon) => boolean {
  const store = useOSAppState()
  const { scenes } = useOverlay()
  return (event, icon) => {
    if (event.key === 'Enter') onOpen(icon)
    else if (event.key === ' ') toggleIcon(store, icon.id)
    else if (event.key === 'Escape') store.dispatch({ type: 'desktop/focused' })
    else if (event.key.toLowerCase() === 'a' && isAdding(event)) {
      store.dispatch({ type: 'icons/selected', ids: icons.map(({ id }) => id) })
    } else {
      const isPlain = !isAdding(event) && !event.altKey && !event.shiftKey
      const next = isPlain ? iconByKey(scenes.current().icons, icon.id, event.key) : undefined
      if (next === undefined) return false
      goTo(next)
    }
    return true
  }
}

function toggleIcon(store: ReturnType<typeof useOSAppState>, id: number): void {
  const ids = focusedIconIds(store.getState())
  const next = ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]
  store.dispatch({ type: 'icons/selected', ids: next })
}

export function IconElements({ onOpen }: IconElementsProps) {
  const icons = useDesktop((state) => state.icons)
  const store = useOSAppState()
  const focus = useFocusRegistry()
  const [tabStop, setTabStop] = useState(icons[0]?.id)

  const iconOf = (target: EventTarget): DesktopIcon | undefined => {
    const option = target instanceof Element ? target.closest<HTMLElement>('[data-icon-id]') : null
    return icons.find((icon) => icon.id === Number(option?.dataset['iconId']))
  }
  const handleKey = useIconKeys(icons, {
    onOpen,
    goTo: (id) => focus.send(iconTarget(id)),
  })
  const handlePress = (event: PointerEvent): void => {
    const icon = iconOf(event.target)
    if (!icon || event.button !== 0) return
    if (isAdding(event)) toggleIcon(store, icon.id)
    else store.dispatch({ type: 'icon/focused', id: icon.id })
  }

  return (
    <div
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
        const icon = iconOf(event.target)
        if (icon && opensAtOnce(event)) onOpen(icon)
      }}
      onFocus={(event) => {
        const icon = iconOf(event.target)
        if (icon) setTabStop(icon.id)
      }}
      onKeyDown={(event) => {
        const icon = iconOf(event.target)
        if (icon && handleKey(event, icon)) event.preventDefault()
      }}
    >
      {icons.map((icon) => (
        <IconElement key={icon.id} icon={icon} isTabStop={icon.id === tabStop} />
      ))}
    </div>
  )
}
