/** Long-press menus of icons that are buttons; links keep the browser's own menu. */
import { useLayoutEffect, useState } from 'react'
import { watchMenuPresses } from '../../apps/host/menus/menuPresses.ts'
import { perform } from '../../apps/host/perform.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { type MenuRequest, menuRequestOf } from '../../ui/menu/menuRequest.ts'
import { ContextMenuLayer } from '../commands/ContextMenuLayer.tsx'
import './lowScreen.css'

interface OpenMenu {
  readonly id: number
  readonly request: MenuRequest
}

export default function IconMenus() {
  const services = useServices()
  const { view, timers } = services
  const dispatch = useDispatch()
  const [open, setOpen] = useState<OpenMenu | null>(null)
  useLayoutEffect(() => {
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
  return (
    <ContextMenuLayer
      commands={{
        close: () => setOpen(null),
        perform: (effect, tell) => perform(effect, { services, dispatch, tell }),
      }}
      target={{ type: 'icon', id: open.id }}
      request={open.request}
    />
  )
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('button[data-icon-id]') : null
}
