/**
 * For the bundler: which modules come in one file. Left alone, each module that two files share becomes a
 * file of its own, and a request costs more than some bytes.
 */
import { DOCUMENT_STYLES } from './styleSheetsPlugin.ts'

/** The entry of the pages, as vite.config.ts names it. */
export const PAGES_ENTRY = 'src/boot/pageScript.ts'
/** What `/` begins with: the program, and one of the layouts. */
const PROGRAM = ['src/app/main.ts', 'src/app/DesktopLayout.tsx', 'src/shell/phone/MobileLayout.tsx']

/** Each is fetched where it is chosen; what all of them need comes with the compositor. */
const RENDERERS = ['gl/WebGLRenderer.mjs', 'gpu/WebGPURenderer.mjs', 'canvas/CanvasRenderer.mjs']

/** What each document may begin with. */
const BASE =
  /\/src\/base\/(theme\/([^/]+\.css|(metrics|fonts)\.ts)|services\/report\.ts)$|vite\/preload-helper/
/** Neither what only painters share, nor menus, which come with the first that is opened. */
const SHARED =
  /\/src\/(?!display\/(compositor|overlay)|ui\/menu\/(?!menuLayer))|\/assets\/icons\/|node_modules\/(react|react-dom|scheduler|immer|zustand|valibot)\//

/** What a bundler tells of a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** @returns the bundler's way to ask which file a module belongs to, if any */
const named =
  (name: string, belongs: (id: string, graph: Graph) => boolean) =>
  (id: string, graph: Graph): string | null =>
    belongs(id, graph) ? name : null

export const CHUNKS = [
  DOCUMENT_STYLES,
  {
    // What the desktop uses too would else be among its shared parts, and a page would load them all.
    name: named(
      'base',
      (id, graph) =>
        BASE.test(id) || (/\/src\/.*\.ts$/.test(id) && isImportedBy([PAGES_ENTRY], id, graph)),
    ),
    priority: 2,
  },
  {
    name: named('shared', (id, graph) => SHARED.test(id) && isImportedBy(PROGRAM, id, graph)),
    includeDependenciesRecursively: false,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: named(
      'compositor',
      (id, graph) =>
        /\/src\/display\/compositor\/|node_modules\/@pixi\/react\//.test(id) ||
        RENDERERS.every((renderer) => isImportedBy([renderer], id, graph)),
    ),
  },
]

/**
 * Whether one of the entries imports a module without any `import()` on the way; not so for the
 * entries themselves.
 * @param entries paths that the modules' names end with
 * @param id as the bundler has it
 */
export function isImportedBy(entries: readonly string[], id: string, graph: Graph): boolean {
  const seen = new Set([id])
  // Modules may import each other in circles, and new ones are found while walking.
  for (const each of seen) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) {
      if (entries.some((entry) => importer.endsWith(`/${entry}`))) return true
      seen.add(importer)
    }
  }
  return false
}
