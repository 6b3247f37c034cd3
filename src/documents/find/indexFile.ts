/** The file from which the site is searched, as the build has written it (src/build/content/findable.ts). */
import * as v from 'valibot'
import { hrefOf } from '../../owner/base.ts'
import { SEARCH_INDEX_PATH } from '../../owner/paths.ts'
import { GROUPS } from './entry.ts'
import type { SiteIndex } from './finder.ts'

/** A path on this site: two slashes in front would name another host. */
const SITE_PATH = /^\/(?![/\\])/

const entry = v.object({
  group: v.picklist(GROUPS),
  name: v.string(),
  within: v.optional(v.string()),
  text: v.optional(v.string()),
  words: v.optional(v.string()),
  link: v.pipe(v.string(), v.regex(SITE_PATH)),
})

const file = v.object({
  entries: v.array(entry),
  packed: v.object({
    terms: v.string(),
    postings: v.string(),
    lengths: v.array(v.array(v.number())),
    averages: v.array(v.number()),
  }),
})

export const INDEX_FILE = {
  address: hrefOf(SEARCH_INDEX_PATH),
  /** @throws {Error} for what is no such index */
  parse: (value: unknown): SiteIndex => v.parse(file, value),
} as const
