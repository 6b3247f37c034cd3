/** A Markdown file as far as it could be parsed, from which all its other forms are made. */
import path from 'node:path'
import type { Root } from 'mdast'
import type * as v from 'valibot'
import type { ArticleWords, Author, FrontMatter } from '../../../owner/types.ts'
import { ContentError, type Problem } from '../problems/problem.ts'
import type { LeftOut } from './markdown/htmlElements.ts'
import { type ArticleFacts, factsOf } from './articleFacts.ts'
import { parseMarkdown } from './markdown/markdown.ts'
import { type MatterReading, readMatter } from './matter.ts'
import { NOT_UTF8, plainSource } from './readSource.ts'
import { countWords, readTimeOf } from './readTime.ts'
import { syntaxProblem } from './syntaxProblem.ts'

export interface TextFile<Matter = unknown> {
  /** Path below the project's root, for messages. */
  readonly place: string
  readonly slug: string
  readonly source: string
  readonly matter: MatterReading<Matter>
  /** Undefined if the text is not valid MDX. */
  readonly tree: Root | undefined
  readonly facts: ArticleFacts
  /** What of HTML is not shown. */
  readonly leftOut: readonly LeftOut[]
  readonly broken: readonly Problem[]
}

export type Article = TextFile<FrontMatter>

export interface SoundArticle extends Article {
  readonly said: ArticleWords
  readonly questions: NonNullable<FrontMatter['questions']>
  readonly tree: Root
}

export const TEXT_FILE = /\.mdx?$/

const NO_FACTS: ArticleFacts = { links: [], pictures: [], ids: [] }

/** @param schema of the front matter */
export function parseText<Matter>(
  place: string,
  written: string,
  schema: v.GenericSchema<unknown, Matter>,
): TextFile<Matter> {
  const source = plainSource(written)
  const slug = path.posix.basename(place).replace(TEXT_FILE, '')
  const text = { place, slug, source, matter: readMatter(schema, source, place), leftOut: [] }
  try {
    const { tree, leftOut } = parseMarkdown(source, place.endsWith('.md') ? 'md' : 'mdx')
    return { ...text, tree, facts: factsOf(tree), leftOut, broken: [] }
  } catch (error) {
    return {
      ...text,
      tree: undefined,
      facts: NO_FACTS,
      broken: [syntaxProblem(error, place, source)],
    }
  }
}

export function unreadableText(place: string): TextFile<never> {
  return {
    place,
    slug: path.posix.basename(place).replace(TEXT_FILE, ''),
    source: '',
    matter: { matter: undefined, problems: [], lineOf: () => 1 },
    tree: undefined,
    facts: NO_FACTS,
    leftOut: [],
    broken: [{ file: place, line: undefined, message: NOT_UTF8 }],
  }
}

/** The pictures that a text shows, first that of its front matter. */
export function picturesOf({
  matter,
  facts,
}: Pick<TextFile, 'matter' | 'facts'>): readonly Omit<ArticleFacts['pictures'][number], 'line'>[] {
  const { image } = (matter.matter ?? {}) as Partial<FrontMatter>
  return [...(image ? [{ text: image.src, alt: image.alt }] : []), ...facts.pictures]
}

/** @throws {ContentError} naming every mistake in the front matter, and if the text is not MDX */
export function soundText<Matter>({ matter, tree, broken }: TextFile<Matter>): {
  readonly matter: Matter
  readonly tree: Root
} {
  if (!matter.matter || !tree) throw new ContentError([...matter.problems, ...broken])
  return { matter: matter.matter, tree }
}

/** @throws {ContentError} as `soundText` */
export function soundArticle(article: Article, owner: Author): SoundArticle {
  const { matter, tree } = soundText(article)
  const { author, authors, questions = [], ...rest } = matter
  const said = {
    readTime: readTimeOf(countWords(tree)),
    ...rest,
    authors: authors ?? [author ?? owner],
  }
  return { ...article, said, questions, tree }
}
