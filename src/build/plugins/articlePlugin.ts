/** Vite plugin: compiles articles and the owner's pages, or takes them from the cache. */
import type { Plugin } from 'vite'
import { buildCache, digestOf, toolsDigest } from '../cache/cache.ts'
import { articleAt } from '../content/articles/articleFiles.ts'
import { articleCompiler } from '../content/articles/compileArticle.ts'
import type { ContentSource } from '../content/contentSource.ts'
import { pictureMaker } from '../content/pictures/pictures.ts'

export function articlePlugin(content: ContentSource): Plugin {
  const { root } = content.place
  const tools = toolsDigest(root)
  let base = '/'
  let compile: ReturnType<typeof articleCompiler>
  return {
    name: 'articles',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
      compile = articleCompiler(
        (name) => pictureMaker(content.place).make(name),
        base,
        async () => (await content.load()).site.language,
      )
    },
    transform: {
      filter: { id: /\/(?:posts|pages)\/[^/]+\.mdx?$/ },
      async handler(source, id) {
        const article = articleAt(id, root, source)
        const { make } = pictureMaker(content.place)
        const pictures = await Promise.all(article.facts.pictures.map(({ text }) => make(text)))
        const { language } = (await content.load()).site
        const key = digestOf(tools, base, language, article.place, source, pictures)
        const code = await buildCache(root).text('articles', key, () => compile(article))
        return { code, map: null }
      },
    },
  }
}
