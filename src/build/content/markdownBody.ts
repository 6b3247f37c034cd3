/** An article's text as plain Markdown: MDX is left out or put into words. */
import type { Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkGfm from 'remark-gfm'
import remarkMath from 'remark-math'
import remarkStringify from 'remark-stringify'
import { unified } from 'unified'
import type { TextFile } from './articles/article.ts'
import { captionedPicture } from './articles/markdown/remarkFigures.ts'
import { attributeOf, nodesOf, type TreeNode } from './articles/markdown/tree.ts'
import { ISLAND } from './islands/islandChecks.ts'
import { ContentError } from './problems/problem.ts'

const writer = unified()
  .use(remarkStringify, { bullet: '-', emphasis: '_', listItemIndent: 'one' })
  .use(remarkGfm)
  .use(remarkMath, { singleDollarTextMath: false })

/**
 * The body without front matter, code and comments of MDX. Drawings and pictures become text, and
 * links within the site become absolute.
 * @param site the site's address, without a slash at the end
 * @throws {ContentError} for a text that is not MDX
 */
export function markdownBody({ tree, broken }: TextFile, site: string): string {
  if (!tree) throw new ContentError(broken)
  const children = tree.children.flatMap((node) => plain(node, site)) as RootContent[]
  return writer.stringify({ type: 'root', children } satisfies Root)
}

function plain(node: TreeNode, site: string): readonly TreeNode[] {
  const children = (): TreeNode[] => (node.children ?? []).flatMap((child) => plain(child, site))
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
      return []
    case 'mdxTextExpression':
      return textNodes(/^\s*(['"])(.*)\1\s*$/s.exec(node.value ?? '')?.[2] ?? '')
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      if (node.name === 'svg') return placed(drawing(node), node)
      if (node.name === 'img') return placed(picture(attributeOf(node, 'alt')), node)
      if (node.name === ISLAND)
        return [figureInWords(attributeOf(node, 'alt'), asBlocks(children()))]
      return node.name === 'figure' ? [{ type: 'blockquote', children: children() }] : children()
    case 'image':
      return picture(node.alt)
    case 'paragraph': {
      const captioned = captionedPicture(node)
      if (!captioned) return withChildren(node, children())
      const caption = textNodes(captioned.title ?? '')
      return [
        figureInWords(
          captioned.alt,
          caption.map((each) => paragraph(each)),
        ),
      ]
    }
    default:
      return [withAddress({ ...node, ...(node.children && { children: children() }) }, site)]
  }
}

function withAddress(node: TreeNode, site: string): TreeNode {
  const isOwn = node.url?.startsWith('/') && (node.type === 'link' || node.type === 'definition')
  return isOwn ? { ...node, url: site + node.url } : node
}

/** Without what is left of a paragraph that held nothing but MDX. */
function withChildren(node: TreeNode, children: TreeNode[]): readonly TreeNode[] {
  return children.length > 0 ? [{ ...node, children }] : []
}

function figureInWords(alt: string | null | undefined, caption: readonly TreeNode[]): TreeNode {
  return { type: 'blockquote', children: [paragraph(...picture(alt)), ...caption] }
}

/** A caption on the line of its element holds words, one on lines of its own paragraphs. */
function asBlocks(nodes: TreeNode[]): readonly TreeNode[] {
  if (nodes.length === 0 || nodes.some(({ type }) => type === 'paragraph')) return nodes
  return [paragraph(...nodes)]
}

/** In a paragraph of its own, if the element is in none. */
function placed(words: TreeNode[], { type }: TreeNode): readonly TreeNode[] {
  return type === 'mdxJsxFlowElement' && words.length > 0 ? [paragraph(...words)] : words
}

function paragraph(...children: TreeNode[]): TreeNode {
  return { type: 'paragraph', children }
}

function textNodes(value: string): TreeNode[] {
  return value === '' ? [] : [{ type: 'text', value }]
}

/** A picture's name means nothing outside the project; its description does. */
function picture(alt: string | null | undefined): TreeNode[] {
  // Text would get a backslash before the bracket.
  return [{ type: 'html', value: `[Picture: ${alt ?? ''}]` }]
}

/** "**Title.** Description." Empty for a decorative drawing. */
function drawing(svg: TreeNode): TreeNode[] {
  const title = wordsOf(svg, 'title').replace(/[.:]$/, '')
  const words = wordsOf(svg, 'desc')
  return [
    ...(title === '' ? [] : [{ type: 'strong', children: textNodes(`${title}.`) }]),
    ...textNodes(title === '' || words === '' ? words : ` ${words}`),
  ]
}

/** The text of the first descendant with this name; '' if there is none. */
function wordsOf(node: TreeNode, name: string): string {
  const found = [...nodesOf(node)].find((each) => each.name === name)
  return found ? toString(found).replace(/\s+/g, ' ').trim() : ''
}
