import { useDispatch } from '../../../desktop/store/DesktopProvider.tsx'
import type { AppViewProps } from '../app.ts'
import { useRegistry } from '../RegistryContext.tsx'
import { useOpen } from '../useOpen.ts'
import type { Leader } from './leadingRows.ts'

/** What the rows of a window's menus need that lead out of it. */
export function useLeader(open: AppViewProps['open']): Leader {
  const { manifests, canSearch } = useRegistry()
  const dispatch = useDispatch()
  const hasHelp = [...manifests.values()].some((app) => 'isHelp' in app)
  return {
    open,
    openTarget: useOpen(),
    openHelp: hasHelp ? () => dispatch({ type: 'help/asked' }) : undefined,
    openSearch: canSearch ? () => dispatch({ type: 'search/asked' }) : undefined,
  }
}
