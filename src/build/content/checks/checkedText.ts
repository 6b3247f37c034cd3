import type { TreeNode } from '../articles/markdown/tree.ts'

/** A text, and what is told of it. The place is a node or a line. */
export interface CheckedText {
  readonly tree: TreeNode
  readonly nodes: readonly TreeNode[]
  readonly source: string
  /** The source with a sign for each letter of what is no prose: code, formulas, pictures. */
  readonly prose: string
  tell(at: TreeNode | number, message: string, isWarning?: true): void
}

const OTHER = '\ufffc'

const spanOf = ({ position }: TreeNode): readonly [start: number, end: number] => [
  position?.start.offset ?? 0,
  position?.end.offset ?? 0,
]

/**
 * Searches an article's prose, including escape characters. A match begins in words, and may go on across emphasis and links.
 * @param pattern is global
 * @returns the matches with their lines in the article's text, counted from 1
 */
export function matchesInProse({ nodes, source, prose }: CheckedText, pattern: RegExp) {
  const words = nodes.filter(({ type, position }) => type === 'text' && position).map(spanOf)
  return [...prose.matchAll(pattern)]
    .filter(({ index }) => words.some(([start, end]) => start <= index && index < end))
    .map(({ 0: { length }, index, groups = {} }) => ({
      text: source.slice(index, index + length),
      line: source.slice(0, index).split('\n').length,
      groups,
    }))
}

export function proseOf(nodes: readonly TreeNode[], source: string): string {
  const others = nodes.filter(({ type, children }) => type !== 'text' && !children).map(spanOf)
  const pieces: string[] = []
  let end = 0
  for (const [from, to] of others) {
    // The parser of HTML moves what does not belong into a table.
    if (from < end) continue
    pieces.push(source.slice(end, from), source.slice(from, to).replaceAll(/[^\n]/g, OTHER))
    end = to
  }
  return pieces.join('') + source.slice(end)
}

const TOLD_LINES = 5

/** @returns the other lines in words, or '' */
export function alsoOn(first: number, others: readonly number[]): string {
  const lines = [...new Set(others)].filter((line) => line !== first)
  if (lines.length === 0) return ''
  const more = lines.length > TOLD_LINES ? ' and more' : ''
  return `, also on line${lines.length > 1 ? 's' : ''} ${lines.slice(0, TOLD_LINES).join(', ')}${more}`
}
