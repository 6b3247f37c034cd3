import * as v from 'valibot'
import type { DataKind } from '../../../owner/dataKind.ts'
import { ANYTHING } from '../../../owner/schemaParts.ts'
import { siteSchema } from '../../../owner/siteSchema.ts'
import { factsOf } from '../articles/articleFacts.ts'
import { parseMarkdown } from '../articles/markdown/markdown.ts'
import type { Kind } from './kind.ts'

/** `as never`: `dataKind` has checked that `pagesOf` takes what the schema returns. */
export function kindOfData({ name, file, missing, schema, pagesOf }: DataKind<never>): Kind {
  return {
    exports: { [name]: { file, schema, isNamed: true, missing: () => missing } },
    addresses({ data }) {
      const said = v.safeParse(schema(ANYTHING), data[name]?.value)
      const site = v.safeParse(siteSchema(ANYTHING), data['site']?.value)
      if (!said.success || !site.success) return []
      return pagesOf(said.output as never, site.output).map(({ path, text }) => ({
        path,
        ids: factsOf(parseMarkdown(text, 'md').tree).ids.map((id) => id.text),
        file: data[name]?.place ?? file,
      }))
    },
    pages: ({ data, site, place }) =>
      pagesOf(data[name] as never, site).map(({ text, ...page }) => ({
        place: `${place.words}/.${name}${page.path}.md`,
        page: { isLinked: true, ...page },
        tree: parseMarkdown(text, 'md').tree,
        source: text,
      })),
  }
}
