import { toString } from 'mdast-util-to-string'
import { withBase } from '../../../../owner/base.ts'
import { moduleCode } from './syntax.ts'
import { nodesOf, type TreeNode } from './tree.ts'

/** Headings listed in tables of contents: deeper ones would crowd them. */
const LISTED: Readonly<Record<string, 2 | 3>> = { h2: 2, h3: 3 }

/** Names that an article's module declares in addition to the article's own. */
export const BUILT_NAMES: readonly string[] = ['headings', 'MDXContent']

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

/** Attributes that hold a URL. The tests of a site find the others. */
const ADDRESSES: readonly string[] = ['href', 'src', 'poster', 'action']

/** Adds the base (`/`, `/portfolio/`) to links to this site, which articles write as paths. */
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

/** The Content-Security-Policy forbids style attributes, and HTML no longer has `align`. */
export function alignByClasses() {
  return (tree: TreeNode): void => {
    for (const cell of nodesOf(tree)) {
      const { tagName, properties, children = [] } = cell
      if (!properties || (tagName !== 'th' && tagName !== 'td')) continue
      const { align } = properties
      delete properties['align']
      // A corner without words heads nothing. Beside one, the other headers have to say what they head.
      if (tagName === 'th' && children.length === 0) cell.tagName = 'td'
      else if (tagName === 'th') properties['scope'] = 'col'
      if (typeof align === 'string') properties['className'] = [`align-${align}`]
    }
  }
}

const HEADING = /^h[1-6]$/

/** Names each table for assistive technology by the heading above it. */
export function nameTables() {
  return (tree: TreeNode): void => {
    let heading = ''
    for (const node of nodesOf(tree)) {
      if (HEADING.test(node.tagName ?? '')) heading = toString(node)
      else if (node.tagName === 'table' && heading !== '') {
        node.properties = { 'aria-label': heading, ...node.properties }
      }
    }
  }
}

/** Numbers the second and later tables or pieces of code with the same name. */
export function numberNames() {
  return (tree: TreeNode): void => {
    const counts = new Map<string, number>()
    for (const { tagName, properties } of nodesOf(tree)) {
      const name = properties?.['aria-label']
      if (!properties || typeof name !== 'string' || !['table', 'pre'].includes(tagName ?? ''))
        continue
      const count = (counts.get(name) ?? 0) + 1
      counts.set(name, count)
      if (count > 1) properties['aria-label'] = `${name} (${count})`
    }
  }
}

/** The boxes of a task list are named by the text of their items. */
export function nameBoxes() {
  return (tree: TreeNode): void => {
    for (const item of nodesOf(tree)) {
      if (item.tagName !== 'li') continue
      const own = (item.children ?? []).filter(
        ({ tagName }) => tagName !== 'ul' && tagName !== 'ol',
      )
      const box = own
        .flatMap((node) => [node, ...(node.children ?? [])])
        .find(
          ({ tagName, properties }) => tagName === 'input' && properties?.['type'] === 'checkbox',
        )
      if (box?.properties)
        box.properties['ariaLabel'] = toString({ children: own }).replaceAll(/\s+/g, ' ').trim()
    }
  }
}
