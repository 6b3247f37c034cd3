/** Builds a scene on request, at most once per change, and presents nothing. */
import { createEmitter } from '../../base/kit/emitter.ts'
import { equalBoxes, type Box } from '../../base/geometry/box.ts'
import { activeWindowId, windowById } from '../../desktop/selectors.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { buildScene, NO_POINTER_STATE, type SceneOptions } from './buildScene.ts'
import type { PointerState, Scene, WindowSurface } from './types.ts'
import { windowSurface } from './windowSurface.ts'

export interface SceneStore {
  /** The same object until something that it shows changes. */
  readonly current: () => Scene
  readonly setPointerState: (partial: Partial<PointerState>) => void
  readonly setScale: (scale: number) => void
  /** At another box in device pixels, not maximized; null without such a window. */
  readonly surfaceAt: (id: WindowId, box: Box) => WindowSurface | null
  /** Call this when labels may break differently, for example after their font has loaded. */
  readonly labelsChanged: () => void
  readonly subscribe: (listener: () => void) => () => void
}

interface SceneStoreOptions {
  readonly store: DesktopStore
  readonly options: SceneOptions
}

// The fields that a scene depends on. Changes of others, such as the power state, build none.
const READ = ['apps', 'appOrder', 'focusing', 'icons', 'arrangement', 'viewport'] as const

export function createSceneStore({ store, options: given }: SceneStoreOptions): SceneStore {
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
    current: () => {
      const state = store.getState()
      if (scene === undefined || builtFrom === undefined || !readsSame(builtFrom, state)) {
        scene = buildScene(state, pointerState, options, scene)
        builtFrom = state
      }
      return scene
    },
    setPointerState: (partial) => {
      const next = { ...pointerState, ...partial }
      if (samePointerState(pointerState, next)) return
      pointerState = next
      outdate()
    },
    setScale: (scale) => {
      if (scale === options.scale) return
      options = { ...options, scale }
      outdate()
    },
    surfaceAt: (id, box) => {
      const state = store.getState()
      const window = windowById(state, id)
      if (window === undefined) return null
      const { scale } = options
      const place = { viewport: state.viewport, scale, activeId: activeWindowId(state), z: 0 }
      return windowSurface({ ...window, maximized: false }, place, pointerState, box)
    },
    labelsChanged: outdate,
    subscribe: changes.subscribe,
  }
}

function readsSame(a: DesktopState, b: DesktopState): boolean {
  return READ.every((key) => a[key] === b[key])
}

function samePointerState(a: PointerState, b: PointerState): boolean {
  return a.lifted === b.lifted && sameHot(a.hot, b.hot) && sameMarquee(a.marquee, b.marquee)
}

function sameHot(a: PointerState['hot'], b: PointerState['hot']): boolean {
  if (a === null || b === null) return a === b
  return a.id === b.id && a.button === b.button && a.pressed === b.pressed
}

function sameMarquee(a: PointerState['marquee'], b: PointerState['marquee']): boolean {
  if (a === null || b === null) return a === b
  return equalBoxes(a, b)
}
