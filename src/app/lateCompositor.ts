/** The compositor and Pixi with it: the heaviest part, which only the desktop needs. */
import { lateModule, type LateModule } from '../services/lateModule.ts'
import type { Renderer } from './renderer.ts'

export const compositor = lateModule(() => import('../compositor/Compositor.tsx'))

/**
 * What Pixi fetches by itself when it is about to paint. It tells nobody when that does not come, so
 * whoever starts the compositor waits for it first.
 */
export const rendererParts = {
  webgl: lateModule(() => import('virtual:pixi/webgl')),
  canvas: lateModule(() => import('virtual:pixi/canvas')),
} as const satisfies Record<Renderer, LateModule<unknown>>
