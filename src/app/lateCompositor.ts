/** The compositor and Pixi with it: the heaviest part, which only the desktop needs. */
import { lateModule } from '../services/lateModule.ts'
import type { Renderer } from './renderer.ts'

export const compositor = lateModule(() => import('../compositor/Compositor.tsx'))

/** Pixi asks for one of them only when it is about to paint. */
const renderers = {
  webgl: () => import('virtual:pixi/webgl'),
  canvas: () => import('virtual:pixi/canvas'),
} as const satisfies Record<Renderer, () => Promise<unknown>>

/** Has Pixi's part for a renderer fetched together with the rest. Never rejects: Pixi will tell. */
export function fetchRenderer(renderer: Renderer): void {
  renderers[renderer]().catch(() => {})
}
