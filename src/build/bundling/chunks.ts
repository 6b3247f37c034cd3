/**
 * Tells the bundler which modules share a file. Left alone, it makes a file of every module that two files
 * share, and a request costs more than a few bytes. Scripts of a first visit, compressed, without the groups
 * and with them: a page 11 files of 4.2 KB, now 2 of 3.4; a phone 31 of 106 KB, now 6 of 102; the desktop in
 * Canvas 2D 41 of 273 KB, now 9 of 263. Each group alone: without `base` a page loads 221 KB, without `shared`
 * the desktop loads 29 files, without `compositor` 15; without `documents` the document of `/` has 5 KB of styles
 * that it does not need, since they join those of every document.
 *
 * A unit test fails when a list here names something that no longer exists.
 */
import type { StyleKind } from '../../site/document.ts'

/** The document of `/`, whose script is the program. */
export const PROGRAM_ENTRY = 'index.html'
/** The entry of all other pages. */
export const PAGES_ENTRY = 'src/boot/pageScript.ts'
/** Imports the style sheets that all pages need, none of which the program needs. */
export const PAGE_STYLES = 'src/boot/pageStyles.ts'
/** Import those that one kind of pages needs besides (src/site/document.ts). */
export const KIND_STYLES = {
  article: 'src/boot/articleStyles.ts',
  list: 'src/boot/listStyles.ts',
  profile: 'src/boot/profileStyles.ts',
  resume: 'src/boot/resumeStyles.ts',
  help: 'src/boot/helpStyles.ts',
} as const satisfies Record<StyleKind, string>
/** The sheets that a page and a window of the same content share. */
export const DOCUMENT_SHEETS = /\/src\/documents\/.*\.css$/
/** Those of one kind of pages. */
export const KIND_SHEETS: Readonly<Record<StyleKind, RegExp>> = {
  article: /\/src\/documents\/article\/.*\.css$/,
  list: /\/src\/documents\/postList\/.*\.css$/,
  profile: /\/src\/documents\/profile\/.*\.css$/,
  resume: /\/src\/documents\/resume\/.*\.css$/,
  help: /\/src\/documents\/help\/.*\.css$/,
}
/** What `/` begins with: the program, and one of the layouts. */
export const PROGRAM = [
  PROGRAM_ENTRY,
  'src/app/DesktopLayout.tsx',
  'src/shell/phone/MobileLayout.tsx',
]

/** Below Pixi's renderers. A visit loads one of them; what all of them need is in the compositor's file. */
export const RENDERERS = [
  'gl/WebGLRenderer.mjs',
  'gpu/WebGPURenderer.mjs',
  'canvas/CanvasRenderer.mjs',
]

/** What every document begins with, besides what the pages import. */
export const BASE = [
  /\/src\/base\/theme\/[^/]+\.css$/,
  /\/src\/base\/theme\/metrics\.ts$/,
  /\/src\/base\/theme\/fonts\.ts$/,
  /\/src\/base\/services\/report\.ts$/,
]
/** What pages alone run; a phone loads the base as well. */
const ONLY_PAGES = /\/src\/site\/browser\//
/** Whether visits are counted: by itself it would be a file of a few bytes. */
const COUNTING = /virtual:counting$/
/** What stands on the START button of every layout. */
const EMBLEM = /virtual:emblem$/
/** A part of Vite itself, which loads style sheets of lazy modules. */
const PRELOADER = /vite\/preload-helper/

/** Sources that the program and its layouts share, yet load with something else: the desktop, a painter, or a first menu. */
export const NOT_SHARED = [
  /\/src\/desktop\/(?:arranging|iconGrid)\.ts$/,
  /\/src\/display\/(?:compositor|overlay|skin)\//,
  /\/src\/ui\/menu\/(?!menuLayer)/,
]
export const SHARED_PACKAGES = ['react', 'react-dom', 'scheduler', 'immer', 'zustand', 'valibot']

function isBase(id: string): boolean {
  return BASE.some((each) => each.test(id)) || PRELOADER.test(id) || COUNTING.test(id)
}

function mayBeShared(id: string): boolean {
  if (id.includes('/assets/icons/') || EMBLEM.test(id)) return true
  if (SHARED_PACKAGES.some((name) => id.includes(`/node_modules/${name}/`))) return true
  return id.includes('/src/') && !NOT_SHARED.some((each) => each.test(id))
}

/** The part of the bundler's graph that the groups read. */
interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** @returns the function by which the bundler asks for the file of a module; null leaves it to the bundler */
const named =
  (name: string, belongs: (id: string, graph: Graph) => boolean) =>
  (id: string, graph: Graph): string | null =>
    belongs(id, graph) ? name : null

export const CHUNKS = [
  // Every page holds its styles, so it should hold none of another kind.
  ...Object.entries(KIND_SHEETS).map(([name, test]) => ({ name, test, priority: 4 })),
  {
    // Style sheets that pages and windows share, and the first paint of the desktop does not need.
    name: 'documents',
    test: DOCUMENT_SHEETS,
    priority: 3,
  },
  {
    // Otherwise modules that the desktop uses, too, are among its shared parts, and pages load all of these.
    name: named(
      'base',
      (id, graph) =>
        isBase(id) ||
        (/\/src\/.*\.ts$/.test(id) &&
          !id.endsWith(`/${PAGE_STYLES}`) &&
          !ONLY_PAGES.test(id) &&
          isImportedBy([PAGES_ENTRY], id, graph)),
    ),
    priority: 2,
  },
  {
    name: named('shared', (id, graph) => mayBeShared(id) && isImportedBy(PROGRAM, id, graph)),
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
