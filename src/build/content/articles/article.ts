/**
 * An article as far as it could be read: front matter, syntax tree, and what other content may rely on. Its
 * page and window (compileArticle.ts), its Markdown twin (markdownBody.ts), the assistant's passages
 * (articlePassages.ts) and its entry in lists (contentModules.ts) are made from this. Pure.
 */
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
  /** The name of its file. */
  readonly slug: string
  /** The whole text. */
  readonly source: string
  readonly matter: MatterReading<FrontMatter>
  /** Undefined if the text is not MDX. */
  readonly tree: Root | undefined
  readonly facts: ArticleFacts
  /** Why there is no tree. */
  readonly broken: readonly Problem[]
}

/** An article without mistakes in its form. */
export interface SoundArticle extends Article {
  readonly said: ArticleWords
  readonly tree: Root
}

/** What the names of articles end with. */
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

/**
 * @param author of an article that names none
 * @throws {ContentError} naming every mistake in the front matter, and if the text is not MDX
 */
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
