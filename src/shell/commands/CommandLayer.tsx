/** Shows what commands ask for: a window's menu, whose code is loaded when it is first asked for, or the switcher. */
import { useEffect, useSyncExternalStore } from 'react'
import { lazyModule } from '../../base/services/loading/lazyModule.ts'
import { useDispatch, useOSAppState } from '../../desktop/store/DesktopProvider.tsx'
import { ErrorBoundary } from '../../ui/ErrorBoundary.tsx'
import { Lazy } from '../../ui/Lazy.tsx'
import { useCommands } from './CommandContext.tsx'
import { listenForCommandKeys } from './commandKeys.ts'
import { Switcher } from './Switcher.tsx'

const windowMenu = lazyModule(() => import('./WindowMenu.tsx'))

export function CommandLayer({ view: browserWindow }: { readonly view: Window }) {
  const commands = useCommands()
  const store = useOSAppState()
  const dispatch = useDispatch()
  const view = useSyncExternalStore(commands.subscribe, commands.view)
  useEffect(
    () => listenForCommandKeys(browserWindow, commands, store),
    [browserWindow, commands, store],
  )
  if (view?.type === 'switcher') return <Switcher state={view} onChoose={commands.choose} />
  if (view?.type !== 'windowMenu') return null
  const failed = (): void => {
    commands.close()
    const message = 'The menu could not be loaded.\nCheck your connection and try again.'
    dispatch({ type: 'message/shown', message })
  }
  return (
    <ErrorBoundary key={view.id} onError={failed}>
      <Lazy module={windowMenu}>
        {({ default: WindowMenu }) => <WindowMenu commands={commands} id={view.id} at={view.at} />}
      </Lazy>
    </ErrorBoundary>
  )
}
