/** Mistakes in an article's body alone: drawings, pictures, headings, forbidden markup. */
import { toString } from 'mdast-util-to-string'
import type { TextFile } from '../articles/article.ts'
import { type ArticleFacts, lineOf } from '../articles/articleFacts.ts'
import { captionedPicture } from '../articles/markdown/remarkFigures.ts'
import { attributeOf, nodesOf, type TreeNode } from '../articles/markdown/tree.ts'
import type { Finding, Problem } from '../problems/problem.ts'
import { findCodeProblems, findLanguageProblems } from './codeChecks.ts'
import type { Content } from '../kinds/content.ts'
import { findFormulaProblems } from './formulaChecks.ts'
import { programProblems } from './programChecks.ts'
import { findForeignSyntax, findNoteProblems, findReferenceProblems } from './textChecks.ts'

/** Their content would run or style the page, which the Content-Security-Policy forbids. */
const FORBIDDEN = new Set(['script', 'style', 'iframe'])

/** @param text no mistakes are found in one that could not be parsed */
export function findBodyProblems(
  { place, tree, source, facts, leftOut }: Omit<TextFile, 'slug' | 'matter' | 'broken'>,
  { pictureProblem, canImport }: Pick<Content, 'pictureProblem' | 'canImport'>,
): readonly Problem[] {
  if (!tree) return []
  const findings = [
    ...findingsIn(tree, source, facts, (name) => pictureProblem(name, place)),
    ...leftOutElements(leftOut),
    ...findLanguageProblems(tree),
    ...findReferenceProblems(tree, source),
    ...findForeignSyntax(tree, source),
    ...programProblems([...nodesOf(tree)], (name) => canImport(name, place)),
  ]
  return findings.map((found) => ({ file: place, ...found }))
}

type PictureProblem = (name: string) => string | undefined

function findingsIn(
  tree: TreeNode,
  source: string,
  facts: ArticleFacts,
  problemOf: PictureProblem,
): readonly Finding[] {
  const nodes = [...nodesOf(tree)]
  const lines = source.split(/\r?\n/)
  return [
    ...facts.pictures.flatMap((picture) => pictureProblems(picture, problemOf)),
    ...nodes.flatMap((node) => [
      ...drawingProblems(node, facts),
      ...findCodeProblems(node, lines),
      ...policyProblems(node),
    ]),
    ...lostCaptions(nodes),
    ...findFormulaProblems(tree, source),
    ...findNoteProblems(tree, source),
    ...headingProblems(nodes),
    ...repeatedIds(facts),
  ]
}

/** One warning of each kind a file, at the first of them. */
function leftOutElements(leftOut: TextFile['leftOut']): readonly Finding[] {
  const told = (part: (typeof leftOut)[number]['part'], words: string): readonly Finding[] => {
    const found = leftOut.filter((each) => each.part === part)
    const [first] = found
    if (!first) return []
    const names = [...new Set(found.map(({ name }) => `<${name}>`))].join(', ')
    return [{ line: first.line, message: `${names}: ${words}`, isWarning: true }]
  }
  return [
    ...told(
      'element',
      'left out, since a .md file may hold text, links, lists, tables and pictures as HTML, but nothing that runs, plays or draws',
    ),
    ...told(
      'tags',
      'no element that a .md file may hold, so what is inside is shown as plain text; components work in .mdx files alone',
    ),
    ...told(
      'style',
      'the style is left out, since all pages look alike; the text is shown without it',
    ),
  ]
}

function pictureProblems(
  { text, alt, line }: ArticleFacts['pictures'][number],
  problemOf: PictureProblem,
): readonly Finding[] {
  const found: Finding[] = []
  const problem = problemOf(text)
  if (problem !== undefined) found.push({ line, message: `picture: ${problem}` })
  if (alt === undefined || alt.trim() === '') {
    const message = `picture '${text}' has no alternative text: expected ![what it shows](${text})`
    found.push({ line, message })
  }
  return found
}

/** An inline picture has no room for a caption. */
function lostCaptions(nodes: readonly TreeNode[]): readonly Finding[] {
  const figures = new Set(nodes.map(captionedPicture))
  return nodes
    .filter((node) => node.type === 'image' && node.title && !figures.has(node))
    .map((node) => ({
      line: lineOf(node),
      message: `picture '${node.url ?? ''}' has a caption: expected it on a line of its own, with empty lines around`,
    }))
}

/** A drawing needs an accessible name or must be marked as decoration. */
function drawingProblems(node: TreeNode, { ids }: ArticleFacts): readonly Finding[] {
  if (node.name !== 'svg' || attributeOf(node, 'aria-hidden') === 'true') return []
  const line = lineOf(node)
  if (attributeOf(node, 'role') !== 'img') {
    return [{ line, message: `<svg>: expected role="img" and a name, or aria-hidden="true"` }]
  }
  if (attributeOf(node, 'aria-label')?.trim()) return []
  const named = attributeOf(node, 'aria-labelledby')?.split(/\s+/).filter(Boolean) ?? []
  const lost = named.find((id) => !ids.some(({ text }) => text === id))
  if (lost !== undefined) {
    return [{ line, message: `<svg>: aria-labelledby names #${lost}, which is not in the article` }]
  }
  const hasTitle = node.children?.some((each) => each.name === 'title' && toString(each) !== '')
  if (named.length > 0 || hasTitle) return []
  return [{ line, message: `<svg role="img"> has no name: expected a <title> or aria-label` }]
}

function policyProblems(node: TreeNode): readonly Finding[] {
  const line = lineOf(node)
  const found: Finding[] = []
  if (attributeOf(node, 'style') !== undefined) {
    const message = `<${node.name ?? ''} style>: the site's policy forbids style attributes; expected attributes such as fill, or a class`
    found.push({ line, message })
  }
  if (FORBIDDEN.has(node.name ?? ''))
    found.push({ line, message: `<${node.name ?? ''}> is forbidden by the site's policy` })
  return found
}

const NOT_IN_HEADINGS: ReadonlyMap<string, string> = new Map([
  ['link', 'a link'],
  ['linkReference', 'a link'],
  ['footnoteReference', 'a footnote'],
  ['inlineMath', 'a formula'],
])

/** The page's title is the first level, so an article starts at the second and skips none. */
function headingProblems(nodes: readonly TreeNode[]): readonly Finding[] {
  const headings = nodes.filter(({ type }) => type === 'heading')
  return headings.flatMap((heading, index) => {
    const { depth = 0 } = heading
    const above = headings[index - 1]?.depth ?? 1
    const line = lineOf(heading)
    const name = `heading '${toString(heading)}'`
    const alien = [...nodesOf(heading)].flatMap(
      ({ type, name: element }) => NOT_IN_HEADINGS.get(element === 'a' ? 'link' : type) ?? [],
    )
    if (alien.length > 0) {
      const message = `${name} holds ${alien[0]}: expected plain words, since a heading is a link itself, and a line in the table of contents`
      return [{ line, message }]
    }
    if (depth === 1)
      return [{ line, message: `${name}: the title is the first level; expected ## or lower` }]
    if (depth <= above + 1) return []
    return [{ line, message: `${name} skips a level: expected ${'#'.repeat(above + 1)} or higher` }]
  })
}

function repeatedIds({ ids }: ArticleFacts): readonly Finding[] {
  return ids.flatMap(({ text, line }, index) => {
    const first = ids.slice(0, index).find((each) => each.text === text)
    return first ? [{ line, message: `id '${text}' is already used on line ${first.line}` }] : []
  })
}
