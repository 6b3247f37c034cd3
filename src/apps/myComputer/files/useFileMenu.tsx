/** The menu of a file: which one it is open for, and what choosing from it does. */
import { type MouseEvent, type ReactNode, useState } from 'react'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import { WINDOW_MENU_TARGET } from '../../../desktop/focusTarget.ts'
import { useDispatch } from '../../../desktop/store/DesktopProvider.tsx'
import { useFocusTarget } from '../../../ui/focus/FocusContext.tsx'
import { type AskedMenu, askedBy } from '../../../ui/menu/askedMenu.ts'
import { PopupMenu } from '../../../ui/menu/PopupMenu.tsx'
import { copyLink } from '../../host/copyLink.ts'
import { useRegistry } from '../../host/RegistryContext.tsx'
import { FILE_MENU, type FileEffect, fileEffect } from './fileCommands.ts'
import type { TreeNode } from './fileTree.ts'

interface FileMenu {
  /** The open menu, or null. */
  readonly menu: ReactNode
  /** For the option of the node. */
  onContextMenuOf(node: TreeNode): (event: MouseEvent) => void
}

/** @param on what happens to the list: a node is selected, a folder entered */
export function useFileMenu(on: {
  select(node: TreeNode): void
  enter(path: string): void
}): FileMenu {
  const services = useServices()
  const registry = useRegistry()
  const dispatch = useDispatch()
  const popup = useFocusTarget(WINDOW_MENU_TARGET)
  const [open, setOpen] = useState<{ node: TreeNode; asked: AskedMenu } | null>(null)
  const close = (): void => setOpen(null)

  const carryOut = (effect: FileEffect): void => {
    switch (effect.type) {
      case 'folder/entered':
        return on.enter(effect.path)
      case 'tab/opened':
        return services.navigation.openTab(effect.href)
      case 'link/copied':
        return copyLink(effect.href, services, dispatch)
      default:
        dispatch(effect)
    }
  }
  const choose = (text: string): void => {
    close()
    const effect = open && fileEffect(text, open.node, (path) => registry.openLink(path))
    if (effect) carryOut(effect)
  }
  return {
    menu: open && (
      <PopupMenu
        key={`${open.asked.at.x} ${open.asked.at.y}`}
        label={open.node.name}
        items={FILE_MENU}
        {...open.asked}
        popupRef={popup}
        onChoose={choose}
        onClose={close}
      />
    ),
    onContextMenuOf: (node) => (event) => {
      event.preventDefault()
      on.select(node)
      setOpen({ node, asked: askedBy(event) })
    },
  }
}
