/**
 * Vite plugin: offers the content as virtual modules (contentModules.ts), and stops the build at mistakes in
 * the content. While developing it shows them over the page instead; a changed article or picture reloads it.
 */
import path from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { checkContent } from '../content/checks/checkContent.ts'
import { CONTENT_MODULES } from '../content/contentModules.ts'
import { ContentError } from '../content/problems/problem.ts'
import { readContent } from '../content/readContent.ts'

/** By convention of bundlers: the leading zero byte keeps other plugins off. */
const MARK = '\0'
const WATCHED = ['src/content', 'assets/images']

/** @throws {ContentError} naming every mistake */
function assertNoMistakes(root: string): void {
  const problems = checkContent(readContent(root))
  if (problems.length > 0) throw new ContentError(problems)
}

/** @returns undefined if the content has no mistakes */
function describeMistakes(root: string): string | undefined {
  try {
    assertNoMistakes(root)
    return undefined
  } catch (error) {
    if (error instanceof ContentError) return error.message
    throw error
  }
}

/** Forgets the articles, too: they name pictures, whose addresses change with their content. */
function forgetModules({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      const isOurs = id.startsWith(MARK) && CONTENT_MODULES.has(id.slice(MARK.length))
      if (isOurs || id.endsWith('.mdx')) moduleGraph.invalidateModule(module)
    }
  }
}

/** Reloads the page, or shows the mistakes over it, whenever the content changes. */
function followChanges(server: ViteDevServer, root: string): void {
  const folders = WATCHED.map((folder) => path.join(root, folder) + path.sep)
  let mistakes: string | undefined
  const show = (): void => {
    if (mistakes === undefined) return
    server.ws.send({ type: 'error', err: { message: mistakes, stack: '', plugin: 'content' } })
  }
  const check = (): void => {
    mistakes = describeMistakes(root)
    if (mistakes !== undefined) server.config.logger.error(mistakes)
  }
  check()
  // A page that is loaded later must show the mistakes, too.
  server.ws.on('connection', show)
  server.watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return
    // Vite restarts itself when a file changes that its configuration imports, such as site.ts, and then
    // reloads the page. If the page reloaded earlier, no server would answer it.
    if (server.config.configFileDependencies.includes(normalizePath(file))) return
    forgetModules(server)
    check()
    if (mistakes === undefined) server.ws.send({ type: 'full-reload' })
    else show()
  })
}

export function contentPlugin(): Plugin {
  let root = ''
  return {
    name: 'content',
    configResolved(config) {
      root = config.root
      // In a hook that belongs to a bundle, the bundler would wrap the error in one of its own, with a stack.
      if (config.command === 'build') assertNoMistakes(root)
    },
    configureServer: (server) => followChanges(server, root),
    resolveId: (id) => (CONTENT_MODULES.has(id) ? MARK + id : undefined),
    load(id) {
      const name = id.startsWith(MARK) ? id.slice(MARK.length) : ''
      const module = CONTENT_MODULES.get(name)
      if (module?.serverOnly !== undefined && this.environment.config.consumer !== 'server')
        this.error(`${name} ${module.serverOnly}`)
      return module?.write(root)
    },
  }
}
