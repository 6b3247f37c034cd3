/** The owner's own pages, such as `/now`, one for each file in `pages`. */
import * as v from 'valibot'
import { day, fields, languageName, text, yesOrNo } from '../../../owner/schemaParts.ts'
import { textKind } from './textKind.ts'

const schema = fields({
  title: text('a title'),
  description: text('a sentence or two for search engines and shared links'),
  /** The day of the last change: `2026-01-31`. */
  updated: v.exactOptional(day),
  /** Its language, where that is not the site's. */
  lang: v.exactOptional(languageName),
  /** Seen while developing, and left out of the built site. */
  draft: v.exactOptional(yesOrNo),
  /** Whether the header of pages and START lead to it, which they do by default. */
  linked: v.exactOptional(yesOrNo),
})

export const ownPages = textKind({
  name: 'pages',
  schema,
  pathOf: (slug) => `/${slug}`,
  pageOf(matter) {
    const { draft: _, linked = true, ...said } = matter
    return { ...said, isLinked: linked }
  },
})
