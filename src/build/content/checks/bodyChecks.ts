/** Mistakes in an article's body alone: drawings, pictures, headings, forbidden markup. */
import { toString } from 'mdast-util-to-string'
import type { TextFile } from '../articles/article.ts'
import { type ArticleFacts, lineOf } from '../articles/articleFacts.ts'
import { PAGE_IDS } from '../articles/markdown/markdown.ts'
import { captionedPicture } from '../articles/markdown/remarkFigures.ts'
import { attributeOf, nodesOf, type TreeNode } from '../articles/markdown/tree.ts'
import type { Content } from '../kinds/content.ts'
import type { Problem } from '../problems/problem.ts'
import { type CheckedText, proseOf } from './checkedText.ts'
import { checkCode, checkCodeMeta, checkLanguages } from './codeChecks.ts'
import { checkFormulas } from './formulaChecks.ts'
import { checkIslands } from '../islands/islandChecks.ts'
import { checkProgram } from './programChecks.ts'
import { checkAlerts, checkForeignSyntax, checkNotes, checkReferences } from './textChecks.ts'

type Tell = CheckedText['tell']

/** @param text no mistakes are found in one that could not be parsed */
export function findBodyProblems(
  { place, tree, source, facts, leftOut }: Omit<TextFile, 'slug' | 'matter' | 'broken'>,
  { pictureAt, canImport, islands }: Pick<Content, 'pictureAt' | 'canImport' | 'islands'>,
): readonly Problem[] {
  if (!tree) return []
  const problems: Problem[] = []
  const tell: Tell = (at, message, isWarning) => {
    const line = typeof at === 'number' ? at : lineOf(at)
    problems.push({ file: place, line, message, ...(isWarning && { isWarning }) })
  }
  const nodes = [...nodesOf(tree)]
  const text: CheckedText = { tree, nodes, source, prose: proseOf(nodes, source), tell }
  for (const picture of facts.pictures)
    checkPicture(picture, pictureAt(picture.text, place).problem, tell)
  const lines = source.split(/\r?\n/)
  for (const node of nodes) {
    checkDrawing(node, facts, tell)
    checkCode(node, lines, tell)
    checkPolicy(node, tell)
  }
  checkCaptions(text)
  checkFormulas(text)
  checkNotes(text)
  checkAlerts(text)
  checkHeadings(text)
  checkIds(facts, tell)
  checkLeftOut(leftOut, tell)
  checkLanguages(text)
  checkCodeMeta(text)
  checkReferences(text)
  checkForeignSyntax(text)
  checkIslands(text, islands)
  checkProgram(text, (name) => canImport(name, place))
  return problems
}

const LEFT_OUT = {
  element:
    'left out, since a .md file may hold text, links, lists, tables and pictures as HTML, but nothing that runs, plays or draws',
  tags: 'not allowed in a .md file, so what is inside is shown as plain text; components work in .mdx files alone',
  address:
    'its address is left out; expected /path on this site, #heading on this page, https://…, http://…, mailto:… or tel:…',
  attribute: 'left out, since all pages look alike; texts and pictures are shown without it',
} as const

function checkIds({ ids }: ArticleFacts, tell: Tell): void {
  for (const [index, { text: id, line }] of ids.entries()) {
    const first = ids.slice(0, index).find((each) => each.text === id)
    if (PAGE_IDS.includes(id))
      tell(line, `id '${id}' belongs to the page around the text: expected another`)
    else if (/\s|^$/.test(id)) tell(line, `id '${id}': expected a name without spaces`)
    else if (first) tell(line, `id '${id}' is already used on line ${first.line}`)
  }
}

/** One warning of each kind a file, at the first of them. */
function checkLeftOut(leftOut: TextFile['leftOut'], tell: Tell): void {
  for (const [part, words] of Object.entries(LEFT_OUT)) {
    const found = leftOut.filter((each) => each.part === part)
    const names = [...new Set(found.map(({ name }) => `<${name}>`))].join(', ')
    if (found[0]) tell(found[0].line, `${names}: ${words}`, true)
  }
}

function checkPicture(
  { text, alt, line }: ArticleFacts['pictures'][number],
  problem: string | undefined,
  tell: Tell,
): void {
  if (problem !== undefined) tell(line, `picture: ${problem}`)
  if (alt === undefined || alt.trim() === '')
    tell(line, `picture '${text}' has no alternative text: expected ![what it shows](${text})`)
}

/** An inline picture has no room for a caption. */
function checkCaptions({ nodes, tell }: CheckedText): void {
  const figures = new Set(nodes.map(captionedPicture))
  for (const node of nodes) {
    if (node.type === 'image' && node.title && !figures.has(node))
      tell(
        node,
        `picture '${node.url ?? ''}' has a caption: expected it on a line of its own, with empty lines around`,
      )
  }
}

/** A drawing needs an accessible name or must be marked as decoration. */
function checkDrawing(node: TreeNode, { ids }: ArticleFacts, tell: Tell): void {
  if (node.name !== 'svg' || attributeOf(node, 'aria-hidden') === 'true') return
  const named = attributeOf(node, 'aria-labelledby')?.split(/\s+/).filter(Boolean) ?? []
  const lost = named.find((id) => !ids.some(({ text }) => text === id))
  const hasTitle = node.children?.some((each) => each.name === 'title' && toString(each) !== '')
  if (attributeOf(node, 'role') !== 'img')
    tell(node, `<svg>: expected role="img" and a name, or aria-hidden="true"`)
  else if (attributeOf(node, 'aria-label')?.trim()) return
  else if (lost !== undefined)
    tell(node, `<svg>: aria-labelledby names #${lost}, which is not in the article`)
  else if (named.length === 0 && !hasTitle)
    tell(node, `<svg role="img"> has no name: expected a <title> or aria-label`)
}

/** Their content would run or style the page, which the Content-Security-Policy forbids. */
const FORBIDDEN = new Set(['script', 'style', 'iframe'])

function checkPolicy(node: TreeNode, tell: Tell): void {
  const name = node.name ?? ''
  if (attributeOf(node, 'style') !== undefined)
    tell(
      node,
      `<${name} style>: the site's policy forbids style attributes; expected attributes such as fill, or a class`,
    )
  if (FORBIDDEN.has(name)) tell(node, `<${name}> is forbidden by the site's policy`)
}

const NOT_IN_HEADINGS: ReadonlyMap<string, string> = new Map([
  ['link', 'a link'],
  ['linkReference', 'a link'],
  ['footnoteReference', 'a footnote'],
  ['inlineMath', 'a formula'],
])

/** The page's title is the first level, so an article starts at the second and skips none. */
function checkHeadings({ nodes, tell }: CheckedText): void {
  let above = 1
  for (const heading of nodes.filter(({ type }) => type === 'heading')) {
    const { depth = 0 } = heading
    const name = `heading '${toString(heading)}'`
    const [alien] = [...nodesOf(heading)].flatMap(
      ({ type, name: element }) => NOT_IN_HEADINGS.get(element === 'a' ? 'link' : type) ?? [],
    )
    if (alien !== undefined)
      tell(
        heading,
        `${name} holds ${alien}: expected plain words, since a heading is a link itself, and a line in the table of contents`,
      )
    else if (depth === 1)
      tell(heading, `${name}: the title is the first level; expected ## or lower`)
    else if (depth > above + 1)
      tell(heading, `${name} skips a level: expected ${'#'.repeat(above + 1)} or higher`)
    above = depth
  }
}
