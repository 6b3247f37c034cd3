/**
 * Vite plugin that keeps Pixi small and early. Its index registers what a game needs: loaders of
 * pictures, masks, events. Nothing of it is used here, and while the index counts as a module with
 * effects, all three renderers are fetched for the one that is chosen.
 */
import type { Plugin } from 'vite'

/**
 * For every shader, those of the Canvas renderer included, Pixi opens a WebGL context to learn how
 * precise fragment shaders may be. The site uses WebGL 2 or none (src/app/renderer.ts), which always has the
 * highest precision (GLSL ES 3.00, 4.5.3).
 */
const PRECISION = `export const getMaxFragmentPrecision = () => 'highp'`

export function pixiPlugin(): Plugin {
  return {
    name: 'pixi',
    enforce: 'post',
    transform: {
      filter: { id: /\/pixi\.js\/lib\/(?:index|.*\/getMaxFragmentPrecision)\.mjs$/ },
      handler: (code, id) =>
        id.endsWith('/index.mjs')
          ? { code, map: null, moduleSideEffects: false }
          : { code: PRECISION, map: null },
    },
  }
}
