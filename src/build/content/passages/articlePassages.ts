/**
 * Splits an article or one of the owner's pages into passages, one per section: prose as its own
 * sentences, footnotes below the paragraph that refers to them, tables as sentences. Code, drawings
 * and formulas are left out.
 */
import type { Code, FootnoteDefinition, Paragraph, Root, RootContent, Table } from 'mdast'
import type { PostSummary } from '../../../answers/known/knowledge.ts'
import type { Passage } from '../../../find/passage.ts'
import type { ArticleWords, CustomPage, OwnersAnswer } from '../../../owner/types.ts'
import type { SoundArticle } from '../articles/article.ts'
import { idOf, nodesOf } from '../articles/markdown/tree.ts'
import { sentencesOf, spokenText, UNSAYABLE } from './spokenText.ts'
import { INTERFACE_LANGUAGE, longDate } from '../../../owner/language.ts'
import { postPath } from '../../../owner/paths.ts'

type Section = ReturnType<typeof sectionOf>

function sectionOf(id: string, heading: string) {
  const paragraphs: (readonly string[])[] = []
  const texts = (): string[] => []
  return { id, heading, paragraphs, rows: texts(), figures: texts(), keywords: texts() }
}

interface CutArticle {
  readonly summary: PostSummary
  /** To the questions that the article names. */
  readonly answers: readonly OwnersAnswer[]
  readonly passages: readonly Passage[]
}

/** Results by syntax tree: a thousand articles take seconds. */
const known = new WeakMap<Root, CutArticle>()

/** Returns an article's summary and its passages in order; the first passage is its beginning. */
export function passagesOf(article: SoundArticle): CutArticle {
  const cut = known.get(article.tree) ?? cutArticle(article)
  known.set(article.tree, cut)
  return cut
}

function cutArticle({ said, questions, tree }: SoundArticle): CutArticle {
  const { slug, title, excerpt, date, readTime, category, tags } = said
  const url = postPath(slug)
  const passages = passagesIn(tree, {
    url,
    title,
    intro: excerpt,
    keywords: [category, ...tags, slug.replaceAll('-', ' ')],
    facts: [publication(said)],
  })
  const answers = questions.map(({ asked, answer, section }) => ({
    asked,
    answer,
    links: [section === undefined ? url : `${url}#${section}`],
  }))
  return { summary: { url, title, excerpt, date, readTime, tags }, answers, passages }
}

export function passagesOfPage({
  page,
  tree,
}: {
  readonly page: CustomPage
  readonly tree: Root
}): readonly Passage[] {
  const { path, title, description } = page
  const keywords = [path.slice(1).replaceAll('-', ' ')]
  return passagesIn(tree, { url: path, title, intro: description, keywords, facts: [] })
}

interface Source {
  readonly url: string
  readonly title: string
  readonly intro: string
  readonly keywords: readonly string[]
  /** Sentences about the whole text, which are part of the first passage. */
  readonly facts: readonly string[]
}

function passagesIn({ children }: Root, source: Source): readonly Passage[] {
  const { url, title, intro, keywords, facts } = source
  const [opening, ...sections] = sectionsOf(children)
  opening.paragraphs.unshift(splitSentences(intro))
  opening.keywords.push(...keywords, intro)
  return (
    [opening, ...sections]
      // A heading directly below another has no text of its own.
      .filter(({ paragraphs, rows }) => paragraphs.length > 0 || rows.length > 0)
      .map((section): Passage => ({
        url: section.id === '' ? url : `${url}#${section.id}`,
        page: title,
        heading: section.heading,
        paragraphs: section.paragraphs,
        ...(section.rows.length > 0 ? { rows: section.rows } : {}),
        ...(section.figures.length > 0 ? { figures: section.figures.filter(isSayable) } : {}),
        ...(section === opening && facts.length > 0 ? { facts } : {}),
        keywords: section.keywords.filter(isSayable).join(' '),
      }))
  )
}

function publication({ date, readTime }: ArticleWords): string {
  const length = readTime.replace(/ read$/, '').replace(/\bmin\b/, 'minutes')
  return `The article was published on ${longDate(date, INTERFACE_LANGUAGE)} and takes about ${length} to read.`
}

