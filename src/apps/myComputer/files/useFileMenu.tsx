/** The menu of a file: which one it is open for, and what choosing from it does. */
import type { MouseEvent } from 'react'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import { useDispatch } from '../../../desktop/store/DesktopProvider.tsx'
import { itemsOf } from '../../host/menus/menuRows.ts'
import { useContextMenu } from '../../host/menus/useContextMenu.tsx'
import { perform } from '../../host/perform.ts'
import { useRegistry } from '../../host/RegistryContext.tsx'
import { useTip } from '../../../ui/menu/useTip.ts'
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
  const { menu, openOn } = useContextMenu<Node>((node, at) => ({
    label: node.name,
    items: itemsOf(FILE_MENU, { node, openLink, open: openerOf(node) }, (effects) => {
      const tell = (words: string): void => tip(words, at)
      for (const effect of effects) perform(effect, { services, dispatch, tell })
    }),
  }))
  return {
    menu,
    onContextMenuOf: (node: Node) => (event: MouseEvent) => {
      select(node)
      openOn(node, event)
    },
  }
}
