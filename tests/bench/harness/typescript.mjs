// @ts-check
/** Lets the bench, which runs as it is, use modules that are written in TypeScript. */
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { ROOT } from '../../../src/build/scripts/root.mjs'

/** As deep below the root as the modules bundled into it: some find the root from their own place. */
const BUNDLES = path.join(ROOT, '.cache/bench')

/**
 * Bundles a module with all of ours that it imports and loads it. The code that runs is the code
 * that the site ships, not one slowed down by a loader.
 * @param {string} file path below the root, in a folder of a folder
 * @returns {Promise<any>} the module's exports
 */
export async function importTypeScript(file) {
  const { name } = path.parse(file)
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: path.join(ROOT, file),
      outDir: BUNDLES,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
    },
  })
  return import(pathToFileURL(path.join(BUNDLES, `${name}.mjs`)).href)
}
