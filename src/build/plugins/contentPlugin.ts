/**
 * Vite plugin: provides the content as virtual modules and stops the build at mistakes. During
 * development, pages load again after a change, and the mistakes are printed.
 */
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import {
  heldBack,
  POSTS,
  type PublishingRules,
  publishingRules,
} from '../content/articles/publishing.ts'
import { textsIn } from '../content/articles/textFiles.ts'
import { contentModule } from '../content/contentModules.ts'
import { previewPath } from '../../owner/paths.ts'
import type { ContentSource } from '../content/contentSource.ts'
import { previewed } from '../content/kinds/articles.ts'
import { ContentError, describeProblems, type Problem } from '../content/problems/problem.ts'
import { makePictures } from '../content/makePictures.ts'
import { withAddresses } from '../content/pictures/addresses.ts'
import { baseIn } from './basePlugin.ts'
import { withProgress } from '../scripts/progress.mjs'

/** Bundlers' convention: the leading zero byte makes other plugins ignore the id. */
const MARK = '\0'
/** Editors trigger the change event when they start to write, when the file may be empty. */
const SETTLED_MS = 60
/** Those of the owner's words are watched even while the site shows the sample. */
const WATCHED = [
  ...['src/content', 'assets/images'],
  ...['assets/files', 'assets/fonts'],
  ...['assets/icons', 'assets/controls', 'assets/wallpaper'],
]

/** Articles contain the URLs of pictures; style sheets depend on the owner's choices. */
const DEPENDENT = /\.mdx?$|\.css(?:\?|$)/

function forgetModules({ environments }: ViteDevServer): void {
  for (const { moduleGraph } of Object.values(environments)) {
    for (const [id, module] of moduleGraph.idToModuleMap) {
      const isOurs = id.startsWith(MARK) && contentModule(id.slice(MARK.length))
      if (isOurs || DEPENDENT.test(id)) moduleGraph.invalidateModule(module)
    }
  }
}

function followChanges(
  server: ViteDevServer,
  content: ContentSource,
  rules: PublishingRules,
): void {
  const { root } = content.place
  let printed = new Set<string>()
  const check = async (): Promise<void> => {
    const { all, warnings } = await content.check(rules)
    const found = [...all, ...warnings]
    // An edit moves the lines of what is known.
    const keyOf = ({ file, message }: Problem): string => `${file}: ${message}`
    const message = describeProblems(found.filter((each) => !printed.has(keyOf(each))))
    if (message !== '') server.config.logger.error(message)
    printed = new Set(found.map(keyOf))
  }
  const update = async (): Promise<void> => {
    content.forget()
    const next = await baseIn(content)
    // Vite's base is fixed at startup.
    if (next !== undefined && next !== server.config.base) {
      server.config.logger.info(`The site lies at ${next} now.`)
      return server.restart()
    }
    forgetModules(server)
    await check()
    // A page with a mistake shows it in place of what it was (dev/devMistakes.ts).
    server.ws.send({ type: 'full-reload' })
  }
  const report = (error: unknown): void => server.config.logger.error(String(error))
  let timer: NodeJS.Timeout | undefined
  check().catch(report)
  server.watcher.on('all', (_event, file) => {
    const { words, pictures, files } = content.place
    const folders = [...WATCHED, words, pictures, files]
    if (!folders.some((folder) => file.startsWith(path.join(root, folder) + path.sep))) return
    clearTimeout(timer)
    timer = setTimeout(() => void update().catch(report), SETTLED_MS)
  })
}

function describeHeldBack({ place }: ContentSource, rules: PublishingRules): readonly string[] {
  return textsIn(place, POSTS).flatMap((article) => {
    const reason = heldBack(article, rules)
    return reason === undefined ? [] : [`${article.place} is left out: it ${reason}.`]
  })
}

/** @throws {ContentError} naming an article that cannot be previewed */
async function describePreviews(
  content: ContentSource,
  rules: PublishingRules,
): Promise<readonly string[]> {
  const loaded = await content.load()
  return previewed(loaded, rules).map(
    ({ place, slug }) =>
      `${place} can be seen at ${loaded.site.address}${previewPath(slug)}, which nothing leads to.`,
  )
}

export function contentPlugin(content: ContentSource): Plugin {
  let rules: PublishingRules
  return {
    name: 'content',
    async configResolved(config) {
      rules = publishingRules(config)
      // In a hook of a bundle, the bundler would wrap the error in its own, with a stack.
      if (config.command !== 'build') return
      const { all, warnings } = await content.check(rules)
      if (all.length > 0) throw new ContentError(all)
      await withProgress('Making the pictures', async () =>
        makePictures(await content.load(), rules),
      )
      for (const line of [
        ...(warnings.length > 0 ? [describeProblems(warnings)] : []),
        ...describeHeldBack(content, rules),
        ...(await describePreviews(content, rules)),
      ]) {
        config.logger.warnOnce(line)
      }
    },
    configureServer: (server) => followChanges(server, content, rules),
    resolveId: (id) => (contentModule(id) ? MARK + id : undefined),
    async load(id) {
      const name = id.startsWith(MARK) ? id.slice(MARK.length) : ''
      const module = contentModule(name)
      if (!module) return undefined
      if (!module.isForBrowsers && this.environment.config.consumer !== 'server') {
        this.error(
          `${name} would load all of the content: a browser gets what it shows from dataPath(…).`,
        )
      }
      const { ofArticles } = await content.check(rules)
      const broken = new Set(ofArticles.keys())
      return withAddresses(await module.write(await content.load(), { ...rules, broken }), this)
    },
  }
}
