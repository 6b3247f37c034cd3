/** A menu at a point, which opens when it is mounted. It only reports what was chosen and that it closes. */
import { Menu } from '@base-ui/react/menu'
import { type KeyboardEvent, useCallback, useId, useRef } from 'react'
import { letterOf } from '../../base/kit/letterKey.ts'
import { type MenuCommand, type MenuItem, type OnChoose, rowByAccessKey } from './menuItem.ts'
import { enterFirstRow } from './menuFocus.ts'
import { type MenuHost, MenuPanel } from './MenuPanel.tsx'
import { isInMenu, useOpenMenu } from './openMenu.ts'

export interface PopupMenuProps {
  readonly label: string
  readonly items: readonly MenuItem[]
  /**
   * Its corner, in CSS pixels of the viewport; a menu without room there opens to another side. With the `width` of the box
   * that it hangs from, it is as wide at least.
   */
  readonly at: { readonly x: number; readonly y: number; readonly width?: number }
  /** Whether a click there opens it. A press then closes it again, and still drags or begins a double-click. */
  isOpener?(pressed: Element): boolean
  /** True: the first row has the focus, and not the menu itself. */
  readonly isByKeyboard: boolean
  /** Given the menu's element, and says how to take that back; the same function at each render. */
  readonly popupRef: (popup: HTMLDivElement | null) => (() => void) | undefined
  readonly onChoose: OnChoose
  /** Hears of a disabled row that was chosen by key, with the lower left corner of the menu. */
  onRefuse?(text: string, at: PopupMenuProps['at']): void
  onClose(): void
}

export function PopupMenu(props: PopupMenuProps) {
  const { label, items, at, isByKeyboard, isOpener, popupRef, onChoose, onRefuse, onClose } = props
  const barId = useId()
  const popup = useRef<HTMLDivElement>(null)
  const attach = useCallback(
    (element: HTMLDivElement | null) => {
      popup.current = element
      const release = popupRef(element)
      if (isByKeyboard) enterFirstRow(element)
      return release
    },
    [popupRef, isByKeyboard],
  )
  useOpenMenu(true, isInMenu, onClose, isOpener)
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
      // Tab would focus one of the invisible guards that the library renders around a menu.
      if (event.key === 'Tab') {
        event.preventDefault()
        event.stopPropagation()
        return onClose()
      }
      const row = chosenByLetter(items, event) ?? refusedByEnter(items, event)
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
  const { x, y, width = 0 } = at
  const box = { x, y, width, height: 0, top: y, right: x + width, bottom: y, left: x }
  const anchor = { getBoundingClientRect: () => box }
  return (
    <Menu.Root open modal={false} onOpenChange={(open) => !open && onClose()}>
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

function refusedByEnter(items: readonly MenuItem[], event: KeyboardEvent): MenuCommand | undefined {
  if (event.key !== 'Enter' && event.key !== ' ') return undefined
  const { textContent } = event.target as Element
  const isRefused = (item: MenuItem): item is MenuCommand =>
    item.type === 'item' && item.disable === true && item.text === textContent
  return items.find(isRefused)
}

function chosenByLetter(items: readonly MenuItem[], event: KeyboardEvent): MenuCommand | undefined {
  const { ctrlKey, altKey, metaKey } = event
  return ctrlKey || altKey || metaKey ? undefined : rowByAccessKey(items, letterOf(event))
}
