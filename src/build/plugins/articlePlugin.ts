/** Vite plugin: compiles the texts of pages, or takes them from the cache. */
import path from 'node:path'
import * as v from 'valibot'
import type { Plugin } from 'vite'
import { cachedText, digestOf, toolsDigest } from '../cache/cache.ts'
import { articleCompiler } from '../content/articles/compileArticle.ts'
import { publishingRules } from '../content/articles/publishing.ts'
import { textAt } from '../content/articles/textFiles.ts'
import { textWithoutFile } from '../content/contentModules.ts'
import type { ContentSource } from '../content/contentSource.ts'
import { FOLDERS } from '../content/kinds/kinds.ts'
import { withAddresses } from '../content/pictures/addresses.ts'
import { pictureMaker } from '../content/pictures/pictures.ts'

/** Pages that a kind of content makes from data have no front matter. */
const WITHOUT_MATTER = { schema: v.object({}) }

export function articlePlugin(content: ContentSource): Plugin {
  const { root } = content.place
  const tools = toolsDigest(root)
  let base = '/'
  let compile: ReturnType<typeof articleCompiler>
  let rules: ReturnType<typeof publishingRules>
  const withoutFile = async (id: string): Promise<string | undefined> =>
    textWithoutFile(path.relative(root, id), await content.load(), rules)
  return {
    name: 'articles',
    enforce: 'pre',
    configResolved(config) {
      base = config.base
      rules = publishingRules(config)
      compile = articleCompiler(
        (name, from) => pictureMaker(content.place).make(name, from),
        base,
        async () => (await content.load()).site.language,
      )
    },
    resolveId: {
      filter: { id: /^\/.*\.md$/ },
      async handler(id) {
        const file = path.join(root, id)
        return (await withoutFile(file)) === undefined ? undefined : file
      },
    },
    load: { filter: { id: /\.md$/ }, handler: withoutFile },
    transform: {
      filter: { id: /\.mdx?$/ },
      async handler(source, id) {
        const name = path.basename(path.dirname(id))
        const folder = FOLDERS.find((each) => each.name === name)
        if (!folder && (await withoutFile(id)) === undefined) return undefined
        const text = textAt(id, root, folder ?? WITHOUT_MATTER, source)
        const { make } = pictureMaker(content.place)
        const pictures = await Promise.all(
          text.facts.pictures.map((each) => make(each.text, text.place)),
        )
        const { language } = (await content.load()).site
        const key = digestOf(tools, base, language, text.place, source, pictures)
        const code = await cachedText(root, 'articles', key, () => compile(text))
        return { code: withAddresses(code, this), map: null }
      },
    },
  }
}
