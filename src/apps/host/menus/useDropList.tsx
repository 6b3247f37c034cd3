/** The arrow at the end of a text box, and the list that it opens, as the era's boxes had. */
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { WINDOW_MENU_TARGET } from '../../../desktop/focusTarget.ts'
import { useFocusTarget } from '../../../ui/focus/FocusContext.tsx'
import { type MenuItem, runRow } from '../../../ui/menu/menuItem.ts'
import { PopupMenu, type PopupMenuProps } from '../../../ui/menu/PopupMenu.tsx'
import drop from '../../../ui/controls/dropButton.module.css'
import styles from './dropList.module.css'

interface DropListProps {
  /** The name of the arrow and of the list. */
  readonly label: string
  /** It has the focus afterwards. The list opens below what it lies in, and is as wide. */
  readonly box: RefObject<HTMLInputElement | null>
  readonly items: () => readonly MenuItem[]
  readonly isDisabled?: boolean
}

type Opened = PopupMenuProps['at'] &
  Pick<PopupMenuProps, 'isByKeyboard'> & { readonly opener?: Element }

/** @returns the `parts` to put beside the box, into what both lie in, and what its keys do */
export function useDropList({ label, box, items, isDisabled = false }: DropListProps) {
  const popup = useFocusTarget(WINDOW_MENU_TARGET)
  const [at, setAt] = useState<Opened | null>(null)
  const open = (isByKeyboard: boolean, opener?: Element): void => {
    const frame = box.current?.parentElement
    if (!frame || isDisabled) return
    const { left, bottom, width } = frame.getBoundingClientRect()
    setAt({ x: left, y: bottom, width, isByKeyboard, ...(opener && { opener }) })
  }
  const close = (): void => {
    setAt(null)
    box.current?.focus()
  }
  const parts = (
    <>
      <button
        type="button"
        className={`${drop.button} ${styles.arrow}`}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={at !== null}
        disabled={isDisabled}
        onClick={({ detail, currentTarget }) => open(detail === 0, currentTarget)}
      />
      {at && (
        <PopupMenu
          label={label}
          items={items()}
          at={at}
          isByKeyboard={at.isByKeyboard}
          isOpener={(pressed) => at.opener?.contains(pressed) === true}
          popupRef={popup}
          onChoose={(text, row) => {
            close()
            runRow(text, row)
          }}
          onClose={close}
        />
      )}
    </>
  )
  return {
    parts,
    onKeyDown(event: KeyboardEvent): void {
      if (event.key !== 'ArrowDown' && event.key !== 'F4') return
      event.preventDefault()
      open(true)
    },
  }
}
