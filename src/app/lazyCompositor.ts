/** The compositor and Pixi with it: the heaviest part, which only the desktop needs. */
import { lazyModule, type LazyModule } from '../base/services/loading/lazyModule.ts'
import type { Renderer } from '../boot/renderer.ts'

export const compositor = lazyModule(() => import('../display/compositor/Compositor.tsx'))

/**
 * What Pixi imports by itself when it is about to paint. It does not report when that fails, so these
 * parts are loaded before the compositor starts.
 */
export const rendererParts = {
  webgl: lazyModule(() => import('virtual:pixi/webgl')),
  canvas: lazyModule(() => import('virtual:pixi/canvas')),
} as const satisfies Record<Renderer, LazyModule<unknown>>
