/**
 * Cuts an article into passages, one a section: prose as its own sentences, tables as rows worded
 * here, code and drawings left out. Pure: article in, data out.
 */
import GithubSlugger from 'github-slugger'
import type { Paragraph, RootContent, Table } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Passage, PostSummary } from '../../server/chat/search/knowledge.ts'
import { type Article, soundArticle } from './articles/article.ts'
import type { FrontMatter } from './articles/frontMatter.ts'
import { postPath } from '../../content/addresses.ts'

interface Section {
  readonly id: string
  readonly heading: string
  readonly paragraphs: (readonly string[])[]
  readonly rows: string[]
  readonly keywords: string[]
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
/** "March 5, 2025": as the pages show it. */
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/**
 * One article's summary and passages, in its order; the first passage is its beginning.
 * @throws {ContentError} for mistakes in its front matter, and for a text that is not MDX
 */
export function passagesOf(article: Article): {
  readonly summary: PostSummary
  readonly passages: readonly Passage[]
} {
  const {
    said,
    tree: { children },
  } = soundArticle(article)
  const { slug, title, excerpt, date, readTime, category, tags } = said
  const url = postPath(slug)
  const [opening, ...sections] = sectionsOf(children)
  opening.paragraphs.unshift(splitSentences(excerpt))
  opening.keywords.push(category, ...tags, slug.replaceAll('-', ' '), excerpt)
  const passages = [opening, ...sections]
    // A heading right below another has nothing of its own to say.
    .filter(({ paragraphs, rows }) => paragraphs.length > 0 || rows.length > 0)
    .map((section): Passage => ({
      url: section.id === '' ? url : `${url}#${section.id}`,
      page: title,
      heading: section.heading,
      paragraphs: section.paragraphs,
      ...(section.rows.length > 0 ? { rows: section.rows } : {}),
      ...(section === opening ? { facts: [publication(said)] } : {}),
      keywords: section.keywords.join(' '),
    }))
  return { summary: { url, title, excerpt, date, readTime, tags }, passages }
}

function publication({ date, readTime }: FrontMatter): string {
  const length = readTime.replace(/ read$/, '').replace(/\bmin\b/, 'minutes')
  return `The article was published on ${longDate.format(new Date(date))} and takes about ${length} to read.`
}

/** What stands before the first heading comes first, even if it is nothing. */
function sectionsOf(nodes: readonly RootContent[]): readonly [Section, ...Section[]] {
  // Ids as rehype-slug gives them: every heading counts, in order.
  const slugger = new GithubSlugger()
  let current: Section = { id: '', heading: '', paragraphs: [], rows: [], keywords: [] }
  const sections: [Section, ...Section[]] = [current]
  for (const node of nodes) {
    if (node.type === 'heading') {
      const heading = toString(node)
      current = { id: slugger.slug(heading), heading, paragraphs: [], rows: [], keywords: [] }
      sections.push(current)
    } else {
      current.paragraphs.push(...paragraphsOf(node))
      current.rows.push(...rowsOf(node))
      current.keywords.push(...keywordsOf(node))
    }
  }
  return sections
}

/** Whatever is neither prose nor made of prose has none: code, drawings, comments. */
function paragraphsOf(node: RootContent): readonly (readonly string[])[] {
  switch (node.type) {
    case 'paragraph': {
      const sentences = isMarkup(node) ? [] : splitSentences(toString(node))
      return sentences.length > 0 ? [sentences] : []
    }
    case 'blockquote':
    case 'list':
    case 'listItem':
      return node.children.flatMap(paragraphsOf)
    default:
      return []
  }
}

function rowsOf(node: RootContent): readonly string[] {
  switch (node.type) {
    case 'table':
      return describeRows(node)
    case 'blockquote':
    case 'list':
    case 'listItem':
      return node.children.flatMap(rowsOf)
    default:
      return []
  }
}

/** A drawing that stands on a line by itself is a paragraph to the parser. */
function isMarkup({ children }: Paragraph): boolean {
  return children.every((child) => child.type.startsWith('mdx') || toString(child).trim() === '')
}

/** A text that ends in a colon announces what is not quoted with it, so it is left out. */
function splitSentences(text: string): readonly string[] {
  return [...segmenter.segment(text.replace(/\s+/g, ' '))]
    .map(({ segment }) => segment.trim())
    .filter((sentence) => /\p{L}/u.test(sentence) && !sentence.endsWith(':'))
}

/** "Vosk (what it is: a toolkit; good for: commands)." Rows of mere figures say nothing alone. */
function describeRows({ children: [head, ...rows] }: Table): readonly string[] {
  const names = head?.children.map((cell) => toString(cell)) ?? []
  return rows.flatMap((row) => {
    const [subject = '', ...cells] = row.children.map((cell) => toString(cell))
    if (!cells.some((cell) => /\p{L}+ \p{L}+/u.test(cell))) return []
    const said = cells.map((cell, i) => `${names[i + 1]?.toLowerCase() ?? ''}: ${cell}`)
    return [`${subject.replace(/[?:.]$/, '')} (${said.join('; ')}).`]
  })
}

/** What names a subject: the first column of a table, and bold words that begin a paragraph. */
function keywordsOf(node: RootContent): readonly string[] {
  switch (node.type) {
    case 'table':
      return node.children.flatMap((row) => row.children.slice(0, 1).map((cell) => toString(cell)))
    case 'paragraph': {
      const [first] = node.children
      return first?.type === 'strong' ? [toString(first)] : []
    }
    case 'list':
    case 'listItem':
      return node.children.flatMap(keywordsOf)
    default:
      return []
  }
}
