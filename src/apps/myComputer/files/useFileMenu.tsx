/** The menu of a file: which one it is open for, and what choosing from it does. */
import { type MouseEvent, type ReactNode, useState } from 'react'
import type { Point } from '../../../base/geometry/box.ts'
import { useServices } from '../../../base/services/ServicesContext.tsx'
import { WINDOW_MENU_TARGET } from '../../../desktop/focusTarget.ts'
import { useDispatch } from '../../../desktop/store/DesktopProvider.tsx'
import { useFocusTarget } from '../../../ui/focus/FocusContext.tsx'
import { type MenuRequest, menuRequestOf } from '../../../ui/menu/menuRequest.ts'
import { PopupMenu } from '../../../ui/menu/PopupMenu.tsx'
import { copyLink } from '../../host/copyLink.ts'
import { useRegistry } from '../../host/RegistryContext.tsx'
import { useTip } from '../../host/useTip.ts'
import { type FileEffect, fileEffect, menuOf, OPEN } from './fileCommands.ts'
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
  /** Opens a file or a document in another way than by its own kind. */
  readonly open?: ((node: TreeNode) => void) | undefined
}): FileMenu {
  const services = useServices()
  const registry = useRegistry()
  const dispatch = useDispatch()
  const tip = useTip()
  const popup = useFocusTarget(WINDOW_MENU_TARGET)
  const [open, setOpen] = useState<{ node: TreeNode; request: MenuRequest } | null>(null)
  const close = (): void => setOpen(null)

  const carryOut = (effect: FileEffect, at: Point): void => {
    const tell = (words: string): void => tip(words, at)
    switch (effect.type) {
      case 'folder/entered':
        return on.enter(effect.path)
      case 'tab/opened':
        return services.navigation.openTab(effect.href)
      case 'link/copied':
        return copyLink(effect.href, { services, tell, open: dispatch })
      default:
        dispatch(effect)
    }
  }
  const choose = (text: string): void => {
    close()
    if (open && text === OPEN && on.open) return on.open(open.node)
    const effect = open && fileEffect(text, open.node, (path) => registry.openLink(path))
    if (effect) carryOut(effect, open.request.at)
  }
  return {
    menu: open && (
      <PopupMenu
        key={`${open.request.at.x} ${open.request.at.y}`}
        label={open.node.name}
        items={menuOf(open.node)}
        {...open.request}
        popupRef={popup}
        onChoose={choose}
        onClose={close}
      />
    ),
    onContextMenuOf: (node) => (event) => {
      event.preventDefault()
      on.select(node)
      setOpen({ node, request: menuRequestOf(event) })
    },
  }
}
