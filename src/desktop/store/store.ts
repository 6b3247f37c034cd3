/** The one store of the desktop, for both React roots and all painters. Only `dispatch` changes it. */
import { createStore } from 'zustand/vanilla'
import type { Size } from '../../base/geometry/box.ts'
import type { DesktopAction } from '../actions.ts'
import type { Manifests } from '../manifest.ts'
import { reduceDesktop } from './reducer.ts'
import type { DesktopIcon, DesktopState } from '../state.ts'

export interface DesktopStore {
  readonly getState: () => DesktopState
  /** Called after every action that changed something. Returns the unsubscribe function. */
  readonly subscribe: (
    listener: (state: DesktopState, previous: DesktopState) => void,
  ) => () => void
  /** @throws Error `App not recognized {name}` when an app without a manifest is added. */
  readonly dispatch: (action: DesktopAction) => void
}

export interface DesktopStoreOptions {
  readonly manifests: Manifests
  readonly icons: readonly DesktopIcon[]
  readonly viewport: Size
}

export function createDesktopStore(options: DesktopStoreOptions): DesktopStore {
  const { manifests } = options
  const store = createStore<DesktopState>(() => initialState(options.icons, options.viewport))
  const dispatch = (action: DesktopAction): void => {
    if (action.type === 'window/sizeReported') {
      const { id, size } = action
      // oxlint-disable-next-line no-console -- a debug line is all that a reported size is for
      console.debug(`window ${id} reports ${size.width}x${size.height}`)
    }
    store.setState(reduceDesktop(store.getState(), action, manifests), true)
  }
  return { ...store, dispatch }
}

export function initialState(icons: readonly DesktopIcon[], viewport: Size): DesktopState {
  return {
    apps: [],
    nextAppID: 1,
    appOrder: [],
    focusing: 'DESKTOP',
    icons,
    arrangement: { auto: true, order: [] },
    selecting: false,
    powerState: 'START',
    viewport: { width: viewport.width, height: viewport.height },
  }
}
