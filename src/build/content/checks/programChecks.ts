/** Mistakes in an article's code, which at render time would stop all pages without a usable line. */
import { lineOf } from '../articles/articleFacts.ts'
import { BUILT_NAMES } from '../articles/markdown/rehypeArticle.ts'
import type { TreeNode } from '../articles/markdown/tree.ts'
import type { Finding } from '../problems/problem.ts'

/** The names that a module declares: `export const name`, `import name`, `import { name }`. */
const DECLARED =
  /(?:\b(?:const|let|var|function|class|import|as)\s+|[{,]\s*)([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu
const KNOWN_NAMES: ReadonlySet<string> = new Set([
  ...['true', 'false', 'null', 'undefined', 'new', 'typeof', 'props', 'function', 'async'],
  ...Object.getOwnPropertyNames(globalThis),
])

export function programProblems(
  nodes: readonly TreeNode[],
  canImport: (name: string) => boolean,
): readonly Finding[] {
  const modules = nodes.filter(({ type }) => type === 'mdxjsEsm')
  const declared = new Set(
    modules.flatMap(({ value = '' }) => [...value.matchAll(DECLARED)].map(([, name]) => name)),
  )
  return [
    ...modules.flatMap((node) => [...takenNames(node), ...lostImports(node, canImport)]),
    ...nodes.flatMap((node) => [
      ...expressionProblems(node, declared),
      ...componentProblems(node, declared),
    ]),
  ]
}

function takenNames(node: TreeNode): readonly Finding[] {
  const names = [...(node.value ?? '').matchAll(DECLARED)].map(([, name = '']) => name)
  return names
    .filter((name) => BUILT_NAMES.includes(name))
    .map((name) => ({
      line: lineOf(node),
      message: `${name}: expected another name, since the build declares '${name}' in each article`,
    }))
}

interface Statement {
  readonly source?: { readonly value: string } | null
  readonly loc?: { readonly start: { readonly line: number } }
}

function lostImports(node: TreeNode, canImport: (name: string) => boolean): readonly Finding[] {
  const { body = [] } = (node.data?.estree ?? {}) as { readonly body?: readonly Statement[] }
  return body.flatMap(({ source, loc }) => {
    if (!source || canImport(source.value)) return []
    const message = `import '${source.value}': expected a file beside the article as './name.tsx', one of the project as '/src/name.tsx', or a package that is installed, but there is none`
    return [{ line: loc?.start.line ?? lineOf(node), message }]
  })
}

type Names = ReadonlySet<string | undefined>

/** A word in braces that is not a declared name. */
function expressionProblems(node: TreeNode, declared: Names): readonly Finding[] {
  if (!/^mdx(?:Text|Flow)Expression$/.test(node.type)) return []
  const name = /^\s*(?<name>[\p{ID_Start}$_][\p{ID_Continue}$]*)/u.exec(node.value ?? '')?.groups?.[
    'name'
  ]
  if (name === undefined || declared.has(name) || KNOWN_NAMES.has(name)) return []
  const message = `{${node.value ?? ''}}: expected a name that the article exports, but there is no '${name}'; to show braces, write \\{ and \\}`
  return [{ line: lineOf(node), message }]
}

/** An element with a capital letter or a dot in its name is a component. */
function componentProblems(node: TreeNode, declared: Names): readonly Finding[] {
  const [name = '', ...members] = node.name?.split('.') ?? []
  if (members.length === 0 && !/^\p{Lu}/u.test(name)) return []
  if (declared.has(name)) return []
  const message = `<${node.name ?? ''}>: expected an element of HTML, or a component that the article imports`
  return [{ line: lineOf(node), message }]
}
