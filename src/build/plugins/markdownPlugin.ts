/**
 * Vite plugin: hands the articles as plain Markdown to the pages' build as the module
 * `virtual:markdown` (its types: `src/site/feeds/markdown.d.ts`). A browser that asks for it stops
 * the build: it would load every article.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import { site } from '../../content/site.ts'
import { articleFiles } from '../content/articles/articleFiles.ts'
import { markdownBody } from '../content/markdownBody.ts'

const NAME = 'virtual:markdown'
/** By convention of bundlers: the leading zero byte keeps other plugins off. */
const ID = `\0${NAME}`

export function markdownPlugin(): Plugin {
  let root = ''
  return {
    name: 'markdown',
    configResolved(config) {
      root = config.root
    },
    resolveId: (id) => (id === NAME ? ID : undefined),
    load(id) {
      if (id !== ID) return undefined
      if (this.environment.config.consumer !== 'server') {
        this.error(`${NAME} is for the build of the pages: a browser would load every article.`)
      }
      const bodies = articleFiles(root).map(({ file }) => {
        this.addWatchFile(file)
        return [path.parse(file).name, markdownBody(readFileSync(file, 'utf8'), site.address)]
      })
      return `export const bodies = ${JSON.stringify(Object.fromEntries(bodies))}\n`
    },
  }
}
