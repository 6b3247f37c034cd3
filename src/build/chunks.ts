/**
 * For the bundler: which modules come in one file. Left alone, each module that two files share becomes a
 * file of its own, and a request costs more than some bytes.
 */
import { DOCUMENT_STYLES } from './styleSheetsPlugin.ts'

/** The entry of the pages, as vite.config.ts names it. */
export const PAGES_ENTRY = 'src/pages/enhance.ts'
/** What `/` begins with: the program, and one of the layouts. */
const PROGRAM = [
  'src/app/start.tsx',
  'src/app/DesktopLayout.tsx',
  'src/shell/mobile/MobileLayout.tsx',
]

/** What a bundler tells of a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Named like its file, or null where a module does not belong to it. */
type Naming = (id: string, graph: Graph) => string | null

/** @param entries as the site's sources name them */
const whatIsImportedBy =
  (name: string, entries: readonly string[]): Naming =>
  (id, graph) =>
    isImportedBy(entries, id, graph) ? name : null

export const CHUNKS = [
  DOCUMENT_STYLES,
  // What each document begins with, and what the first script of `/` imports: nothing else.
  {
    name: 'base',
    test: /\/src\/(theme\/([^/]+\.css|(metrics|fonts)\.ts)|app\/(layouts|lateCompositor|renderer)\.ts|services\/(report|lateModule|retryingImport|addressSwitches)\.ts)$/,
    priority: 3,
  },
  { name: 'preload', test: /vite\/preload-helper/, priority: 3 },
  // What the desktop uses too would else be among its shared parts, and a page would load them all.
  { name: whatIsImportedBy('pageParts', [PAGES_ENTRY]), test: /\/src\/.*\.ts$/, priority: 2 },
  {
    name: 'react',
    test: /node_modules\/(react|react-dom|scheduler)\//,
    priority: 2,
  },
  {
    name: whatIsImportedBy('shared', PROGRAM),
    // Neither what only painters share, nor menus, which come with the first that is opened.
    test: /\/src\/(?!compositor|overlay|scene|skin|ui\/menu\/(?!menuLayer))|\/assets\/icons\/|node_modules\/(immer|zustand|valibot)\//,
    includeDependenciesRecursively: false,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: whatIsImportedBy('painting', ['src/app/DesktopLayout.tsx']),
    test: /\/src\/(skin|scene)\//,
    includeDependenciesRecursively: false,
    minShareCount: 2,
    priority: 1,
  },
  // With what of Pixi is needed whichever renderer is chosen.
  { name: 'compositor', test: /\/src\/compositor\/|node_modules\/@pixi\/react\// },
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
