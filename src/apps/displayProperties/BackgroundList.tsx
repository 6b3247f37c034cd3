import { type KeyboardEvent, useRef } from 'react'
import { indexByKey } from '../../ui/controls/keys.ts'
import type { Background } from './backgrounds.ts'
import styles from './displayProperties.module.css'

interface BackgroundListProps {
  readonly id: string
  readonly labelledBy: string
  readonly offered: readonly Background[]
  /** The place of the chosen one. */
  readonly at: number
  onPick(background: Background): void
}

/** Moving through it chooses at once, as everything here does. */
export function BackgroundList({ id, labelledBy, offered, at, onPick }: BackgroundListProps) {
  const list = useRef<HTMLDivElement>(null)
  const pick = (index: number): void => {
    const next = offered[index]
    // Its position may have been changed since it was picked.
    if (next && index !== at) onPick(next)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }
  const handleKey = (event: KeyboardEvent): void => {
    const next = indexByKey(event.key, at, offered.length)
    if (next === undefined || event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    pick(next)
  }
  return (
    <div
      ref={list}
      className={`${styles.list} luna-scroll`}
      role="listbox"
      aria-labelledby={labelledBy}
      aria-activedescendant={`${id}${offered[at]?.name ?? ''}`}
      tabIndex={0}
      onKeyDown={handleKey}
    >
      {offered.map(({ name, label }, index) => (
        // The keys are those of the list.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/interactive-supports-focus
        <div
          key={name}
          id={`${id}${name}`}
          role="option"
          aria-selected={index === at}
          className={styles.option}
          onClick={() => pick(index)}
        >
          {label}
        </div>
      ))}
    </div>
  )
}
