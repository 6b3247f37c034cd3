/** An article as far as it could be parsed, from which all its other forms are made. */
import path from 'node:path'
import type { Root } from 'mdast'
import { ContentError, type Problem } from '../problems/problem.ts'
import { type ArticleFacts, factsOf } from './articleFacts.ts'
import { articleSchema } from '../../../owner/matterSchema.ts'
import type { ArticleWords, Author, FrontMatter } from '../../../owner/types.ts'
import { type MatterReading, readMatter } from './matter.ts'
import { parseMarkdown } from './markdown.ts'
import { syntaxProblem } from './syntaxProblem.ts'
import { countWords, readTimeOf } from './readTime.ts'

export interface Article {
  /** Path below the project's root, for messages. */
  readonly place: string
  /** The name of its file without the ending. */
  readonly slug: string
  readonly source: string
  readonly matter: MatterReading<FrontMatter>
  /** Undefined if the text is not valid MDX. */
  readonly tree: Root | undefined
  readonly facts: ArticleFacts
  readonly broken: readonly Problem[]
}

export interface SoundArticle extends Article {
  readonly said: ArticleWords
  readonly tree: Root
}

export const ARTICLE_FILE = /\.mdx?$/

const NO_FACTS: ArticleFacts = { links: [], pictures: [], ids: [] }

export function parseArticle(place: string, source: string): Article {
  const slug = path.posix.basename(place).replace(ARTICLE_FILE, '')
  const article = { place, slug, source, matter: readMatter(articleSchema, source, place) }
  try {
    const tree = parseMarkdown(source, place.endsWith('.md') ? 'md' : 'mdx')
    return { ...article, tree, facts: factsOf(tree), broken: [] }
  } catch (error) {
    return { ...article, tree: undefined, facts: NO_FACTS, broken: [syntaxProblem(error, place)] }
  }
}

/** @throws {ContentError} naming every mistake in the front matter, and if the text is not MDX */
export function soundArticle(article: Article, author: Author): SoundArticle {
  const { matter, tree, broken } = article
  if (!matter.matter || !tree) throw new ContentError([...matter.problems, ...broken])
  return { ...article, said: wordsOf(matter.matter, tree, author), tree }
}

function wordsOf(matter: FrontMatter, tree: Root, owner: Author): ArticleWords {
  const { author, authors, ...rest } = matter
  return {
    readTime: readTimeOf(countWords(tree)),
    ...rest,
    authors: authors ?? [author ?? owner],
  }
}
