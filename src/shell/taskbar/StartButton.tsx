import type { KeyboardEvent, Ref } from 'react'
import { emblem } from 'virtual:emblem'
import { Picture } from '../../ui/Icon.tsx'
import { type PressKind, usePress } from '../usePress.ts'
import styles from './StartButton.module.css'

interface StartButtonProps {
  readonly ref: Ref<HTMLButtonElement>
  readonly isOpen: boolean
  readonly onToggle: (kind: PressKind) => void
  /** The pointer or the focus is on the button, so the menu may open soon. */
  readonly onNear: () => void
}

export function StartButton({ ref, isOpen, onToggle, onNear }: StartButtonProps) {
  const press = usePress(onToggle)
  const onKeyDown = (event: KeyboardEvent) => {
    press.onKeyDown()
    if (isOpen || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    event.preventDefault()
    onToggle('keyboard')
  }
  return (
    <button
      ref={ref}
      type="button"
      className={styles.start}
      data-part="start"
      data-tip="Click here to begin"
      aria-haspopup="menu"
      aria-expanded={isOpen}
      onPointerEnter={onNear}
      onFocus={onNear}
      {...press}
      onKeyDown={onKeyDown}
    >
      <Picture src={emblem} size={22} />
      <span>start</span>
    </button>
  )
}
