/** Kinds of content that are pages of text, made from one of the owner's modules. */
import type * as v from 'valibot'
import type { Known, Said } from './schemaParts.ts'
import type { CustomPage, Site } from './types.ts'

export interface DataPage extends Omit<CustomPage, 'isLinked'> {
  /** Whether the header of pages and START lead to it, which they do by default. */
  readonly isLinked?: boolean
  /** Markdown. Escape the owner's texts with `inMarkdown`. */
  readonly text: string
}

export interface DataKind<Data = unknown> {
  /** The name of the export. Messages use it: `publications[2].year`. */
  readonly name: string
  /** The owner's module: `publications.ts`. */
  readonly file: string
  readonly schema: (known: Known) => v.GenericSchema
  /** The value where the owner has not written the module. */
  readonly missing: unknown
  pagesOf(data: Data, site: Site): readonly DataPage[]
}

/**
 * A kind of content that an owner's module holds, for the list in dataKinds.ts.
 * @public
 */
export function dataKind<Make extends DataKind['schema']>(
  kind: DataKind<Said<Make>> & { readonly schema: Make },
): DataKind<never> {
  return kind
}

/**
 * A text as Markdown that shows just that text.
 * @public
 */
export function inMarkdown(text: string): string {
  return text.replaceAll(/[!-/:-@[-`{-~]/g, String.raw`\$&`).replaceAll(/\s+/g, ' ')
}
