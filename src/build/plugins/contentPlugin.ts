/**
 * Vite plugin: offers the content as virtual modules (contentModules.ts), and stops the build at mistakes in
 * the content. While developing it shows them over the page instead; a changed article or picture reloads it.
 */
import path from 'node:path'
import { normalizePath, type Plugin, type ViteDevServer } from 'vite'
import { allArticles } from '../content/articles/articleFiles.ts'
import { ARTICLE_FILE } from '../content/articles/article.ts'
import { heldBack, type PublishingRules } from '../content/articles/publishing.ts'
import { checkContent } from '../content/checks/checkContent.ts'
import { CONTENT_MODULES } from '../content/contentModules.ts'
import { ContentError } from '../content/problems/problem.ts'
import { readContent } from '../content/readContent.ts'

/** By convention of bundlers: the leading zero byte keeps other plugins off. */
const MARK = '\0'
/** A file is reported when an editor begins to write it: read at once, it may be empty. */
const SETTLED_MS = 60
const WATCHED = ['src/content', 'assets/images']

/** @throws {ContentError} naming every mistake */
function assertNoMistakes(root: string, rules: PublishingRules): void {
  const problems = checkContent(readContent(root), rules)
  if (problems.length > 0) throw new ContentError(problems)
}

/** @returns undefined if the content has no mistakes */
function describeMistakes(root: string, rules: PublishingRules): string | undefined {
  try {
    assertNoMistakes(root, rules)
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
      if (isOurs || ARTICLE_FILE.test(id)) moduleGraph.invalidateModule(module)
    }
  }
}

/** Reloads the page, or shows the mistakes over it, whenever the content changes. */
function followChanges(server: ViteDevServer, root: string, rules: PublishingRules): void {
  const folders = WATCHED.map((folder) => path.join(root, folder) + path.sep)
  let mistakes: string | undefined
  const show = (): void => {
    if (mistakes === undefined) return
    server.ws.send({ type: 'error', err: { message: mistakes, stack: '', plugin: 'content' } })
  }
  const check = (): void => {
    mistakes = describeMistakes(root, rules)
    if (mistakes !== undefined) server.config.logger.error(mistakes)
  }
  const update = (): void => {
    forgetModules(server)
    check()
    if (mistakes === undefined) server.ws.send({ type: 'full-reload' })
    else show()
  }
  let timer: NodeJS.Timeout | undefined
  check()
  // A page that is loaded later must show the mistakes, too.
  server.ws.on('connection', show)
  server.watcher.on('all', (_event, file) => {
    if (!folders.some((folder) => file.startsWith(folder))) return
    // Vite restarts itself when a file changes that its configuration imports, such as site.ts, and then
    // reloads the page. If the page reloaded earlier, no server would answer it.
    if (server.config.configFileDependencies.includes(normalizePath(file))) return
    clearTimeout(timer)
    timer = setTimeout(update, SETTLED_MS)
  })
}

/** One line for each article that the site leaves out. */
function describeHeldBack(root: string, rules: PublishingRules): readonly string[] {
  return allArticles(root).flatMap((article) => {
    const reason = heldBack(article, rules)
    return reason === undefined ? [] : [`${article.place} is left out: it ${reason}.`]
  })
}

export function contentPlugin(): Plugin {
  let root = ''
  let rules: PublishingRules
  return {
    name: 'content',
    configResolved(config) {
      root = config.root
      const today = new Date().toISOString().slice(0, 10)
      rules = { today, isDeveloping: config.command === 'serve' }
      // In a hook that belongs to a bundle, the bundler would wrap the error in one of its own, with a stack.
      if (config.command !== 'build') return
      assertNoMistakes(root, rules)
      for (const line of describeHeldBack(root, rules)) config.logger.warnOnce(line)
    },
    configureServer: (server) => followChanges(server, root, rules),
    resolveId: (id) => (CONTENT_MODULES.has(id) ? MARK + id : undefined),
    load(id) {
      const name = id.startsWith(MARK) ? id.slice(MARK.length) : ''
      const module = CONTENT_MODULES.get(name)
      if (module?.serverOnly !== undefined && this.environment.config.consumer !== 'server')
        this.error(`${name} ${module.serverOnly}`)
      return module?.write(root, rules)
    },
  }
}
