import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react'
import { report } from '../../base/services/report.ts'
import { useRegistry } from '../../apps/host/RegistryContext.tsx'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { type CommandUi, useCommands } from './commandUi.ts'
import { menuRequestOf } from '../../ui/menu/menuRequest.ts'
import { listenForCommandKeys } from './commandKeys.ts'
import { ContextMenuLayer } from './ContextMenuLayer.tsx'
import { Switcher } from './Switcher.tsx'

const desktopMenus = lazyModule(() => import('../../apps/host/menus/desktopMenus.ts'))

export function CommandLayer({ view: browserWindow }: { readonly view: Window }) {
  const commands = useCommands()
  const store = useOSAppState()
  const { timers } = useServices()
  const view = useSyncExternalStore(commands.subscribe, commands.view)
  const registry = useRegistry()
  useLayoutEffect(
    () => listenForCommandKeys(browserWindow, { ui: commands, commands: registry.commands, store }),
    [browserWindow, commands, registry, store],
  )
  useEffect(() => {
    desktopMenus
      .load()
      .then(({ watchMenuPresses, hideUselessMenus }) => {
        watchMenuPresses(browserWindow, timers)
        hideUselessMenus(browserWindow)
      })
      .catch((error: unknown) =>
        report('Menus open by right-click alone, and the browser shows its own everywhere', error),
      )
    return listenForDesktopMenu(browserWindow, commands)
  }, [browserWindow, commands, timers])
  if (view?.type === 'switcher') return <Switcher state={view} onChoose={commands.choose} />
  if (view?.type !== 'menu') return null
  return <ContextMenuLayer commands={commands} target={view.target} request={view.request} />
}

/** The menu key opens the desktop's menu if nothing has the focus. */
function listenForDesktopMenu(view: Window, commands: CommandUi): () => void {
  const open = (event: MouseEvent): void => {
    if (event.target !== view.document.body) return
    event.preventDefault()
    commands.openMenu({ type: 'desktop' }, menuRequestOf(event))
  }
  view.addEventListener('contextmenu', open)
  return () => view.removeEventListener('contextmenu', open)
}
