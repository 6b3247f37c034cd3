/** An article's text as plain Markdown: MDX is left out or put into words. */
import type { Root, RootContent } from 'mdast'
import { toString } from 'mdast-util-to-string'
import type { Article } from './articles/article.ts'
import { captionedPicture } from './articles/remarkFigures.ts'
import { attributeOf } from './articles/tree.ts'
import { ContentError } from './problems/problem.ts'

type Node = Root | RootContent
type Jsx = Extract<RootContent, { readonly type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/**
 * The body without front matter, code and comments of MDX. Drawings and pictures become text, and
 * links within the site become absolute.
 * @param site the site's address, without a slash at the end
 * @throws {ContentError} for a text that is not MDX
 */
export function markdownBody({ source, tree, broken }: Article, site: string): string {
  if (!tree) throw new ContentError(broken)
  const blocks = tree.children.map((node) => textOf(node, { source, site }).trim())
  return `${blocks.filter((block) => block !== '').join('\n\n')}\n`
}

interface Context {
  readonly source: string
  readonly site: string
  /** Start of the next node: positions overlap for a list inside a footnote. */
  readonly until?: number
}

function textOf(node: Node, context: Context): string {
  switch (node.type) {
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
      return ''
    case 'mdxTextExpression':
      return /^\s*(['"])(.*)\1\s*$/s.exec(node.value)?.[2] ?? ''
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return jsxText(node, context)
    case 'paragraph':
      return captionedText(node) ?? copyOf(node, context)
    case 'image':
      return pictureText(node.alt)
    case 'link':
    case 'definition':
      return withWholeAddress(node.url, copyOf(node, context), context)
    default:
      return copyOf(node, context)
  }
}

function copyOf(node: Node, context: Context): string {
  const { source, until = Infinity } = context
  const [start, end] = rangeOf(node, until)
  const children: readonly Node[] = 'children' in node ? node.children : []
  let text = ''
  let position = start
  for (const [index, child] of children.entries()) {
    const next = children[index + 1]
    const limit = next ? rangeOf(next)[0] : end
    const [childStart, childEnd] = rangeOf(child, limit)
    text += source.slice(position, childStart) + textOf(child, { ...context, until: limit })
    position = childEnd
  }
  return text + source.slice(position, end)
}

/** The URL is the last part of a link, except for its title. */
function withWholeAddress(url: string, text: string, { site }: Context): string {
  if (!url.startsWith('/')) return text
  const place = text.lastIndexOf(url)
  return place < 0 ? text : `${text.slice(0, place)}${site}${text.slice(place)}`
}

function jsxText(node: Jsx, context: Context): string {
  if (node.name === 'svg') return drawingText(node)
  if (node.name === 'img') return pictureText(attributeOf(node, 'alt'))
  const parts = node.children.map((child) => textOf(child, context))
  if (node.type === 'mdxJsxTextElement') return parts.join('')
  const blocks = parts.map((part) => part.trim()).filter((part) => part !== '')
  return node.name === 'figure' ? quoted(blocks.join('\n\n')) : blocks.join('\n\n')
}

function rangeOf({ position }: Node, until = Infinity): readonly [start: number, end: number] {
  const start = position?.start.offset
  const end = position?.end.offset
  if (start === undefined || end === undefined) throw new Error('A parsed node has no position')
  return [start, Math.min(end, until)]
}

/** A picture's name means nothing outside the project; its description does. */
function pictureText(alt: string | null | undefined): string {
  return `[Picture: ${alt ?? ''}]`
}

/** A captioned picture in the same form as a JSX figure; undefined for any other paragraph. */
function captionedText(node: Node): string | undefined {
  const picture = captionedPicture(node)
  return picture && quoted(`${pictureText(picture.alt)}\n\n${picture.title ?? ''}`)
}

/** "**Title.** Description." Empty for a decorative drawing. */
function drawingText(svg: Jsx): string {
  const title = wordsOf(svg, 'title').replace(/[.:]$/, '')
  const parts = [title === '' ? '' : `**${title}.**`, wordsOf(svg, 'desc')]
  return parts.filter((part) => part !== '').join(' ')
}

/** The text of the first descendant with this name; '' if there is none. */
function wordsOf(node: Node, name: string): string {
  if ('name' in node && node.name === name) return toString(node).replace(/\s+/g, ' ').trim()
  if (!('children' in node)) return ''
  for (const child of node.children) {
    const words = wordsOf(child, name)
    if (words !== '') return words
  }
  return ''
}

function quoted(text: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? '>' : `> ${line}`))
    .join('\n')
}
