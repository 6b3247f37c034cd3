/** What a window gets of a page of the owner's own: the file at `dataPath` of the page. Pure. */
import * as v from 'valibot'
import type { CustomPage } from '../../owner/types.ts'
import type { ArticleText } from '../article/text.ts'
import { type EntriesOf, textSchema } from './postData.ts'

export interface CustomPageData {
  readonly page: CustomPage
  readonly text: ArticleText
}

const customPageDataSchema: v.GenericSchema<unknown, CustomPageData> = v.object({
  page: v.object({
    path: v.string(),
    title: v.string(),
    description: v.string(),
    updated: v.exactOptional(v.string()),
    lang: v.exactOptional(v.string()),
    isLinked: v.boolean(),
  } satisfies EntriesOf<CustomPage>),
  text: textSchema,
} satisfies EntriesOf<CustomPageData>)

/**
 * @param value any JSON value
 * @throws {Error} if it is not the data of a page
 */
export function parseCustomPageData(value: unknown): CustomPageData {
  return v.parse(customPageDataSchema, value)
}
