/**
 * Cuts an article, or a page of the owner's own, into passages, one a section: prose as its own sentences, footnotes below the paragraph
 * that refers to them, tables as rows worded here; code, drawings and formulas left out. Pure: article in, data out.
 */
import type { FootnoteDefinition, Paragraph, Root, RootContent, Table } from 'mdast'
import type { Passage, PostSummary } from '../../server/chat/search/knowledge.ts'
import type { ArticleWords } from '../../owner/types.ts'
import type { SoundArticle } from './articles/article.ts'
import type { PublishedPage } from './articles/customPages.ts'
import { idOf, nodesOf } from './articles/tree.ts'
import { sentencesOf, spokenText, UNSAYABLE } from './spokenText.ts'
import { INTERFACE_LANGUAGE, longDate } from '../../owner/language.ts'
import { postPath } from '../../owner/paths.ts'

interface Section {
  readonly id: string
  readonly heading: string
  readonly paragraphs: (readonly string[])[]
  readonly rows: string[]
  readonly keywords: string[]
}

interface CutArticle {
  readonly summary: PostSummary
  readonly passages: readonly Passage[]
}

/** Of articles that are cut already, by their trees: a thousand of them take seconds. */
const known = new WeakMap<Root, CutArticle>()

/**
 * One article's summary and passages, in its order; the first passage is its beginning.
 */
export function passagesOf(article: SoundArticle): CutArticle {
  const cut = known.get(article.tree) ?? cutArticle(article)
  known.set(article.tree, cut)
  return cut
}

function cutArticle({ said, tree }: SoundArticle): CutArticle {
  const { slug, title, excerpt, date, readTime, category, tags } = said
  const url = postPath(slug)
  const passages = passagesIn(tree, {
    url,
    title,
    intro: excerpt,
    keywords: [category, ...tags, slug.replaceAll('-', ' ')],
    facts: [publication(said)],
  })
  return { summary: { url, title, excerpt, date, readTime, tags }, passages }
}

/** The passages of a page of the owner's own. */
export function passagesOfPage({ page, tree }: PublishedPage): readonly Passage[] {
  const { path, title, description } = page
  const keywords = [path.slice(1).replaceAll('-', ' ')]
  return passagesIn(tree, { url: path, title, intro: description, keywords, facts: [] })
}

interface Source {
  /** Path of its page. */
  readonly url: string
  readonly title: string
  /** What says in short what it is about. */
  readonly intro: string
  /** What names its subject, besides the intro. */
  readonly keywords: readonly string[]
  /** Sentences about the whole text, which the first passage bears. */
  readonly facts: readonly string[]
}

function passagesIn({ children }: Root, source: Source): readonly Passage[] {
  const { url, title, intro, keywords, facts } = source
  const [opening, ...sections] = sectionsOf(children)
  opening.paragraphs.unshift(splitSentences(intro))
  opening.keywords.push(...keywords, intro)
  return (
    [opening, ...sections]
      // A heading right below another has nothing of its own to say.
      .filter(({ paragraphs, rows }) => paragraphs.length > 0 || rows.length > 0)
      .map((section): Passage => ({
        url: section.id === '' ? url : `${url}#${section.id}`,
        page: title,
        heading: section.heading,
        paragraphs: section.paragraphs,
        ...(section.rows.length > 0 ? { rows: section.rows } : {}),
        ...(section === opening && facts.length > 0 ? { facts } : {}),
        keywords: section.keywords.filter(isSayable).join(' '),
      }))
  )
}

function publication({ date, readTime }: ArticleWords): string {
  const length = readTime.replace(/ read$/, '').replace(/\bmin\b/, 'minutes')
  return `The article was published on ${longDate(date, INTERFACE_LANGUAGE)} and takes about ${length} to read.`
}

/** The text before the first heading is a section of its own and comes first, even if it is empty. */
function sectionsOf(nodes: readonly RootContent[]): readonly [Section, ...Section[]] {
  let current: Section = { id: '', heading: '', paragraphs: [], rows: [], keywords: [] }
  const sections: [Section, ...Section[]] = [current]
  const notes = footnotesIn(nodes)
  for (const node of nodes) {
    if (node.type === 'heading') {
      const [id, heading] = [idOf(node) ?? '', spokenText(node)]
      current = { id, heading, paragraphs: [], rows: [], keywords: [] }
      sections.push(current)
    } else {
      for (const block of blocksIn(node)) {
        for (const each of [block, ...notesOf(block, notes)]) addBlock(current, each)
      }
    }
  }
  return sections
}

type Notes = Map<string | undefined, FootnoteDefinition>

/** The footnotes of an article by their names. */
function footnotesIn(nodes: readonly RootContent[]): Notes {
  const notes = nodes.filter((node) => node.type === 'footnoteDefinition')
  return new Map(notes.map((note) => [note.identifier, note]))
}

/** What stands in the footnotes that a block is the first to refer to. */
function notesOf(block: Paragraph | Table, notes: Notes): readonly (Paragraph | Table)[] {
  return [...nodesOf(block)].flatMap(({ type, identifier }) => {
    const note = type === 'footnoteReference' ? notes.get(identifier) : undefined
    notes.delete(note?.identifier)
    return note?.children.flatMap(blocksIn) ?? []
  })
}

/** Paragraphs and tables, also those in lists and quotations; neither code nor drawings nor comments. */
function blocksIn(node: RootContent): readonly (Paragraph | Table)[] {
  switch (node.type) {
    case 'paragraph':
      return isMarkup(node) ? [] : [node]
    case 'table':
      return [node]
    case 'blockquote':
    case 'list':
    case 'listItem':
      return node.children.flatMap(blocksIn)
    default:
      return []
  }
}

/** A drawing on a line of its own is a paragraph to the parser. */
function isMarkup({ children }: Paragraph): boolean {
  return children.every((child) => child.type.startsWith('mdx') || spokenText(child).trim() === '')
}

/** The keywords are what names a subject: the first column of a table, and bold words that begin a paragraph. */
function addBlock({ paragraphs, rows, keywords }: Section, block: Paragraph | Table): void {
  if (block.type === 'table') {
    rows.push(...describeRows(block))
    keywords.push(...block.children.flatMap((row) => row.children.slice(0, 1).map(spokenText)))
    return
  }
  const sentences = splitSentences(spokenText(block))
  if (sentences.length > 0) paragraphs.push(sentences)
  const [first] = block.children
  if (first?.type === 'strong') keywords.push(spokenText(first))
}

/** Left out: a text that ends in a colon, since it announces something that is not quoted with it, and one with a formula. */
function splitSentences(text: string): readonly string[] {
  return sentencesOf(text.replace(/\s+/g, ' '))
    .filter((sentence) => /\p{L}/u.test(sentence) && !sentence.endsWith(':'))
    .filter(isSayable)
}

/** "Vosk (what it is: a toolkit; good for: commands)." A row of figures says nothing by itself and is left out. */
function describeRows({ children: [head, ...rows] }: Table): readonly string[] {
  const names = head?.children.map(spokenText) ?? []
  return rows.flatMap((row) => {
    const [subject = '', ...cells] = row.children.map(spokenText)
    if (!cells.some((cell) => /\p{L}+ \p{L}+/u.test(cell))) return []
    const said = cells.map((cell, i) => `${names[i + 1]?.toLowerCase() ?? ''}: ${cell}`)
    return [`${subject.replace(/[?:.]$/, '')} (${said.join('; ')}).`].filter(isSayable)
  })
}

function isSayable(text: string): boolean {
  return !text.includes(UNSAYABLE)
}
