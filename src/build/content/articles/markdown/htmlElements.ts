/** HTML in a `.md` file becomes the elements of a `.mdx` file. What could run is left out. */
import type { Element, ElementContent, Root } from 'hast'
import { raw } from 'hast-util-raw'
import { sanitize } from 'hast-util-sanitize'
import { toString } from 'mdast-util-to-string'
import { find, html } from 'property-information'
import { VFile } from 'vfile'
import {
  HTML_SCHEMA,
  INLINE,
  isLeftOut,
  isLostAddress,
  isLostAttribute,
  isUnknown,
  KEPT,
} from './htmlSchema.ts'
import { nodesOf, type TreeNode } from './tree.ts'

export interface LeftOut {
  /** `iframe`, `img width` for an attribute, or `a href="javascript:…"` for an address. */
  readonly name: string
  /** Of `tags`, what the element holds is shown. */
  readonly part: 'element' | 'tags' | 'attribute' | 'address'
  readonly line: number
}

/** @returns the elements and attributes that are left out */
export function readHtml(tree: TreeNode, source: string): readonly LeftOut[] {
  const file = new VFile(source)
  const leftOut: LeftOut[] = []
  for (const parent of [...nodesOf(tree)]) {
    if (parent.children?.some(({ type }) => type === 'html')) readChildren(parent, file, leftOut)
  }
  for (const parent of nodesOf(tree)) {
    const { children } = parent
    if (children) parent.children = children.filter((child) => !isEmpty(child))
  }
  return leftOut.sort((a, b) => a.line - b.line)
}

/** What is left of a paragraph whose HTML is left out. */
function isEmpty({ type, children = [] }: TreeNode): boolean {
  return type === 'paragraph' && children.every(({ value }) => value?.trim() === '')
}

function readChildren(parent: TreeNode, file: VFile, leftOut: LeftOut[]): void {
  const { children = [] } = parent
  // Markdown between two tags takes part as an element that the parser of HTML does not know.
  const given = children.map((child, index) =>
    child.type === 'html'
      ? { type: 'raw', value: child.value ?? '', position: child.position }
      : { type: 'element', tagName: KEPT, properties: { title: String(index) }, children: [] },
  )
  const parsed = raw({ type: 'root', children: given } as Root, { file }) as TreeNode
  for (const { tagName: name = '', properties, position } of nodesOf(parsed)) {
    const line = position?.start.line ?? 1
    if (isUnknown(name)) leftOut.push({ name, part: 'tags', line })
    else if (isLeftOut(name)) leftOut.push({ name, part: 'element', line })
    else
      for (const [key, value] of Object.entries(properties ?? {})) {
        const attribute = `${name} ${find(html, key).attribute}`
        if (isLostAttribute(name, key)) leftOut.push({ name: attribute, part: 'attribute', line })
        else if (isLostAddress(key, value))
          leftOut.push({ name: `${attribute}="${String(value)}"`, part: 'address', line })
      }
  }
  const isFlow = HOLDS_BLOCKS.has(parent.type)
  const clean = sanitize(parsed as Root, HTML_SCHEMA) as Root
  const nodes = clean.children as ElementContent[]
  parent.children = (isFlow ? inParagraphs(nodes) : nodes).flatMap((node) =>
    elementOf(node, children, isFlow),
  )
}

/** Words among blocks, as an element that is left out leaves them, become paragraphs; blocks are parted by line breaks. */
function inParagraphs(nodes: readonly ElementContent[]): readonly ElementContent[] {
  const blocks: ElementContent[] = []
  let run: ElementContent[] = []
  const endRun = (): void => {
    const [first] = run
    if (first && toString(run).trim() !== '')
      blocks.push({
        type: 'element',
        tagName: 'p',
        properties: {},
        children: run,
        position: first.position,
      })
    else blocks.push(...run)
    run = []
  }
  for (const node of nodes) {
    if (isInline(node)) run.push(node)
    else {
      endRun()
      blocks.push(node)
    }
  }
  endRun()
  return blocks
}

function isInline(node: ElementContent): boolean {
  if (node.type !== 'element') return node.type === 'text'
  return INLINE.has(node.tagName) && node.children.every(isInline)
}

/** Whose children are blocks; others hold words. */
const HOLDS_BLOCKS = new Set(['root', 'blockquote', 'listItem', 'footnoteDefinition'])
const BLOCKS = new Set([
  ...['paragraph', 'heading', 'list', 'table', 'code', 'blockquote', 'math', 'thematicBreak'],
])

function elementOf(node: ElementContent, kept: readonly TreeNode[], isFlow: boolean): TreeNode[] {
  if (node.type === 'text')
    return isFlow && node.value.trim() === ''
      ? []
      : [{ type: 'text', value: node.value, position: node.position }]
  if (node.type !== 'element') return []
  if (node.tagName === KEPT) return kept.slice(Number(node.properties['title'])).slice(0, 1)
  const code = codeIn(node)
  if (code) return [code]
  const inside = node.children.flatMap((child) => elementOf(child, kept, false))
  const { position } = node
  const depth = /^h(?<depth>[1-6])$/.exec(node.tagName)?.groups?.['depth']
  if (depth !== undefined)
    return [{ type: 'heading', depth: Number(depth), children: inside, position }]
  // A paragraph holds no other.
  const holdsBlocks = node.tagName === 'p' && inside.some(({ type }) => BLOCKS.has(type))
  return [
    {
      type: isFlow ? 'mdxJsxFlowElement' : 'mdxJsxTextElement',
      name: holdsBlocks ? 'div' : node.tagName,
      attributes: Object.entries(node.properties).map(([name, value]) => ({
        type: 'mdxJsxAttribute',
        name: attributeName(name),
        value: value === true ? null : String(value),
      })),
      children: inside,
      position,
    },
  ]
}

/** Markdown keeps spaces in its own code alone. */
function codeIn(pre: Element): TreeNode | undefined {
  const inside = [...nodesOf(pre as TreeNode)]
  if (pre.tagName !== 'pre' || inside.some(({ tagName }) => tagName === KEPT)) return undefined
  const classes = inside.flatMap(({ properties }) => properties?.['className'] ?? [])
  const lang = classes.find((each) => typeof each === 'string')
  const value = inside.map(({ tagName, value: text }) => (tagName === 'br' ? '\n' : text)).join('')
  return {
    type: 'code',
    lang: lang?.replace('language-', ''),
    value: value.replace(/\n$/, ''),
    position: pre.position,
  }
}

/** As React calls it. The name of a link is what an id was in older HTML. */
function attributeName(name: string): string {
  if (name === 'name') return 'id'
  const { space, attribute } = find(html, name)
  return space === undefined ? attribute : name
}
