import { lazyModule, type LazyModule } from '../base/services/loading/lazyModule.ts'
import type { Renderer } from '../boot/renderer.ts'

export const compositor = lazyModule(() => import('../display/compositor/Compositor.tsx'))

/** Pixi imports these before it paints but does not report failures, so they are loaded first. */
export const rendererParts = {
  webgl: lazyModule(() => import('virtual:pixi/webgl')),
  canvas: lazyModule(() => import('virtual:pixi/canvas')),
} as const satisfies Record<Renderer, LazyModule<unknown>>
