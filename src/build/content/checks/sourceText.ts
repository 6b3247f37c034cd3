/** Searches the source of an article's prose, including escape characters. */
import { lineOf } from '../articles/articleFacts.ts'
import type { TreeNode } from '../articles/markdown/tree.ts'

interface Match {
  /** Line in the article's text, counted from 1. */
  readonly line: number
  readonly text: string
  readonly groups: Readonly<Record<string, string>>
}

export function matchesInText(node: TreeNode, source: string, pattern: RegExp): readonly Match[] {
  if (node.type !== 'text' || !node.position) return []
  const text = source.slice(node.position.start.offset, node.position.end.offset)
  return [...text.matchAll(pattern)].map(({ 0: matched, index, groups = {} }) => ({
    text: matched,
    line: lineOf(node) + text.slice(0, index).split('\n').length - 1,
    groups,
  }))
}
