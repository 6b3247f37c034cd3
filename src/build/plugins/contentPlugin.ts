/**
 * Vite plugin: offers the content as virtual modules (contentModules.ts), and stops the build at mistakes in
 * the content. While developing, the site goes on without an article that has mistakes, whose page says what
 * they are (src/build/dev), and other mistakes are shown over every page. Changed content reloads it.
 */
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { allArticles } from '../content/articles/articleFiles.ts'
import {
  heldBack,
  previewedArticles,
  type PublishingRules,
} from '../content/articles/publishing.ts'
import { CONTENT_MODULES } from '../content/contentModules.ts'
import { previewPath } from '../../owner/paths.ts'
import type { ContentSource } from '../content/contentSource.ts'
import { ContentError, describeProblems } from '../content/problems/problem.ts'
import { publishingRules } from './publishingRules.ts'

/** By convention of bundlers: the leading zero byte keeps other plugins off. */
const MARK = '\0'
/** A file is reported when an editor begins to write it: read at once, it may be empty. */
const SETTLED_MS = 60
/** Whatever the site shows now, the owner may begin to write. */
const OWN_FOLDERS = ['src/content', 'assets/images']

/**
 * Articles name pictures, whose addresses change with their content; art and style sheets follow the owner's
 * icons, menu, wallpaper and hue.
 */
const DEPENDENT = /\.mdx?$|^\0virtual:(?:art|start-icons|theme)$|\.css(?:\?|$)/

/** Has everything that is made of the content made again. */
function forgetModules({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      const isOurs = id.startsWith(MARK) && CONTENT_MODULES.has(id.slice(MARK.length))
      if (isOurs || DEPENDENT.test(id)) moduleGraph.invalidateModule(module)
    }
  }
}

/** Reloads the page, or shows the mistakes over it, whenever the content changes. */
function followChanges(
  server: ViteDevServer,
  content: ContentSource,
  rules: PublishingRules,
): void {
  const { root } = content.place
  let overPages = ''
  let printed = ''
  const show = (): void => {
    if (overPages === '') return
    server.ws.send({ type: 'error', err: { message: overPages, stack: '', plugin: 'content' } })
  }
  const check = async (): Promise<void> => {
    const { all, ofSite } = await content.check(rules)
    overPages = describeProblems(ofSite)
    const message = describeProblems(all)
    if (message !== '' && message !== printed) server.config.logger.error(message)
    printed = message
  }
  const update = async (): Promise<void> => {
    content.forget()
    forgetModules(server)
    await check()
    if (overPages === '') server.ws.send({ type: 'full-reload' })
    else show()
  }
  const report = (error: unknown): void => server.config.logger.error(String(error))
  let timer: NodeJS.Timeout | undefined
  check().catch(report)
  // A page that is loaded later must show the mistakes, too.
  server.ws.on('connection', show)
  server.watcher.on('all', (_event, file) => {
    const { words, pictures } = content.place
    const folders = [...OWN_FOLDERS, words, pictures]
    if (!folders.some((folder) => file.startsWith(path.join(root, folder) + path.sep))) return
    clearTimeout(timer)
    timer = setTimeout(() => void update().catch(report), SETTLED_MS)
  })
}

/** One line for each article that the site leaves out. */
function describeHeldBack({ place }: ContentSource, rules: PublishingRules): readonly string[] {
  return allArticles(place).flatMap((article) => {
    const reason = heldBack(article, rules)
    return reason === undefined ? [] : [`${article.place} is left out: it ${reason}.`]
  })
}

/**
 * One line for each article that is shown although it is held back.
 * @throws {ContentError} naming one that cannot be
 */
async function describePreviews(
  content: ContentSource,
  rules: PublishingRules,
): Promise<readonly string[]> {
  const { site } = await content.load()
  return previewedArticles(allArticles(content.place), rules, site.owner).map(
    ({ place, slug }) =>
      `${place} can be seen at ${site.address}${previewPath(slug)}, which nothing leads to.`,
  )
}

export function contentPlugin(content: ContentSource): Plugin {
  let rules: PublishingRules
  return {
    name: 'content',
    async configResolved(config) {
      rules = publishingRules(config)
      // In a hook that belongs to a bundle, the bundler would wrap the error in one of its own, with a stack.
      if (config.command !== 'build') return
      const { all } = await content.check(rules)
      if (all.length > 0) throw new ContentError(all)
      const previews = await describePreviews(content, rules)
      for (const line of [...describeHeldBack(content, rules), ...previews]) {
        config.logger.warnOnce(line)
      }
    },
    configureServer: (server) => followChanges(server, content, rules),
    resolveId: (id) => (CONTENT_MODULES.has(id) ? MARK + id : undefined),
    async load(id) {
      const name = id.startsWith(MARK) ? id.slice(MARK.length) : ''
      const module = CONTENT_MODULES.get(name)
      if (!module) return undefined
      if (module.serverOnly !== undefined && this.environment.config.consumer !== 'server')
        this.error(`${name} ${module.serverOnly}`)
      const { ofArticles } = await content.check(rules)
      return module.write(await content.load(), { ...rules, broken: new Set(ofArticles.keys()) })
    },
  }
}
