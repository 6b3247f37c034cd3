/** The box that names are typed into, with the list of what was run before. */
import { useRef } from 'react'
import field from '../../ui/field.module.css'
import { useDropList } from '../host/menus/useDropList.tsx'
import styles from './run.module.css'

interface OpenBoxProps {
  readonly id: string
  readonly describedBy: string
  readonly text: string
  /** The newest first. */
  readonly names: readonly string[]
  onType(text: string): void
}

export function OpenBox({ id, describedBy, text, names, onType }: OpenBoxProps) {
  const box = useRef<HTMLInputElement>(null)
  const list = useDropList({
    label: 'What was run before',
    box,
    items: () => names.map((name) => ({ type: 'item', text: name, run: () => onType(name) })),
    isDisabled: names.length === 0,
  })
  return (
    <div className={styles.combo}>
      <input
        ref={box}
        id={id}
        className={`${field.field} ${styles.box}`}
        type="text"
        aria-label="Open"
        aria-describedby={describedBy}
        data-autofocus=""
        value={text}
        enterKeyHint="go"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        // What is there is typed over, as after a name that was wrong.
        onFocus={(event) => event.currentTarget.select()}
        onChange={(event) => onType(event.currentTarget.value)}
        onKeyDown={list.onKeyDown}
      />
      {list.parts}
    </div>
  )
}
