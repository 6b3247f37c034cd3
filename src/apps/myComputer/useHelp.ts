import { useDispatch } from '../../desktop/store/DesktopProvider.tsx'
import { useRegistry } from '../host/RegistryContext.tsx'

/** Opens the help; undefined on a desktop that lacks it. */
export function useHelp(): (() => void) | undefined {
  const { manifests } = useRegistry()
  const dispatch = useDispatch()
  const hasHelp = [...manifests.values()].some((app) => 'isHelp' in app)
  return hasHelp ? () => dispatch({ type: 'help/asked' }) : undefined
}
