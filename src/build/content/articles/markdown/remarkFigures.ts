/** Makes figures of captioned pictures and titled code, before captions get typographic quotes. */
import { readCodeMeta } from './codeMeta.ts'
import { nodesOf, type TreeNode } from './tree.ts'

/** The picture of a paragraph that contains nothing else, if it has a caption. */
export function captionedPicture({ type, children = [] }: TreeNode): TreeNode | undefined {
  const [image, ...rest] = children
  if (type !== 'paragraph' || image?.type !== 'image' || rest.length > 0) return undefined
  return image.title?.trim() ? image : undefined
}

export function makeFigures() {
  return (tree: TreeNode): void => {
    for (const node of [...nodesOf(tree)]) {
      if (node.children) node.children = node.children.map((child) => figureOf(child) ?? child)
    }
  }
}

function figureOf(node: TreeNode): TreeNode | undefined {
  const picture = captionedPicture(node)
  if (picture) {
    const caption = captionNode([{ type: 'text', value: picture.title ?? '' }])
    return figure([{ ...picture, title: null }, caption], {})
  }
  if (node.type !== 'code') return undefined
  const { title: value } = readCodeMeta(node.meta, node.value ?? '')
  if (value === undefined) return undefined
  // Verbatim, because it is often a file name.
  const title = captionNode([])
  title.data = { ...title.data, hChildren: [{ type: 'text', value }] }
  return figure([title, node], { className: ['code-figure'] })
}

function figure(children: TreeNode[], hProperties: Record<string, unknown>): TreeNode {
  return { type: 'figure', data: { hName: 'figure', hProperties }, children }
}

function captionNode(children: TreeNode[]): TreeNode {
  return { type: 'paragraph', data: { hName: 'figcaption' }, children }
}
