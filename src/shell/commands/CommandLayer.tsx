/** Shows what commands ask for: the menu of a thing, whose code is loaded when the first is asked for, or the switcher. */
import { useEffect, useSyncExternalStore } from 'react'
import { report } from '../../base/services/report.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useLoadFailure } from '../../apps/host/useLoadFailure.ts'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Lazy } from '../../ui/Lazy.tsx'
import { useCommands } from './CommandContext.tsx'
import { askedBy } from '../../ui/menu/askedMenu.ts'
import { listenForCommandKeys } from './commandKeys.ts'
import type { CommandUi, CommandView } from './commandUi.ts'
import { Switcher } from './Switcher.tsx'

/** Not needed for the first paint. */
const menuPresses = lazyModule(() => import('../../apps/host/menuPresses.ts'))
const thingMenu = lazyModule(() => import('./ThingMenu.tsx'))

export function CommandLayer({ view: browserWindow }: { readonly view: Window }) {
  const commands = useCommands()
  const store = useOSAppState()
  const loadFailed = useLoadFailure()
  const { timers } = useServices()
  const view = useSyncExternalStore(commands.subscribe, commands.view)
  useEffect(
    () => listenForCommandKeys(browserWindow, commands, store),
    [browserWindow, commands, store],
  )
  useEffect(() => {
    menuPresses
      .load()
      .then(({ watchMenuPresses }) => watchMenuPresses(browserWindow, timers))
      .catch((error: unknown) => report('Menus open by right-click alone', error))
    return listenForDesktopMenu(browserWindow, commands)
  }, [browserWindow, commands, timers])
  if (view?.type === 'switcher') return <Switcher state={view} onChoose={commands.choose} />
  if (view?.type !== 'menu') return null
  const failed = (): void => {
    commands.close()
    loadFailed({
      message: 'The menu could not be loaded.\nCheck your connection and try again.',
    })
  }
  return (
    // A menu that is asked for while another one is open is another menu.
    <ErrorBoundary key={keyOf(view)} onError={failed}>
      <Lazy module={thingMenu}>
        {({ default: ThingMenu }) => (
          <ThingMenu commands={commands} thing={view.thing} asked={view.asked} />
        )}
      </Lazy>
    </ErrorBoundary>
  )
}

function keyOf({ thing, asked }: Extract<CommandView, { type: 'menu' }>): string {
  const which = 'id' in thing ? thing.id : ''
  return [thing.type, which, asked?.at.x, asked?.at.y].join(' ')
}

/** A key that asks for a menu while nothing has the focus asks for the desktop's. */
function listenForDesktopMenu(view: Window, commands: CommandUi): () => void {
  const open = (event: MouseEvent): void => {
    if (event.target !== view.document.body) return
    event.preventDefault()
    commands.openMenu({ type: 'desktop' }, askedBy(event))
  }
  view.addEventListener('contextmenu', open)
  return () => view.removeEventListener('contextmenu', open)
}
