import * as v from 'valibot'
import { ANYTHING, type Known, type Said } from '../../../owner/schemaParts.ts'
import { siteSchema } from '../../../owner/siteSchema.ts'
import type { CustomPage, Site } from '../../../owner/types.ts'
import { factsOf } from '../articles/articleFacts.ts'
import { parseMarkdown } from '../articles/markdown.ts'
import type { Export } from './content.ts'
import type { Kind } from './kind.ts'

type Schema = (known: Known) => v.GenericSchema

interface DataPage extends Omit<CustomPage, 'isLinked'> {
  /** Whether the header of pages and START lead to it, which they do by default. */
  readonly isLinked?: boolean
  /** Markdown; what the owner wrote goes through `inMarkdown`. */
  readonly text: string
}

interface Words<Make extends Schema> extends Pick<Export, 'file' | 'isNamed'> {
  /** The name of the export. */
  readonly name: string
  readonly schema: Make
  /** The value where the owner has not written the file. */
  readonly missing: v.InferInput<ReturnType<Make>>
  pagesOf(data: Said<Make>, site: Site): readonly DataPage[]
}

/** A kind whose pages are made from one of the owner's modules. */
export function dataKind<Make extends Schema>(words: Words<Make>): Kind {
  const { name, missing, schema, pagesOf } = words
  return {
    exports: { [name]: { ...words, missing: () => missing } },
    addresses({ data }) {
      const [own, site] = [data[name], data['site']]
      const said = v.safeParse(schema(ANYTHING), own?.value)
      const siteSaid = v.safeParse(siteSchema(ANYTHING), site?.value)
      if (!own || !said.success || !siteSaid.success) return []
      return pagesOf(said.output as Said<Make>, siteSaid.output).map(({ path, text }) => ({
        path,
        ids: factsOf(parseMarkdown(text, 'md')).ids.map((id) => id.text),
        file: own.place,
      }))
    },
    pages: ({ data, site, place }) =>
      pagesOf(data[name] as Said<Make>, site).map(({ text, ...page }) => ({
        place: `${place.words}/.${name}${page.path}.md`,
        page: { isLinked: true, ...page },
        tree: parseMarkdown(text, 'md'),
        source: text,
      })),
  }
}

/** A text as Markdown that shows just that text. */
export function inMarkdown(text: string): string {
  return text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')
}
