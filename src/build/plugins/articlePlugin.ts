/**
 * Vite plugin: makes React components of the articles (`posts/*.mdx`, `posts/*.md`, and those in `pages`). Lists of articles are
 * made from `virtual:posts` instead (contentPlugin.ts): a list must not load the bodies.
 */
import type { Plugin } from 'vite'
import type { Article } from '../content/articles/article.ts'
import { articleAt } from '../content/articles/articleFiles.ts'
import { articleCompiler } from '../content/articles/compileArticle.ts'
import type { ContentSource } from '../content/contentSource.ts'
import { pictureMaker } from '../content/pictures/pictures.ts'

export function articlePlugin(content: ContentSource): Plugin {
  let isBuild = false
  const compile = articleCompiler((name) => pictureMaker(content.place).make(name))
  /** In a build browsers and the pages' renderer get the same code. */
  const compiled = new Map<Article, Promise<string>>()
  return {
    name: 'articles',
    enforce: 'pre',
    configResolved(config) {
      isBuild = config.command === 'build'
    },
    transform: {
      filter: { id: /\/(?:posts|pages)\/[^/]+\.mdx?$/ },
      async handler(source, id) {
        const article = articleAt(id, content.place.root, source)
        const code = (isBuild && compiled.get(article)) || compile(article)
        compiled.set(article, code)
        return { code: await code, map: null }
      },
    },
  }
}
