/**
 * The menus of the icons that are buttons: a long press opens one, as a right-click does. A link keeps the browser's
 * own menu. Loaded once the grid is shown, which needs no menu to begin with.
 */
import { useEffect, useState } from 'react'
import { watchMenuPresses } from '../../apps/host/menuPresses.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { type MenuRequest, menuRequestOf } from '../../ui/menu/menuRequest.ts'
import type { MenuCommands } from '../commands/ContextMenu.tsx'
import { ContextMenuLayer } from '../commands/ContextMenuLayer.tsx'

interface OpenMenu {
  readonly id: number
  readonly request: MenuRequest
}

export default function IconMenus() {
  const { view, timers } = useServices()
  const [open, setOpen] = useState<OpenMenu | null>(null)
  useEffect(() => {
    watchMenuPresses(view, timers)
    const requestMenu = (event: MouseEvent): void => {
      const icon = buttonAt(event.target)
      if (!icon) return
      event.preventDefault()
      setOpen({ id: Number(icon.dataset['iconId']), request: menuRequestOf(event) })
    }
    view.addEventListener('contextmenu', requestMenu)
    return () => view.removeEventListener('contextmenu', requestMenu)
  }, [view, timers])
  if (!open) return null
  const commands: MenuCommands = {
    close: () => setOpen(null),
    // An icon's menu has no command of a window, and a phone has nothing to repaint.
    perform: () => false,
    refresh: () => {},
  }
  return (
    <ContextMenuLayer
      commands={commands}
      target={{ type: 'icon', id: open.id }}
      request={open.request}
    />
  )
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button[data-icon-id]') : null
}
