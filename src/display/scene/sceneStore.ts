/**
 * Holds the current scene and what the pointer does to it. It builds a scene only when asked for
 * one, at most once a change, and presents nothing itself: that is the frame scheduler's.
 */
import { equalBoxes, type Box } from '../../base/geometry/box.ts'
import { activeWindowId, windowById } from '../../desktop/selectors.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store.ts'
import { buildScene, NO_POINTER_STATE, type SceneOptions } from './buildScene.ts'
import type { PointerState, Scene, WindowSurface } from './types.ts'
import { windowSurface } from './windowSurface.ts'

export interface SceneStore {
  /** The scene of this moment; the same object until something it shows changed. */
  readonly current: () => Scene
  readonly pointerState: () => PointerState
  /** Changes the given fields; fields that stay equal wake nobody. */
  readonly setPointerState: (partial: Partial<PointerState>) => void
  /** Device pixels per CSS pixel from now on. */
  readonly setScale: (scale: number) => void
  /** The surface that a window would be at another box, in device pixels; null where there is no such window. */
  readonly surfaceAt: (id: WindowId, box: Box) => WindowSurface | null
  /** Says that labels break into other lines now, as after the font has loaded. */
  readonly labelsChanged: () => void
  /** Calls the listener when something that a scene depends on changed; returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void
}

interface SceneStoreOptions {
  readonly store: DesktopStore
  /** How scenes are built; the scale may be changed later. */
  readonly options: SceneOptions
}

// What the scene reads of the state; power and cookie banner, say, are not its business.
const READ = ['apps', 'appOrder', 'focusing', 'icons', 'viewport'] as const

export function createSceneStore({ store, options: given }: SceneStoreOptions): SceneStore {
  const listeners = new Set<() => void>()
  let options = given
  let pointerState = NO_POINTER_STATE
  let scene: Scene | undefined
  let builtFrom: DesktopState | undefined
  let stopListening: (() => void) | undefined

  const notify = (): void => {
    for (const listener of [...listeners]) listener()
  }
  const outdate = (): void => {
    builtFrom = undefined
    notify()
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
    pointerState: () => pointerState,
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
      return windowSurface(window, place, pointerState, box)
    },
    labelsChanged: outdate,
    subscribe: (listener) => {
      listeners.add(listener)
      stopListening ??= store.subscribe((state, previous) => {
        if (!readsSame(state, previous)) notify()
      })
      return () => {
        listeners.delete(listener)
        if (listeners.size > 0) return
        stopListening?.()
        stopListening = undefined
      }
    },
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
