/**
 * What stands at the head of an article between two lines `---`: read, and compared with what an
 * article must say of itself. Pure: text in, data out.
 */
import * as v from 'valibot'
import { LineCounter, parseDocument, type Document } from 'yaml'
import { RESERVED_SLUGS } from '../../../owner/paths.ts'
import { type DataPath, filledText, findMismatches } from '../problems/mismatches.ts'
import type { Problem } from '../problems/problem.ts'

const MATTER = /^---\r?\n(?<yaml>[\s\S]*?)^---[ \t]*$/m
/** Lines above the first line of the YAML. */
const LINES_BEFORE = 1

const slugSchema = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/),
  v.check((text) => !RESERVED_SLUGS.includes(text)),
  v.description('a slug: small letters, digits and single hyphens'),
)
const daySchema = v.pipe(
  v.string(),
  v.check(isDay),
  v.description("a day of the calendar such as '2025-10-17'"),
)

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
  category: filledText('a category'),
  tags: v.pipe(
    v.array(filledText('a tag')),
    v.minLength(1),
    v.check((tags) => new Set(tags).size === tags.length),
    v.description('a list of one or more different tags'),
  ),
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
  /** The owner where it is missing. */
  author: v.exactOptional(
    v.pipe(
      v.strictObject({ name: filledText('a name'), role: filledText('a role') }),
      v.description('name and role of the author'),
    ),
  ),
})

export type FrontMatter = v.InferOutput<typeof frontMatterSchema>

export interface FrontMatterReading {
  /** Undefined if there are problems. */
  readonly matter: FrontMatter | undefined
  readonly problems: readonly Problem[]
  /** The line in the file on which a part of the front matter stands, or should. */
  readonly lineOf: (path: DataPath) => number
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  // 2025-02-30 would be read as a day in March.
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(0, 10) === text
}

/** Reads the front matter and finds all that is wrong with it by itself. */
export function checkFrontMatter(source: string, file: string): FrontMatterReading {
  const yaml = MATTER.exec(source)?.groups?.['yaml']
  if (yaml === undefined || !source.startsWith('---')) {
    const message =
      "expected front matter: a first line '---', then 'slug: …' and so on, then '---'"
    return { matter: undefined, problems: [{ file, line: 1, message }], lineOf: () => 1 }
  }
  const counter = new LineCounter()
  const document = parseDocument(yaml, { lineCounter: counter })
  const lineAt = (offset: number): number => counter.linePos(offset).line + LINES_BEFORE
  const lineOf = (path: DataPath): number => lineAt(offsetOf(document, path))
  const [broken] = document.errors
  if (broken) {
    const message = `the front matter is not valid YAML: ${broken.message.split('\n')[0]}`
    return { matter: undefined, problems: [{ file, line: lineAt(broken.pos[0]), message }], lineOf }
  }
  const data: unknown = document.toJS()
  const problems = findMismatches(frontMatterSchema, data).map(({ path, message }): Problem => ({
    file,
    line: lineOf(path),
    message: `front matter, ${message}`,
  }))
  // Compared with the schema above.
  return { matter: problems.length > 0 ? undefined : (data as FrontMatter), problems, lineOf }
}

/** Where a value begins; if it is missing, where the closest part around it begins. */
function offsetOf(document: Document, path: DataPath): number {
  for (let length = path.length; length > 0; length--) {
    const node: unknown = document.getIn(path.slice(0, length), true)
    const range = (node as { readonly range?: readonly number[] | null } | undefined)?.range
    if (range) return range[0] ?? 0
  }
  return 0
}
