/** How long an article takes to read, by its prose, headings, lists, tables and captions. */
import { SPACELESS } from '../../../base/kit/spaceless.ts'
import type { TreeNode } from './markdown/tree.ts'

const WORDS_PER_MINUTE = 220
/** Readers differ far more, but a stated time should be close to the estimate. */
const TOLERATED_MINUTES = 1
const TOLERATED_SHARE = 0.1

const UNREAD = new Set([
  ...['yaml', 'code', 'math', 'inlineMath'],
  ...['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression'],
])
const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })
const WORD = /\S*[\p{L}\p{N}]\S*/gu

export function countWords(node: TreeNode): number {
  const spaced = textOf(node).match(WORD) ?? []
  return spaced.reduce((sum, word) => sum + (SPACELESS.test(word) ? countSegments(word) : 1), 0)
}

function countSegments(text: string): number {
  return [...segmenter.segment(text)].filter(({ isWordLike }) => isWordLike).length
}

function textOf(node: TreeNode): string {
  if (UNREAD.has(node.type) || node.name === 'svg') return ''
  if (node.children) {
    const separator = isInline(node) ? '' : ' '
    return node.children.map(textOf).join(separator)
  }
  return node.value ?? captionOf(node) ?? ' '
}

function captionOf({ type, title }: TreeNode): string | null | undefined {
  return type === 'image' ? title : undefined
}

/** Whether the children join into words: `re**mark**able`. */
function isInline({ children = [] }: TreeNode): boolean {
  return children.some(({ type }) => type === 'text')
}

export function readTimeOf(words: number): string {
  return `${Math.max(1, Math.round(words / WORDS_PER_MINUTE))} min read`
}

/** Returns what is wrong with a stated read time (`8 min read`); undefined if it fits. */
export function readTimeMismatch(promised: string, words: number): string | undefined {
  const minutes = Number.parseInt(promised, 10)
  const taken = words / WORDS_PER_MINUTE
  const tolerated = Math.max(TOLERATED_MINUTES, taken * TOLERATED_SHARE)
  if (Math.abs(minutes - taken) <= tolerated) return undefined
  return `readTime: expected about '${readTimeOf(words)}' (${words} words at ${WORDS_PER_MINUTE} a minute, code not counted), but found '${promised}'`
}
