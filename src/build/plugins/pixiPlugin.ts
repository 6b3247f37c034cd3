/**
 * Vite plugin that keeps Pixi small and early. Its index registers what a game needs: loaders of
 * pictures, masks, events. Nothing of it is used here, and while the index counts as a module with
 * effects, all three renderers are fetched for the one that is chosen. That one Pixi asks for when it
 * is about to paint, by a name that it does not export: `virtual:pixi/webgl` and `virtual:pixi/canvas` are
 * the same modules, for who wants to know whether they came.
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const LIBRARY = path.dirname(createRequire(import.meta.url).resolve('pixi.js'))

const RENDERERS: Readonly<Record<string, string>> = {
  'virtual:pixi/webgl': 'rendering/renderers/gl/WebGLRenderer.mjs',
  'virtual:pixi/canvas': 'rendering/renderers/canvas/CanvasRenderer.mjs',
}

/** A module that holds nothing. */
const NOTHING = '\0pixi-nothing'

/**
 * For every shader, those of the Canvas renderer included, Pixi opens a WebGL context to learn how
 * precise fragment shaders may be. The site uses WebGL 2 or none (src/boot/renderer.ts), which always has the
 * highest precision (GLSL ES 3.00, 4.5.3).
 */
const PRECISION = `export const getMaxFragmentPrecision = () => 'highp'`

export function pixiPlugin(): Plugin {
  let isBuild = false
  return {
    name: 'pixi',
    enforce: 'post',
    configResolved({ command }) {
      isBuild = command === 'build'
    },
    resolveId: {
      filter: { id: /^virtual:pixi\// },
      handler: (id) => {
        const file = RENDERERS[id]
        if (file === undefined) return null
        // While developing, Pixi is bundled ahead as a whole; a module read past that bundle would be a second Pixi,
        // and its CommonJS dependencies would not load.
        return isBuild ? path.join(LIBRARY, file) : NOTHING
      },
    },
    load: { filter: { id: /^\0pixi-nothing$/ }, handler: () => 'export {}' },
    transform: {
      filter: { id: /\/pixi\.js\/lib\/(?:index|.*\/getMaxFragmentPrecision)\.mjs$/ },
      handler: (code, id) =>
        id.endsWith('/index.mjs')
          ? { code, map: null, moduleSideEffects: false }
          : { code: PRECISION, map: null },
    },
  }
}
