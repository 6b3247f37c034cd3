/** Inlines style sheets during development: Vite serves them as scripts, too late and in any order. */
import path from 'node:path'
import type { ViteDevServer } from 'vite'

const STYLE_SHEET = /\.css$/

/**
 * Style elements for all statically imported sheets, in the order in which a browser would run
 * them. Vite's client finds and updates the elements by their attribute.
 * @param entry URL of the script: `/src/app/main.ts`
 */
export async function styleElements(server: ViteDevServer, entry: string): Promise<string> {
  const sheets = (await modulesOf(server, entry)).filter((url) => STYLE_SHEET.test(url))
  const elements = sheets.map(async (url) => {
    const { default: text } = (await server.ssrLoadModule(`${url}?inline`)) as { default: string }
    return `<style data-vite-dev-id="${path.posix.join(server.config.root, url)}">${text}</style>`
  })
  return (await Promise.all(elements)).join('\n')
}

/** URLs of the module and all its static imports within the project, in execution order. */
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
