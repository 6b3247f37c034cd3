/** Makes an icon accessible to keyboard, pointer and assistive technology. The canvas paints it. */
import { useCallback } from 'react'
import { iconTarget } from '../../desktop/focusTarget.ts'
import type { DesktopIcon } from '../../desktop/state.ts'
import { useFocusRegistry } from '../../ui/focus/FocusContext.tsx'
import { useOverlay } from './OverlayContext.tsx'
import styles from './painter/overlay.module.css'

export interface IconElementProps {
  readonly icon: DesktopIcon
  readonly isTabStop: boolean
}

export function IconElement({ icon, isTabStop }: IconElementProps) {
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
