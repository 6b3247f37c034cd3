/** The menu of a file: which one it is open for, and what choosing from it does. */
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import { WINDOW_MENU_TARGET } from '../../../desktop/focusTarget.ts'
import { useDispatch } from '../../../desktop/store/DesktopProvider.tsx'
import { useFocusTarget } from '../../../ui/focus/FocusContext.tsx'
import { runRow } from '../../../ui/menu/menuItem.ts'
import { type MenuRequest, menuRequestOf } from '../../../ui/menu/menuRequest.ts'
import { PopupMenu } from '../../../ui/menu/PopupMenu.tsx'
import { itemsOf } from '../../host/menus/menuRows.ts'
import { perform } from '../../host/perform.ts'
import { useRegistry } from '../../host/RegistryContext.tsx'
import { useTip } from '../../host/useTip.ts'
import { FILE_MENU } from './fileCommands.ts'
import type { Node } from './folder.ts'

/** @param openerOf what opens the node, where it is not opened by its own kind */
export function useFileMenu(
  select: (node: Node) => void,
  openerOf: (node: Node) => (() => void) | undefined,
) {
  const services = useServices()
  const { openLink } = useRegistry()
  const dispatch = useDispatch()
  const tip = useTip()
  const popup = useFocusTarget(WINDOW_MENU_TARGET)
  const [shown, setShown] = useState<{ node: Node; request: MenuRequest } | null>(null)
  const close = (): void => setShown(null)

  const menuOf = (node: Node, { at, isByKeyboard }: MenuRequest): ReactNode => (
    <PopupMenu
      key={`${at.x} ${at.y}`}
      label={node.name}
      items={itemsOf(FILE_MENU, { node, openLink, open: openerOf(node) }, (effects) => {
        const tell = (words: string): void => tip(words, at)
        for (const effect of effects) perform(effect, { services, dispatch, tell })
      })}
      at={at}
      isByKeyboard={isByKeyboard}
      popupRef={popup}
      onChoose={(text, row) => {
        close()
        runRow(text, row)
      }}
      onClose={close}
    />
  )
  return {
    menu: shown && menuOf(shown.node, shown.request),
    onContextMenuOf: (node: Node) => (event: MouseEvent) => {
      event.preventDefault()
      select(node)
      setShown({ node, request: menuRequestOf(event) })
    },
  }
}
