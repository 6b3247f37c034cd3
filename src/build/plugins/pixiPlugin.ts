/**
 * Vite plugin that keeps Pixi small and loads it early. While Pixi's index counts as a module with
 * side effects, the desktop loads 316 KB of compressed scripts instead of 263 (Canvas 2D) or 273
 * (WebGL). `virtual:pixi/webgl` and `virtual:pixi/canvas` are the renderers that Pixi imports
 * lazily, by a path that the package does not export.
 */
import { createRequire } from 'node:module'
import path from 'node:path'
import type { Plugin } from 'vite'

const LIBRARY = path.dirname(createRequire(import.meta.url).resolve('pixi.js'))

const RENDERERS: Readonly<Record<string, string>> = {
  'virtual:pixi/webgl': 'rendering/renderers/gl/WebGLRenderer.mjs',
  'virtual:pixi/canvas': 'rendering/renderers/canvas/CanvasRenderer.mjs',
}

const NOTHING = '\0pixi-nothing'

/**
 * Below Pixi's `lib`: the module that detects the precision of fragment shaders.
 * @internal exported for the test that fails when Pixi renames it
 */
export const PRECISION_MODULE = 'rendering/renderers/gl/shader/program/getMaxFragmentPrecision.mjs'
/** It opens a WebGL context even for Canvas 2D. WebGL 2, the only one used, always has `highp`. */
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
        // Pixi is prebundled as a whole; a module loaded past that bundle would be a second Pixi.
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
