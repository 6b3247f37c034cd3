/**
 * Mistakes in the programs that an article holds: braces, components, exports. They would stop every page when it is
 * rendered, with a line that does not exist in the article. Pure.
 */
import { lineOf } from '../articles/articleFacts.ts'
import type { TreeNode } from '../articles/tree.ts'
import type { Finding } from '../problems/problem.ts'

/** The names that a module declares: `export const name`, `import name`, `import { name }`. */
const DECLARED =
  /(?:\b(?:const|let|var|function|class|import|as)\s+|[{,]\s*)([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu
/** What an expression may begin with besides the names that are declared. */
const KNOWN_NAMES: ReadonlySet<string> = new Set([
  ...['true', 'false', 'null', 'undefined', 'new', 'typeof', 'props', 'function', 'async'],
  ...Object.getOwnPropertyNames(globalThis),
])

/** What the build itself exports of each article (types: `src/owner/posts.d.ts`). */
const TAKEN = /^\s*export\s+(?:const|let|var|function|class)\s+(?<name>headings|series|related)\b/m

export function programProblems(nodes: readonly TreeNode[]): readonly Finding[] {
  const modules = nodes.filter(({ type }) => type === 'mdxjsEsm')
  const declared = new Set(
    modules.flatMap(({ value = '' }) => [...value.matchAll(DECLARED)].map(([, name]) => name)),
  )
  return [
    ...modules.flatMap(takenNames),
    ...nodes.flatMap((node) => [
      ...expressionProblems(node, declared),
      ...componentProblems(node, declared),
    ]),
  ]
}

function takenNames(node: TreeNode): readonly Finding[] {
  const name = TAKEN.exec(node.value ?? '')?.groups?.['name']
  if (name === undefined) return []
  const message = `export ${name}: expected another name, since the build exports '${name}' of each article`
  return [{ line: lineOf(node), message }]
}

type Names = ReadonlySet<string | undefined>

/** A word in braces that names nothing. */
function expressionProblems(node: TreeNode, declared: Names): readonly Finding[] {
  if (!/^mdx(?:Text|Flow)Expression$/.test(node.type)) return []
  const name = /^\s*(?<name>[\p{ID_Start}$_][\p{ID_Continue}$]*)/u.exec(node.value ?? '')?.groups?.[
    'name'
  ]
  if (name === undefined || declared.has(name) || KNOWN_NAMES.has(name)) return []
  const message = `{${node.value ?? ''}}: expected a name that the article exports, but there is no '${name}'; to show braces, write \\{ and \\}`
  return [{ line: lineOf(node), message }]
}

/** An element with a capital letter, or with a dot in its name, is a component. */
function componentProblems(node: TreeNode, declared: Names): readonly Finding[] {
  const [name = '', ...members] = node.name?.split('.') ?? []
  if (members.length === 0 && !/^\p{Lu}/u.test(name)) return []
  if (declared.has(name)) return []
  const message = `<${node.name ?? ''}>: expected an element of HTML, or a component that the article imports`
  return [{ line: lineOf(node), message }]
}
