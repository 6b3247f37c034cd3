/** What the build adds to an article's HTML and takes from it. */
import { toString } from 'mdast-util-to-string'
import { withBase } from '../../../owner/base.ts'
import { moduleCode } from './syntax.ts'
import { nodesOf, type TreeNode } from './tree.ts'

/** Listed for tables of contents: deeper headings would crowd them. */
const LISTED: Readonly<Record<string, 2 | 3>> = { h2: 2, h3: 3 }

/** What the module of an article declares besides what the article itself does. */
export const BUILT_NAMES: readonly string[] = ['headings', 'MDXContent']

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

/** Attributes that hold an address. What else a page may name is found in the built site (baseCheck.ts). */
const ADDRESSES: readonly string[] = ['href', 'src', 'poster', 'action']

/**
 * Puts the base in front of links to this site, which articles write as its paths.
 * @param base the path of the site on its host: `/`, `/portfolio/`
 */
export function addBase(base: string) {
  return (tree: TreeNode): void => {
    for (const { properties = {}, attributes = [] } of nodesOf(tree)) {
      for (const name of ADDRESSES) {
        const value = properties[name]
        if (typeof value === 'string') properties[name] = withBase(value, base)
      }
      for (const attribute of attributes) {
        const { name = '', value } = attribute
        if (ADDRESSES.includes(name) && typeof value === 'string')
          attribute.value = withBase(value, base)
      }
    }
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
