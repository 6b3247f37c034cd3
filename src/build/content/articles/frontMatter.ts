/**
 * What stands at the head of an article between two lines `---`: read, and compared with what an
 * article must say of itself. Pure: text in, data out.
 */
import * as v from 'valibot'
import { RESERVED_SLUGS } from '../../../owner/paths.ts'
import { SLUG } from '../../scripts/slug.mjs'
import { languageName } from '../problems/languageName.ts'
import { filledText, webAddress } from '../problems/mismatches.ts'
import { type MatterReading, readMatter } from './matter.ts'

const slugSchema = v.pipe(
  v.string(),
  v.regex(SLUG),
  v.check((text) => !RESERVED_SLUGS.includes(text)),
  v.description('a slug: small letters, digits and single hyphens'),
)
export const daySchema = v.pipe(
  v.string(),
  v.check(isDay),
  v.description("a day of the calendar such as '2025-10-17'"),
)

const authorAddress = webAddress("the address of a page about the author, such as 'https://…'")

const frontMatterSchema = v.strictObject({
  slug: v.pipe(
    slugSchema,
    v.description(
      `the file's name without its ending, in small letters, digits and single hyphens, and none of ${RESERVED_SLUGS.join(', ')}`,
    ),
  ),
  title: filledText('a title'),
  excerpt: filledText('a sentence or two for the list of articles'),
  date: daySchema,
  /** The day of the last change that readers should know of. */
  updated: v.exactOptional(daySchema),
  /** Seen while developing, and left out of the built site. */
  draft: v.exactOptional(v.pipe(v.boolean(), v.description('true or false'))),
  /** Computed where it is missing. */
  readTime: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^[1-9]\d* min read$/),
      v.description("a text such as '8 min read'"),
    ),
  ),
  /** Where it is missing: the language of the site. */
  lang: v.exactOptional(languageName),
  category: filledText('a category'),
  tags: v.pipe(
    v.array(filledText('a tag')),
    v.minLength(1),
    v.check((tags) => new Set(tags).size === tags.length),
    v.description('a list of one or more different tags'),
  ),
  /** The articles that name the same one are its parts. */
  series: v.exactOptional(filledText('the name of a series')),
  /** Slugs that the article had before: they lead to it. */
  aliases: v.exactOptional(
    v.pipe(
      v.array(slugSchema),
      v.check((slugs) => new Set(slugs).size === slugs.length),
      v.description('a list of different slugs that the article had before'),
    ),
  ),
  image: v.pipe(
    v.strictObject({
      src: filledText('the name of a picture, without its ending'),
      alt: filledText('what the picture shows, for those who do not see it'),
    }),
    v.description('src and alt of a picture'),
  ),
  /** The owner where both are missing. */
  author: v.exactOptional(
    v.pipe(
      v.strictObject({
        name: filledText('a name'),
        role: filledText('a role'),
        url: v.exactOptional(authorAddress),
      }),
      v.description('name and role of the author'),
    ),
  ),
  /** Instead of `author`, where there are several. */
  authors: v.exactOptional(
    v.pipe(
      v.array(
        v.pipe(
          v.strictObject({
            name: filledText('a name'),
            role: v.exactOptional(filledText('a role')),
            url: v.exactOptional(authorAddress),
          }),
          v.description('name, and perhaps role and url, of an author'),
        ),
      ),
      v.minLength(1),
      v.check((authors) => new Set(authors.map(({ name }) => name)).size === authors.length),
      v.description('a list of one or more different authors'),
    ),
  ),
})

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>

export type FrontMatterReading = MatterReading<FrontMatter>

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  // 2025-02-30 would be read as a day in March.
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}

/** Reads the front matter of an article and finds all that is wrong with it by itself. */
export function checkFrontMatter(source: string, file: string): FrontMatterReading {
  return readMatter(frontMatterSchema, source, file)
}
