/**
 * Holds the current scene and the state of the pointer. It builds a scene only on request and at most
 * once for each change. It presents nothing: the frame scheduler does that.
 */
import { createEmitter } from '../../base/kit/emitter.ts'
import { equalBoxes, type Box } from '../../base/geometry/box.ts'
import { activeWindowId, windowById } from '../../desktop/selectors.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { buildScene, NO_POINTER_STATE, type SceneOptions } from './buildScene.ts'
import type { PointerState, Scene, WindowSurface } from './types.ts'
import { windowSurface } from './windowSurface.ts'

export interface SceneStore {
  /** The scene of this moment; the same object until something it shows changed. */
  readonly current: () => Scene
  /** Changes the given fields. Listeners are called only if a value differs. */
  readonly setPointerState: (partial: Partial<PointerState>) => void
  /** Sets the ratio of device pixels to CSS pixels. */
  readonly setScale: (scale: number) => void
  /**
   * The surface that a window would have at another box (device pixels), where it is not maximized;
   * null if there is no such window.
   */
  readonly surfaceAt: (id: WindowId, box: Box) => WindowSurface | null
  /** Call this when labels break into other lines, for example after their font has loaded. */
  readonly labelsChanged: () => void
  /** Calls the listener whenever something changes that a scene depends on; the result unsubscribes it. */
  readonly subscribe: (listener: () => void) => () => void
}

interface SceneStoreOptions {
  readonly store: DesktopStore
  /** How scenes are built; the scale may be changed later. */
  readonly options: SceneOptions
}

// The fields that a scene depends on. A change of the others, such as the power state, builds none.
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
