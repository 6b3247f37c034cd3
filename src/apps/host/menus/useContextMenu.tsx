import { type MouseEvent, useState } from 'react'
import { WINDOW_MENU_TARGET } from '../../../desktop/focusTarget.ts'
import { useFocusTarget } from '../../../ui/focus/FocusContext.tsx'
import { runRow } from '../../../ui/menu/menuItem.ts'
import { type MenuRequest, menuRequestOf } from '../../../ui/menu/menuRequest.ts'
import { PopupMenu, type PopupMenuProps } from '../../../ui/menu/PopupMenu.tsx'

/**
 * A context menu in a window's content.
 * @param menuOf its name and rows for what it was opened on
 * @returns the open `menu`, and what opens it by a `contextmenu` event
 */
export function useContextMenu<On>(
  menuOf: (on: On, at: MenuRequest['at']) => Pick<PopupMenuProps, 'label' | 'items'>,
) {
  const popup = useFocusTarget(WINDOW_MENU_TARGET)
  const [shown, setShown] = useState<{ on: On; request: MenuRequest } | null>(null)
  const close = (): void => setShown(null)
  const { at, isByKeyboard } = shown?.request ?? { at: { x: 0, y: 0 }, isByKeyboard: false }
  return {
    menu: shown && (
      <PopupMenu
        key={`${at.x} ${at.y}`}
        {...menuOf(shown.on, at)}
        at={at}
        isByKeyboard={isByKeyboard}
        popupRef={popup}
        onChoose={(text, row) => {
          close()
          runRow(text, row)
        }}
        onClose={close}
      />
    ),
    openOn(on: On, event: MouseEvent): void {
      event.preventDefault()
      setShown({ on, request: menuRequestOf(event) })
    },
  }
}
