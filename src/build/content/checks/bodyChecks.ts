/**
 * Mistakes that an article's body alone shows: unnamed drawings, missing pictures, headings out of
 * order, markup that the site's policy forbids. Pure.
 */
import { toString } from 'mdast-util-to-string'
import { bundledLanguagesInfo } from 'shiki'
import { type ArticleFacts, lineOf } from '../articles/articleFacts.ts'
import type { Problem } from '../problems/problem.ts'
import { attributeOf, nodesOf, type TreeNode } from '../articles/tree.ts'

/** A problem in a file that is known. */
type Finding = Omit<Problem, 'file'>

const PLAIN_LANGUAGES = ['text', 'txt', 'plain', 'plaintext', 'ansi']
const LANGUAGES: ReadonlySet<string> = new Set([
  ...PLAIN_LANGUAGES,
  ...bundledLanguagesInfo.flatMap(({ id, aliases = [] }) => [id, ...aliases]),
])
/** Backticks or tildes at the beginning of a line, in quotations and lists too. */
const FENCE = /^[\s>*+\-\d.]*(?:`{3,}|~{3,})/
const CLOSING_FENCE = /^[\s>]*(?:`{3,}|~{3,})\s*$/

/** A fence that is never closed makes code of the rest of the article. */
function openFences({ type, position }: TreeNode, lines: readonly string[]): readonly Finding[] {
  if (type !== 'code' || !position) return []
  const [first, last] = [position.start.line, position.end.line]
  if (!FENCE.test(lines[first - 1] ?? '')) return []
  if (last > first && CLOSING_FENCE.test(lines[last - 1] ?? '')) return []
  return [{ line: first, message: 'code block: expected a line ``` that closes it' }]
}

/** Their content would run or style the page: the site's policy forbids both. */
const FORBIDDEN = new Set(['script', 'style', 'iframe'])

/** The names that a module declares: `export const name`, `import name`, `import { name }`. */
const DECLARED =
  /(?:\b(?:const|let|var|function|class|import|as)\s+|[{,]\s*)([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu
/** What an expression may begin with besides the names that are declared. */
const KNOWN_NAMES: ReadonlySet<string> = new Set([
  ...['true', 'false', 'null', 'undefined', 'new', 'typeof', 'props', 'function', 'async'],
  ...Object.getOwnPropertyNames(globalThis),
])

/**
 * @param tree of the article's text, which is `source`
 * @param pictures names of those that exist
 */
export function findBodyProblems(
  tree: TreeNode,
  source: string,
  facts: ArticleFacts,
  pictures: ReadonlySet<string>,
): readonly Finding[] {
  const nodes = [...nodesOf(tree)]
  const lines = source.split(/\r?\n/)
  return [
    ...facts.pictures.flatMap((picture) => pictureProblems(picture, pictures)),
    ...nodes.flatMap((node) => [
      ...drawingProblems(node, facts),
      ...languageProblems(node),
      ...openFences(node, lines),
      ...policyProblems(node),
    ]),
    ...expressionProblems(nodes),
    ...headingProblems(nodes),
    ...repeatedIds(facts),
  ]
}

function pictureProblems(
  { text, alt, line }: ArticleFacts['pictures'][number],
  pictures: ReadonlySet<string>,
): readonly Finding[] {
  const found: Finding[] = []
  if (!pictures.has(text)) {
    const message = `picture '${text}': expected the name of a picture, without its ending: ${[...pictures].join(', ')}`
    found.push({ line, message })
  }
  if (alt === undefined || alt.trim() === '') {
    const message = `picture '${text}' has no alternative text: expected ![what it shows](${text})`
    found.push({ line, message })
  }
  return found
}

/** A drawing needs a name for those who do not see it, or must be marked as decoration. */
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

function languageProblems({ type, lang, position }: TreeNode): readonly Finding[] {
  if (type !== 'code' || !lang || LANGUAGES.has(lang)) return []
  const message = `code block: '${lang}' is not a known language; expected one such as ts, or text`
  return [{ line: position?.start.line, message }]
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

/**
 * Braces hold a program in MDX. A word in them that names nothing would stop every page when it is rendered,
 * with a line that does not exist in the article.
 */
function expressionProblems(nodes: readonly TreeNode[]): readonly Finding[] {
  const declared = new Set(
    nodes
      .filter(({ type }) => type === 'mdxjsEsm')
      .flatMap(({ value = '' }) => [...value.matchAll(DECLARED)].map(([, name]) => name)),
  )
  return nodes.flatMap((node) => {
    if (!/^mdx(?:Text|Flow)Expression$/.test(node.type)) return []
    const name = /^\s*(?<name>[\p{ID_Start}$_][\p{ID_Continue}$]*)/u.exec(node.value ?? '')
      ?.groups?.['name']
    if (name === undefined || declared.has(name) || KNOWN_NAMES.has(name)) return []
    const message = `{${node.value ?? ''}}: expected a name that the article exports, but there is no '${name}'; to show braces, write \\{ and \\}`
    return [{ line: lineOf(node), message }]
  })
}

/** The page's own title is its first level, so an article begins at the second and skips none. */
function headingProblems(nodes: readonly TreeNode[]): readonly Finding[] {
  const headings = nodes.filter(({ type }) => type === 'heading')
  return headings.flatMap((heading, index) => {
    const { depth = 0 } = heading
    const above = headings[index - 1]?.depth ?? 1
    const line = lineOf(heading)
    const name = `heading '${toString(heading)}'`
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
