/** What a window gets of a page of a list of posts: the file at `dataPath` of the page. Pure. */
import * as v from 'valibot'
import type { Listing } from '../postList/listings.ts'
import { postSchema } from './postData.ts'

const topicSchema = v.variant('kind', [
  v.object({ kind: v.literal('all') }),
  v.object({ kind: v.picklist(['tag', 'category']), name: v.string() }),
])

const listingSchema: v.GenericSchema<unknown, Listing> = v.object({
  path: v.string(),
  topic: topicSchema,
  first: v.string(),
  posts: v.array(postSchema),
  total: v.number(),
  page: v.number(),
  pages: v.number(),
  newer: v.exactOptional(v.string()),
  older: v.exactOptional(v.string()),
} satisfies { readonly [Key in keyof Required<Listing>]: v.GenericSchema })

/**
 * @param value any JSON value
 * @throws {Error} if it is not a page of a list
 */
export function parseListing(value: unknown): Listing {
  return v.parse(listingSchema, value)
}
