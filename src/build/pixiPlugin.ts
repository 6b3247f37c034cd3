/**
 * Vite plugin that keeps Pixi small and early. Its index registers what a game needs: loaders of
 * pictures, masks, events. Nothing of it is used here, and while the index counts as a module with
 * effects, all three renderers are fetched for the one that is chosen.
 */
import type { Plugin } from 'vite'

export function pixiPlugin(): Plugin {
  return {
    name: 'pixi',
    enforce: 'post',
    transform: {
      filter: { id: /\/pixi\.js\/lib\/index\.mjs$/ },
      handler: (code) => ({ code, map: null, moduleSideEffects: false }),
    },
  }
}
