/** The box that names are typed into, with the list of what was run before. */
import { useRef, useState } from 'react'
import { WINDOW_MENU_TARGET } from '../../desktop/focusTarget.ts'
import field from '../../ui/field.module.css'
import { useFocusTarget } from '../../ui/focus/FocusContext.tsx'
import { PopupMenu } from '../../ui/menu/PopupMenu.tsx'
import styles from './run.module.css'

const LIST = 'What was run before'

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
  const popup = useFocusTarget(WINDOW_MENU_TARGET)
  const [at, setAt] = useState<{ x: number; y: number; isByKeyboard: boolean } | null>(null)

  const open = (isByKeyboard: boolean): void => {
    if (!box.current || names.length === 0) return
    const { left, bottom } = box.current.getBoundingClientRect()
    setAt({ x: left, y: bottom, isByKeyboard })
  }
  const close = (): void => {
    setAt(null)
    box.current?.focus()
  }
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
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'F4') return
          event.preventDefault()
          open(true)
        }}
      />
      <button
        type="button"
        className={styles.arrow}
        aria-label={LIST}
        aria-haspopup="menu"
        aria-expanded={at !== null}
        disabled={names.length === 0}
        onClick={({ detail }) => open(detail === 0)}
      />
      {at && (
        <PopupMenu
          label={LIST}
          items={names.map((name) => ({ type: 'item', text: name }))}
          at={at}
          isByKeyboard={at.isByKeyboard}
          popupRef={popup}
          onChoose={(name) => {
            close()
            onType(name)
          }}
          onClose={close}
        />
      )}
    </div>
  )
}
