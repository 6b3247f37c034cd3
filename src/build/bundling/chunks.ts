/**
 * Tells the bundler which modules share a file. By default it creates a file for every module that
 * two files share, and a request costs more than a few bytes. Scripts of a first visit: a page loads 4, a phone 12, the
 * desktop in Canvas 2D 22; before there were groups it was 11, 31 and 41. Without `base` alone a page loads 221 KB; without
 * `documents` the document of `/` has 5 KB of styles that it does not need.
 *
 * A unit test fails when a list here names something that no longer exists.
 */
import type { StyleKind } from '../../site/document.ts'

export const PROGRAM_ENTRY = 'index.html'
export const PAGES_ENTRY = 'src/boot/pageScript.ts'
export const PAGE_STYLES = 'src/boot/pageStyles.ts'
/** Kinds of pages, with the folders of their documents. */
const KINDS = {
  article: 'article',
  list: 'postList',
  profile: 'profile',
  resume: 'resume',
  help: 'help',
} as const satisfies Record<StyleKind, string>
/** Calls `make` for each kind of page. */
export function byKind<Made>(
  make: (kind: StyleKind, folder: string) => Made,
): Readonly<Record<StyleKind, Made>> {
  const made = Object.entries(KINDS).map(([kind, folder]) => [
    kind,
    make(kind as StyleKind, folder),
  ])
  return Object.fromEntries(made) as Record<StyleKind, Made>
}
/** Import the additional style sheets of one kind of page (src/site/document.ts). */
export const KIND_STYLES = byKind((kind) => `src/boot/${kind}Styles.ts`)
export const DOCUMENT_SHEETS = /\/src\/documents\/.*\.css$/
export const KIND_SHEETS = byKind((_, folder) => new RegExp(`/src/documents/${folder}/.*\\.css$`))
/** Serves a search box and a folded list of contents, in pages and in windows. */
const AT_HAND = /\/src\/documents\/(?:searchBox\/attachSearch|article\/contents\/foldedList)\.ts$/
/** Of two kinds of pages. */
const SEARCH_SHEET = /\/src\/documents\/searchBox\/.*\.css$/
/** What `/` starts with: the program and one of the layouts. */
export const PROGRAM = [
  PROGRAM_ENTRY,
  'src/app/DesktopLayout.tsx',
  'src/shell/phone/MobileLayout.tsx',
]

const JOURNEY = 'src/journey/followJourney.ts'
const BOXES = /\/src\/base\/geometry\/box\.ts$/
/** Of these, what a phone loads. */
const ON_PHONES = [PROGRAM_ENTRY, 'src/shell/phone/MobileLayout.tsx']

/** Below Pixi's renderers. A visit loads one; the compositor's file contains what all need. */
export const RENDERERS = [
  'gl/WebGLRenderer.mjs',
  'gpu/WebGPURenderer.mjs',
  'canvas/CanvasRenderer.mjs',
]

/** What every document starts with, besides what the pages import. */
export const BASE = [
  /\/src\/base\/theme\/[^/]+\.css$/,
  /\/src\/base\/theme\/metrics\.ts$/,
  /\/src\/base\/theme\/fonts\.ts$/,
  /\/src\/base\/services\/report\.ts$/,
]
/** Loaded when an interactive figure comes near: that of the owner, and what all of them need. */
const FIGURE_ENTRIES = ['live.ts', 'src/documents/living/watchFigures.ts']
const ONLY_PAGES = /\/src\/site\/browser\//
/** Whether visits are counted. On its own this would be a file of a few bytes. */
const COUNTING = /virtual:counting$/
const PRELOADER = /vite\/preload-helper/

/** Shared by the program and its layouts, but loaded with something else, such as a painter. */
export const NOT_SHARED = [
  /\/src\/desktop\/(?:arranging|iconGrid)\.ts$/,
  /\/src\/display\/(?:compositor|overlay|skin)\//,
  /\/src\/ui\/menu\/(?!menuLayer)/,
  /\/src\/ui\/tip\./,
  /virtual:art$/,
]
export const SHARED_PACKAGES = ['react', 'react-dom', 'scheduler', 'immer', 'zustand', 'valibot']

function isBase(id: string): boolean {
  return BASE.some((each) => each.test(id)) || PRELOADER.test(id) || COUNTING.test(id)
}

function mayBeShared(id: string): boolean {
  if (NOT_SHARED.some((each) => each.test(id))) return false
  if (SHARED_PACKAGES.some((name) => id.includes(`/node_modules/${name}/`))) return true
  return ['/src/', '/assets/icons/', 'virtual:'].some((place) => id.includes(place))
}

interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** Returns a function that names the file of a module; null leaves the choice to the bundler. */
const named =
  (name: string, belongs: (id: string, graph: Graph) => boolean) =>
  (id: string, graph: Graph): string | null =>
    belongs(id, graph) ? name : null

export const CHUNKS = [
  // Every page inlines its styles, so it should contain none of another kind.
  ...Object.entries({ ...KIND_SHEETS, searchBox: SEARCH_SHEET }).map(([name, test]) => ({
    name,
    test,
    priority: 4,
  })),
  {
    // Shared by pages and windows, but not needed for the desktop's first paint.
    name: 'documents',
    test: (id: string) => DOCUMENT_SHEETS.test(id) || AT_HAND.test(id),
    includeDependenciesRecursively: false,
    priority: 3,
  },
  {
    // Otherwise these would be among the desktop's shared parts, and pages would load all of them.
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
    // What interactive figures share with the desktop, without the rest of what the desktop shares.
    name: (id: string, graph: Graph) => {
      const isShared = mayBeShared(id) || /\/src\/display\/scene\//.test(id)
      if (!isShared || !isImportedBy(FIGURE_ENTRIES, id, graph)) return null
      // The desktop's shared parts, which phones load as well, need boxes.
      if (BOXES.test(id) || isImportedBy(ON_PHONES, id, graph)) return 'figures'
      return isImportedBy(PROGRAM, id, graph) ? 'drawnFigures' : null
    },
    includeDependenciesRecursively: false,
    priority: 1.5,
  },
  {
    name: named('shared', (id, graph) => mayBeShared(id) && isImportedBy(PROGRAM, id, graph)),
    includeDependenciesRecursively: false,
    minShareCount: 2,
    priority: 1,
  },
  {
    // Both layouts load it after the first paint, before anybody asks for what it shares with windows.
    name: named('journey', (id, graph) => isImportedBy([JOURNEY], id, graph)),
    includeDependenciesRecursively: false,
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

/** Whether an entry statically imports a module, directly or not; false for entries themselves. */
export function isImportedBy(entries: readonly string[], id: string, graph: Graph): boolean {
  const seen = new Set([id])
  // Modules may import each other in cycles. The loop also visits modules added on the way.
  for (const each of seen) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) {
      if (entries.some((entry) => importer.endsWith(`/${entry}`))) return true
      seen.add(importer)
    }
  }
  return false
}
