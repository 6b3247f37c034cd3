/** Builds a scene on request, at most once per change, and presents nothing. */
import { createEmitter } from '../../base/kit/emitter.ts'
import { keep } from '../../base/kit/keep.ts'
import type { Box } from '../../base/geometry/box.ts'
import { activeWindowId, windowById } from '../../desktop/selectors.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { buildScene, NO_POINTER_STATE, type SceneOptions } from './buildScene.ts'
import type { PointerState, Scene, WindowSurface } from './types.ts'
import { windowSurface } from './windowSurface.ts'

export type SceneStore = ReturnType<typeof createSceneStore>

interface SceneStoreOptions {
  readonly store: DesktopStore
  readonly options: SceneOptions
}

// The fields that a scene depends on. Changes of others, such as the power state, build none.
const READ = ['apps', 'appOrder', 'focusing', 'icons', 'arrangement', 'viewport'] as const

export function createSceneStore({ store, options: given }: SceneStoreOptions) {
  let options = given
  let pointerState = NO_POINTER_STATE
  let scene: Scene | undefined
  let builtFrom: DesktopState | undefined
  const changes = createEmitter(() =>
    store.subscribe((state, previous) => {
      if (!readsSame(state, previous)) changes.emit()
    }),
  )
  const outdate = (): void => {
    builtFrom = undefined
    changes.emit()
  }
  return {
    /** The same object until something that it shows changes. */
    current: (): Scene => {
      const state = store.getState()
      if (scene === undefined || builtFrom === undefined || !readsSame(builtFrom, state)) {
        scene = buildScene(state, pointerState, options, scene)
        builtFrom = state
      }
      return scene
    },
    setPointerState: (partial: Partial<PointerState>): void => {
      const next = keep(pointerState, { ...pointerState, ...partial })
      if (next === pointerState) return
      pointerState = next
      outdate()
    },
    setScale: (scale: number): void => {
      if (scale === options.scale) return
      options = { ...options, scale }
      outdate()
    },
    /** At another box in device pixels, not maximized; null without such a window. */
    surfaceAt: (id: WindowId, box: Box): WindowSurface | null => {
      const state = store.getState()
      const window = windowById(state, id)
      if (window === undefined) return null
      const { scale } = options
      const place = { viewport: state.viewport, scale, activeId: activeWindowId(state), z: 0 }
      return windowSurface({ ...window, maximized: false }, place, pointerState, box)
    },
    /** Call this when labels may break differently, for example after their font has loaded. */
    labelsChanged: outdate,
    subscribe: changes.subscribe,
  }
}

function readsSame(a: DesktopState, b: DesktopState): boolean {
  return READ.every((key) => a[key] === b[key])
}
