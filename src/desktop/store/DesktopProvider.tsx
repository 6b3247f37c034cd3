/**
 * Hands the store down to React. The only React in this room, and no more than that: it makes no
 * store and renders nothing of its own. Another React root (Pixi's) mounts a provider of its own
 * around the same store.
 */
import { createContext, use, type ReactNode } from 'react'
import { useStore } from 'zustand/react'
import type { DesktopAction } from '../actions.ts'
import type { DesktopState } from '../state.ts'
import type { DesktopStore } from './store.ts'

const StoreContext = createContext<DesktopStore | null>(null)

interface ProviderProps {
  readonly store: DesktopStore
  readonly children: ReactNode
}

export function OSAppStateProvider({ store, children }: ProviderProps): ReactNode {
  return <StoreContext value={store}>{children}</StoreContext>
}

/**
 * The store itself, for what reads or dispatches outside of rendering.
 *
 * @throws Error `useOSAppState must be used within an OSAppStateProvider`
 */
export function useOSAppState(): DesktopStore {
  const store = use(StoreContext)
  if (store === null) throw new Error('useOSAppState must be used within an OSAppStateProvider')
  return store
}

/**
 * What the selector reads of the state. Renders again only when that is another value (`Object.is`),
 * so a selector must not make new objects: selectors.ts has those that keep identity.
 *
 * @throws Error as {@link useOSAppState}
 */
export function useDesktop<T>(selector: (state: DesktopState) => T): T {
  return useStore(useOSAppState(), selector)
}

/** @throws Error as {@link useOSAppState} */
export function useDispatch(): (action: DesktopAction) => void {
  return useOSAppState().dispatch
}
