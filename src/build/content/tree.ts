/** The trees of HTML and Markdown as far as the build reads and changes them. Pure. */

export interface TreeNode {
  type: string
  tagName?: string
  /** Of an element made from Markdown. */
  properties?: Record<string, unknown>
  /** Of a text. */
  value?: string
  children?: TreeNode[]
}

/** The node and all below it, parents first. */
export function* nodesOf(node: TreeNode): Generator<TreeNode> {
  yield node
  for (const child of node.children ?? []) yield* nodesOf(child)
}
