/**
 * Hands the store down to React. Another React root (Pixi's) may mount a provider of its own around the
 * same store.
 */
import { useSyncExternalStore } from 'react'
import { handedDown } from '../../base/kit/handedDown.ts'
import type { DesktopAction } from '../actions.ts'
import type { DesktopState } from '../state.ts'
import type { DesktopStore } from './store.ts'

/** The store itself, for what reads or dispatches outside of rendering. */
export const [OSAppStateProvider, useOSAppState] = handedDown<DesktopStore>(
  'useOSAppState',
  'an OSAppStateProvider',
)

/**
 * What the selector reads of the state. Renders again only when that is another value (`Object.is`),
 * so a selector must not make new objects: selectors.ts has those that keep identity.
 */
export function useDesktop<T>(selector: (state: DesktopState) => T): T {
  const { subscribe, getState } = useOSAppState()
  const read = (): T => selector(getState())
  return useSyncExternalStore(subscribe, read, read)
}

export function useDispatch(): (action: DesktopAction) => void {
  return useOSAppState().dispatch
}
