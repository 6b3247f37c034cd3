/**
 * Vite plugin: hands the site's content to the chat service as the module `virtual:passages` (its
 * types: `src/server/chat/passages.d.ts`). It is for the server alone: a page that asks for it
 * stops the build.
 */
import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'
import { projects } from '../../content/projects.ts'
import { site } from '../../content/site.ts'
import { readArticle } from '../content/articlePassages.ts'
import { type ArticleFile, articleFiles } from '../content/articles/articleFiles.ts'
import { sitePassages } from '../content/sitePassages.ts'

const NAME = 'virtual:passages'
/** By convention of bundlers: the leading zero byte keeps other plugins off. */
const ID = `\0${NAME}`

function moduleText(files: readonly ArticleFile[]): string {
  const articles = files
    .map(({ file, place }) => readArticle(readFileSync(file, 'utf8'), place))
    .sort((a, b) => b.summary.date.localeCompare(a.summary.date))
  const posts = articles.map(({ summary }) => summary)
  const passages = [
    ...sitePassages(site, projects),
    ...articles.flatMap((article) => article.passages),
  ]
  return `export const posts = ${JSON.stringify(posts)}\nexport const passages = ${JSON.stringify(passages)}\n`
}

export function passagesPlugin(): Plugin {
  let root = ''
  return {
    name: 'passages',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === NAME ? ID : undefined),
    load(id) {
      if (id !== ID) return undefined
      if (this.environment.config.consumer !== 'server') {
        this.error(`${NAME} is for the server: it would make every page as heavy as all of them.`)
      }
      const files = articleFiles(root)
      for (const { file } of files) this.addWatchFile(file)
      return moduleText(files)
    },
  }
}
