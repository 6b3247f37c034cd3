/** What the build changes in an article's HTML besides ids of headings and colours of code. */
import { toString } from 'mdast-util-to-string'
import { nodesOf, type TreeNode } from './tree.ts'

/** Listed for tables of contents: deeper headings would crowd them. */
const LISTED: Readonly<Record<string, 2 | 3>> = { h2: 2, h3: 3 }

/** Exports the list `headings` (its type: `src/content/posts.d.ts`); to run after rehype-slug. */
export function exportHeadings() {
  return (tree: TreeNode): void => {
    const headings = [...nodesOf(tree)].flatMap((node) => {
      const depth = LISTED[node.tagName ?? '']
      const id = node.properties?.['id']
      if (depth === undefined || typeof id !== 'string') return []
      return [{ id, text: toString(node), depth }]
    })
    tree.children?.unshift(exportOf('headings', headings))
  }
}

/**
 * Columns are aligned by classes: the policy of the site forbids style attributes, and `align` is
 * long gone from HTML.
 */
export function alignByClasses() {
  return (tree: TreeNode): void => {
    for (const { tagName, properties } of nodesOf(tree)) {
      if (!properties || (tagName !== 'th' && tagName !== 'td')) continue
      const { align } = properties
      delete properties['align']
      if (typeof align === 'string') properties['className'] = [`align-${align}`]
    }
  }
}

/** `export const NAME = VALUE` as a node of the tree. */
function exportOf(name: string, value: unknown): TreeNode {
  const declaration = {
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: { type: 'Identifier', name },
        init: expressionOf(value),
      },
    ],
  }
  const body = [{ type: 'ExportNamedDeclaration', specifiers: [], declaration }]
  const data = { estree: { type: 'Program', sourceType: 'module', body } }
  return { type: 'mdxjsEsm', value: '', data } as TreeNode
}

function expressionOf(value: unknown): object {
  if (Array.isArray(value)) return { type: 'ArrayExpression', elements: value.map(expressionOf) }
  if (typeof value !== 'object' || value === null) return { type: 'Literal', value }
  const properties = Object.entries(value).map(([key, each]) => ({
    type: 'Property',
    kind: 'init',
    key: { type: 'Identifier', name: key },
    value: expressionOf(each),
    computed: false,
    method: false,
    shorthand: false,
  }))
  return { type: 'ObjectExpression', properties }
}
