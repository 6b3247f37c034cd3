/** The links, pictures and link targets of an article. */
import { attributeOf, idOf, nodesOf, type TreeNode } from './markdown/tree.ts'

export interface Mention {
  readonly text: string
  readonly line: number
}

export interface ArticleFacts {
  readonly links: readonly Mention[]
  /** The alternative text is undefined if there is none. */
  readonly pictures: readonly (Mention & { readonly alt: string | undefined })[]
  readonly ids: readonly Mention[]
}

export const lineOf = (node: TreeNode): number => node.position?.start.line ?? 1

export function factsOf(tree: TreeNode): ArticleFacts {
  const nodes = [...nodesOf(tree)]
  return {
    links: nodes.flatMap(linkIn),
    pictures: nodes.flatMap(pictureIn),
    ids: nodes.flatMap(idIn),
  }
}

/** A Markdown link, a link definition (`[text]: /target`), or `<a href>`. */
function linkIn(node: TreeNode): readonly Mention[] {
  if (node.type === 'link' || node.type === 'definition')
    return [{ text: node.url ?? '', line: lineOf(node) }]
  const href = node.name === 'a' ? attributeOf(node, 'href') : undefined
  return typeof href === 'string' ? [{ text: href, line: lineOf(node) }] : []
}

function pictureIn(node: TreeNode): ArticleFacts['pictures'] {
  const line = lineOf(node)
  if (node.type === 'image') return [{ text: node.url ?? '', alt: node.alt ?? undefined, line }]
  if (node.name !== 'img') return []
  const alt = attributeOf(node, 'alt') ?? undefined
  return [{ text: attributeOf(node, 'src') ?? '', alt, line }]
}

function idIn(node: TreeNode): readonly Mention[] {
  const id = idOf(node)
  return id === undefined ? [] : [{ text: id, line: lineOf(node) }]
}
