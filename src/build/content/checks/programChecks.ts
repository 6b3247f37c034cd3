/** Mistakes in an article's code, which at render time would stop all pages without a usable line. */
import { BUILT_NAMES } from '../articles/markdown/rehypeArticle.ts'
import type { TreeNode } from '../articles/markdown/tree.ts'
import { ISLAND } from '../islands/islandChecks.ts'
import type { CheckedText } from './checkedText.ts'

/** The names that a module declares: `export const name`, `import name`, `import { name }`. */
const DECLARED =
  /(?:\b(?:const|let|var|function|class|import|as)\s+|[{,]\s*)([\p{ID_Start}$_][\p{ID_Continue}$]*)/gu
const KNOWN_NAMES: ReadonlySet<string> = new Set([
  ...['true', 'false', 'null', 'undefined', 'new', 'typeof', 'props', 'function', 'async'],
  ...Object.getOwnPropertyNames(globalThis),
])

interface Statement {
  readonly source?: { readonly value: string } | null
  readonly loc?: { readonly start: { readonly line: number } }
}

/** @param canImport whether the target of an import exists */
export function checkProgram(
  { nodes, tell }: CheckedText,
  canImport: (name: string) => boolean,
): void {
  const declared = new Set([ISLAND])
  for (const node of nodes.filter(({ type }) => type === 'mdxjsEsm')) {
    for (const [, name = ''] of (node.value ?? '').matchAll(DECLARED)) {
      declared.add(name)
      if (BUILT_NAMES.includes(name))
        tell(
          node,
          `${name}: expected another name, since the build declares '${name}' in each article`,
        )
    }
    const { body = [] } = (node.data?.estree ?? {}) as { readonly body?: readonly Statement[] }
    for (const { source, loc } of body) {
      if (source && !canImport(source.value))
        tell(
          loc?.start.line ?? node,
          `import '${source.value}': expected a file beside the article as './name.tsx', one of the project as '/src/name.tsx', or a package that is installed, but there is none`,
        )
    }
  }
  for (const node of nodes) {
    const word = wordIn(node)
    if (word !== undefined && !declared.has(word) && !KNOWN_NAMES.has(word))
      tell(
        node,
        `{${node.value ?? ''}}: expected a name that the article exports, but there is no '${word}'; to show braces, write \\{ and \\}`,
      )
    // An element with a capital letter or a dot in its name is a component.
    const [name = '', ...members] = node.name?.split('.') ?? []
    if ((members.length > 0 || /^\p{Lu}/u.test(name)) && !declared.has(name))
      tell(
        node,
        `<${node.name ?? ''}>: expected an element of HTML, or a component that the article imports`,
      )
  }
}

/** The first word in braces. */
function wordIn({ type, value = '' }: TreeNode): string | undefined {
  if (!/^mdx(?:Text|Flow)Expression$/.test(type)) return undefined
  return /^\s*([\p{ID_Start}$_][\p{ID_Continue}$]*)/u.exec(value)?.[1]
}
