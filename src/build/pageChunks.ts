/**
 * For the bundler: what the pages run in a browser. A module that the desktop uses too would else be
 * put among the desktop's shared parts, and a page would load all of these with it.
 */

/** The entry of the pages, as vite.config.ts names it. */
export const PAGES_ENTRY = 'src/pages/enhance.ts'

/** What a bundler tells of a module. */
interface Graph {
  getModuleInfo(id: string): { readonly importers: readonly string[] } | null
}

/** The site's own modules that the pages' entry imports, directly or not, in a file of their own. */
export const PAGE_CHUNK = {
  name: (id: string, graph: Graph): string | null =>
    isImportedByPages(id, graph) ? 'pageParts' : null,
  test: /\/src\/.*\.ts$/,
  priority: 2,
}

/**
 * Whether the entry imports a module without any `import()` on the way; not so for the entry itself.
 * @param id as the bundler has it
 */
export function isImportedByPages(id: string, graph: Graph): boolean {
  const seen = new Set([id])
  // Modules may import each other in circles, and new ones are found while walking.
  for (const each of seen) {
    for (const importer of graph.getModuleInfo(each)?.importers ?? []) {
      if (importer.endsWith(`/${PAGES_ENTRY}`)) return true
      seen.add(importer)
    }
  }
  return false
}
