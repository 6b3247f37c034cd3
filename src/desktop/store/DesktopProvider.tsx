/** Provides the store to React. */
import { useSyncExternalStore } from 'react'
import { handedDown } from '../../base/kit/handedDown.ts'
import type { DesktopAction } from '../actions.ts'
import type { DesktopState } from '../state.ts'
import type { DesktopStore } from './store.ts'

export const [OSAppStateProvider, useOSAppState] = handedDown<DesktopStore>(
  'useOSAppState',
  'an OSAppStateProvider',
)

/** Renders again only if the value changes (`Object.is`), so a selector must not create objects. */
export function useDesktop<T>(selector: (state: DesktopState) => T): T {
  const { subscribe, getState } = useOSAppState()
  const read = (): T => selector(getState())
  return useSyncExternalStore(subscribe, read, read)
}

export function useDispatch(): (action: DesktopAction) => void {
  return useOSAppState().dispatch
}
