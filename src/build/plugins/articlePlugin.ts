/**
 * Vite plugin: makes React components of the articles (`posts/*.mdx`, `posts/*.md`, and those in `pages`). Lists of articles are
 * made from `virtual:posts` instead (contentPlugin.ts): a list must not load the bodies.
 */
import type { Plugin } from 'vite'
import type { Article } from '../content/articles/article.ts'
import { allArticles, articleAt } from '../content/articles/articleFiles.ts'
import { articleCompiler } from '../content/articles/compileArticle.ts'
import { publishedMatters, type PublishingRules } from '../content/articles/publishing.ts'
import { type Relations, relationsAmong } from '../content/articles/relations.ts'
import type { ContentSource } from '../content/contentSource.ts'
import { pictureMaker } from '../content/pictures/pictures.ts'
import { publishingRules } from './publishingRules.ts'

/** What an article's module says of other articles, as code (types: `src/owner/posts.d.ts`). */
function exportsOf({ series, related }: Relations): string {
  return `\nexport const series = ${JSON.stringify(series)}\nexport const related = ${JSON.stringify(related)}\n`
}

export function articlePlugin(content: ContentSource): Plugin {
  let rules: PublishingRules
  let compile: ReturnType<typeof articleCompiler>
  const relationsNow = async () => {
    const { ofArticles } = await content.check(rules)
    const published = { ...rules, broken: new Set(ofArticles.keys()) }
    return relationsAmong(publishedMatters(allArticles(content.place), published))
  }
  let known: ReturnType<typeof relationsNow> | undefined
  /** In a build browsers and the pages' renderer get the same code. */
  const compiled = new Map<Article, Promise<string>>()
  return {
    name: 'articles',
    enforce: 'pre',
    configResolved(config) {
      rules = publishingRules(config)
      compile = articleCompiler(
        (name) => pictureMaker(content.place).make(name),
        config.base,
        async () => (await content.load()).site.language,
      )
    },
    transform: {
      filter: { id: /\/(?:posts|pages)\/[^/]+\.mdx?$/ },
      async handler(source, id) {
        const article = articleAt(id, content.place.root, source)
        if (!known || rules.isDeveloping) known = relationsNow()
        const relationsOf = await known
        const code = (!rules.isDeveloping && compiled.get(article)) || compile(article)
        compiled.set(article, code)
        // A page of the owner's own has other front matter, and no relations.
        const relations = relationsOf(article.matter.matter?.slug)
        return { code: (await code) + exportsOf(relations), map: null }
      },
    },
  }
}
