/** What the build adds to an article's HTML and takes from it. */
import { toString } from 'mdast-util-to-string'
import { moduleCode } from './syntax.ts'
import { nodesOf, type TreeNode } from './tree.ts'

/** Listed for tables of contents: deeper headings would crowd them. */
const LISTED: Readonly<Record<string, 2 | 3>> = { h2: 2, h3: 3 }

/** Exports the list `headings` (its type: `src/owner/posts.d.ts`). */
export function exportHeadings() {
  return (tree: TreeNode): void => {
    const headings = [...nodesOf(tree)].flatMap((node) => {
      const depth = LISTED[node.tagName ?? '']
      const id = node.properties?.['id']
      if (depth === undefined || typeof id !== 'string') return []
      const lang = node.properties?.['lang']
      return [{ id, text: toString(node), depth, ...(typeof lang === 'string' && { lang }) }]
    })
    tree.children?.unshift(moduleCode(`export const headings = ${JSON.stringify(headings)}`))
  }
}

/** Columns are aligned by classes: the policy of the site forbids style attributes, and HTML no longer has `align`. */
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
