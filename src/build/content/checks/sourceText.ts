/** Looks for what the prose of an article says, as it was written: with the signs that keep others from their meaning. Pure. */
import { lineOf } from '../articles/articleFacts.ts'
import type { TreeNode } from '../articles/tree.ts'

interface Match {
  /** Of the article's text, counted from 1. */
  readonly line: number
  readonly groups: Readonly<Record<string, string>>
}

/**
 * Matches in the source of a node that is text; none in any other node.
 * @param pattern with the flag `g`
 */
export function matchesInText(node: TreeNode, source: string, pattern: RegExp): readonly Match[] {
  if (node.type !== 'text' || !node.position) return []
  const text = source.slice(node.position.start.offset, node.position.end.offset)
  return [...text.matchAll(pattern)].map(({ index, groups = {} }) => ({
    line: lineOf(node) + text.slice(0, index).split('\n').length - 1,
    groups,
  }))
}
