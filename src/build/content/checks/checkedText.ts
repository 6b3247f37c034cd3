import type { TreeNode } from '../articles/markdown/tree.ts'

/** A text, and what is told of it. The place is a node or a line. */
export interface CheckedText {
  readonly tree: TreeNode
  readonly nodes: readonly TreeNode[]
  readonly source: string
  tell(at: TreeNode | number, message: string, isWarning?: true): void
}
