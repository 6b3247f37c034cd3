/**
 * The style sheets of a document while developing. The bundler hands out each sheet as a script, so a
 * document would be shown without styles until its scripts have run, with its cascade layers in the order in
 * which they happened to run. The build puts the sheets into the document; so does this.
 */
import path from 'node:path'
import type { ViteDevServer } from 'vite'

const STYLE_SHEET = /\.css$/

/**
 * Style elements for all sheets that a script imports, directly or through other modules, in the order in
 * which a browser would run them. What is imported by `import()` is left out. Vite's client finds the elements by their
 * attribute and updates them when a sheet is edited.
 * @param entry address of the script: `/src/app/main.ts`
 */
export async function styleElements(server: ViteDevServer, entry: string): Promise<string> {
  const sheets = (await modulesOf(server, entry)).filter((url) => STYLE_SHEET.test(url))
  const elements = sheets.map(async (url) => {
    const { default: text } = (await server.ssrLoadModule(`${url}?inline`)) as { default: string }
    return `<style data-vite-dev-id="${path.posix.join(server.config.root, url)}">${text}</style>`
  })
  return (await Promise.all(elements)).join('\n')
}

/** Addresses of the project's own modules that a module needs before it runs, itself included, in running order. */
async function modulesOf(server: ViteDevServer, entry: string): Promise<readonly string[]> {
  const seen = new Set<string>()
  const ordered: string[] = []
  const visit = async (url: string): Promise<void> => {
    if (seen.has(url) || !url.startsWith('/src/')) return
    seen.add(url)
    const transformed = await server.environments.ssr.transformRequest(url)
    for (const imported of transformed?.deps ?? []) await visit(imported)
    ordered.push(url)
  }
  await visit(entry)
  return ordered
}
