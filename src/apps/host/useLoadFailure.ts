/** Shows a message that code failed to load, and why: the network, or an update of the site in the meantime. */
import { useCallback } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import { useDispatch } from '../../desktop/store/DesktopProvider.tsx'

const CHANGED = {
  message: 'This site has been updated.\nReload it to go on.',
  tone: 'question',
  offersReload: true,
} as const

export interface LoadFailure {
  readonly title?: string
  readonly message: string
}

export function useLoadFailure(): (failure: LoadFailure) => void {
  const dispatch = useDispatch()
  const { version } = useServices()
  return useCallback(
    (failure) => {
      void version.hasChanged().then((hasChanged) => {
        const told = hasChanged ? { ...failure, ...CHANGED } : failure
        dispatch({ type: 'message/shown', ...told })
      })
    },
    [dispatch, version],
  )
}
