/**
 * A menu that opens at a point, as a context menu does. Reports what was chosen and knows nothing
 * of what that means. Opens when it is mounted, and is unmounted by whoever hears that it closes.
 */
import { Menu } from '@base-ui/react/menu'
import { type KeyboardEvent, useCallback, useId, useRef } from 'react'
import { letterOf } from '../../base/kit/letterKey.ts'
import { type MenuCommand, type MenuItem, type OnChoose, rowByAccessKey } from './menuItem.ts'
import { type MenuHost, MenuPanel } from './MenuPanel.tsx'
import { isInMenu, useTouchOutside } from './touchOutside.ts'

export interface PopupMenuProps {
  /** Names the menu for assistive technology. */
  readonly label: string
  readonly items: readonly MenuItem[]
  /** Its corner, in CSS pixels of the viewport; a menu without room there opens to another side. */
  readonly at: { readonly x: number; readonly y: number }
  /** True: the first row has the focus, and not the menu itself. */
  readonly isByKeyboard: boolean
  /** Given the menu's element, and says how to take that back; the same function at each render. */
  readonly popupRef: (popup: HTMLDivElement | null) => (() => void) | undefined
  readonly onChoose: OnChoose
  /** Hears of a disabled row whose letter was typed, with the lower left corner of the menu. */
  onRefuse?(text: string, at: PopupMenuProps['at']): void
  onClose(): void
}

export function PopupMenu(props: PopupMenuProps) {
  const { label, items, at, isByKeyboard, popupRef, onChoose, onRefuse, onClose } = props
  const barId = useId()
  const popup = useRef<HTMLDivElement>(null)
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      popup.current = element
      const release = popupRef(element)
      // At once, since the next key may follow within the frame.
      if (isByKeyboard) focusFirstRow(element)
      return release
    },
    [popupRef, isByKeyboard],
  )
  useTouchOutside(true, isInMenu, onClose)
  const host: MenuHost = {
    barId,
    choose: (row) => onChoose(row.text, row),
    // A press that began elsewhere opened the menu, and must not choose a row that appeared below it.
    pressEndsOn: () => false,
    onOpenChange: () => {},
    // The focus is in the menu, too, while it is in one beside it.
    attachSubmenu: popupRef,
    enterMenu: () => {},
    // Whoever opened it says where the focus goes.
    mayReturnFocus: () => false,
    pressKey(event) {
      const row = chosenByLetter(items, event)
      if (!row) return
      event.preventDefault()
      event.stopPropagation()
      if (row.disable !== true) onChoose(row.text, row)
      else if (popup.current) {
        const { left, bottom } = popup.current.getBoundingClientRect()
        onRefuse?.(row.text, { x: left, y: bottom })
      }
    },
    // As in the era, for those who came by keyboard.
    showsLetters: isByKeyboard,
  }
  const { x, y } = at
  const box = { x, y, width: 0, height: 0, top: y, right: x, bottom: y, left: x }
  const anchor = { getBoundingClientRect: () => box }
  return (
    <Menu.Root
      open
      modal={false}
      onOpenChange={(open) => !open && onClose()}
      onOpenChangeComplete={(open) => {
        if (open && isByKeyboard) focusFirstRow(popup.current)
      }}
    >
      <MenuPanel
        host={host}
        items={items}
        depth={0}
        popupRef={attach}
        finalFocus={host.mayReturnFocus}
        anchor={anchor}
        label={label}
      />
    </Menu.Root>
  )
}

function focusFirstRow(popup: HTMLElement | null): void {
  popup?.querySelector<HTMLElement>('[role^="menuitem"]')?.focus({ preventScroll: true })
}

function chosenByLetter(items: readonly MenuItem[], event: KeyboardEvent): MenuCommand | undefined {
  const { ctrlKey, altKey, metaKey } = event
  return ctrlKey || altKey || metaKey ? undefined : rowByAccessKey(items, letterOf(event))
}
