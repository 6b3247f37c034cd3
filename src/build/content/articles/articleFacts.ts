/** What an article links to and shows, and what others can link to in it. Pure. */
import { attributeOf, idOf, nodesOf, type TreeNode } from './tree.ts'

/** Something that an article says, and where. */
export interface Mention {
  /** An address, an id or the name of a picture. */
  readonly text: string
  /** In the article's file. */
  readonly line: number
}

export interface ArticleFacts {
  /** Targets of links, in the order of the text. */
  readonly links: readonly Mention[]
  /** With the text for those who do not see it: undefined if there is none. */
  readonly pictures: readonly (Mention & { readonly alt: string | undefined })[]
  /** What a link with `#` can lead to. */
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

/** A link of Markdown, one whose target stands elsewhere (`[text]: /target`), or `<a href>`. */
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
