import { appFor, type Purpose } from '../../../desktop/manifest.ts'
import { useDispatch } from '../../../desktop/store/DesktopProvider.tsx'
import type { AppViewProps } from '../app.ts'
import { useRegistry } from '../RegistryContext.tsx'
import { useOpen } from '../useOpen.ts'
import type { MenuActions } from './sharedRows.ts'

export function useMenuActions(open: AppViewProps['open']): MenuActions {
  const { manifests } = useRegistry()
  const dispatch = useDispatch()
  const askFor = (purpose: Purpose) =>
    appFor(purpose, manifests) ? () => dispatch({ type: 'app/asked', purpose }) : undefined
  return { open, openTarget: useOpen(), openHelp: askFor('help'), openSearch: askFor('search') }
}