/** The text before the first heading is the first section, even if it is empty. */
function sectionsOf(nodes: readonly RootContent[]): readonly [Section, ...Section[]] {
  let current = sectionOf('', '')
  const sections: [Section, ...Section[]] = [current]
  const notes: Notes = new Map(
    nodes.flatMap((node) => (node.type === 'footnoteDefinition' ? [[node.identifier, node]] : [])),
  )
  for (const node of nodes) {
    if (node.type === 'heading') {
      current = sectionOf(idOf(node) ?? '', spokenText(node))
      sections.push(current)
    } else {
      for (const block of blocksIn(node)) {
        for (const each of [block, ...notesOf(block, notes)]) addBlock(current, each)
      }
    }
  }
  return sections
}

type Block = Paragraph | Table | Code
type Notes = Map<string | undefined, FootnoteDefinition>

/** The content of the footnotes that this block is the first to refer to. */
function notesOf(block: Block, notes: Notes): readonly Block[] {
  return [...nodesOf(block)].flatMap(({ type, identifier }) => {
    const note = type === 'footnoteReference' ? notes.get(identifier) : undefined
    notes.delete(note?.identifier)
    return note?.children.flatMap(blocksIn) ?? []
  })
}

/** Paragraphs, tables and outputs of code, also in lists and quotations, without programs, drawings and comments. */
function blocksIn(node: RootContent): readonly Block[] {
  switch (node.type) {
    case 'paragraph':
      return isMarkup(node) ? [] : [node]
    case 'table':
      return [node]
    case 'code':
      return OUTPUTS.has(node.lang ?? '') ? [node] : []
    case 'blockquote':
    case 'list':
    case 'listItem':
      return node.children.flatMap(blocksIn)
    default:
      return []
  }
}

/** The parser wraps a drawing on a line of its own in a paragraph. */
function isMarkup({ children }: Paragraph): boolean {
  return children.every((child) => child.type.startsWith('mdx') || spokenText(child).trim() === '')
}

/** What code prints is marked as one of these languages. */
const OUTPUTS = new Set(['text', 'txt', 'console', 'output'])
/** A longer output is a log or a listing. */
const MOST_LINES = 12

/** Keywords are the first column of a table and bold words at the start of a paragraph. */
function addBlock(section: Section, block: Block): void {
  const { paragraphs, rows, figures, keywords } = section
  if (block.type === 'code') {
    const lines = block.value.split('\n').filter((line) => line.trim() !== '')
    if (lines.length <= MOST_LINES) figures.push(...lines.map(describeLine))
    return
  }
  if (block.type === 'table') {
    for (const { text, isProse } of describeRows(block)) (isProse ? rows : figures).push(text)
    keywords.push(...block.children.flatMap((row) => row.children.slice(0, 1).map(spokenText)))
    return
  }
  const sentences = splitSentences(spokenText(block))
  if (sentences.length > 0) paragraphs.push(sentences)
  const [first] = block.children
  if (first?.type === 'strong') keywords.push(spokenText(first))
}

/** `balanced  raw 0.85  kappa 0.689` in columns becomes `balanced: raw 0.85, kappa 0.689.` */
function describeLine(line: string): string {
  const [subject = '', ...cells] = line.trim().split(/\s{2,}/)
  return cells.length === 0 ? subject : `${subject}: ${cells.join(', ')}.`
}

/** Leaves out text with a formula, and text that ends in a colon and announces something. */
function splitSentences(text: string): readonly string[] {
  return sentencesOf(text.replace(/\s+/g, ' '))
    .filter((sentence) => /\p{L}/u.test(sentence) && !sentence.endsWith(':'))
    .filter(isSayable)
}

/** "Vosk (what it is: a toolkit; good for: commands)." */
function describeRows({
  children: [head, ...rows],
}: Table): readonly { text: string; isProse: boolean }[] {
  const names = head?.children.map(spokenText) ?? []
  return rows.flatMap((row) => {
    const [subject = '', ...cells] = row.children.map(spokenText)
    const said = cells.map((cell, i) => `${names[i + 1]?.toLowerCase() ?? ''}: ${cell}`)
    const text = `${subject.replace(/[?:.]$/, '')} (${said.join('; ')}).`
    const isProse = cells.some((cell) => /\p{L}+ \p{L}+/u.test(cell))
    return isSayable(text) ? [{ text, isProse }] : []
  })
}

function isSayable(text: string): boolean {
  return !text.includes(UNSAYABLE)
}
