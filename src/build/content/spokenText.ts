/** Texts as one would say them, for the assistant and the search. Pure. */
import type { TreeNode } from './articles/tree.ts'

/** Stands for what cannot be said in words, in a text that would be wrong without it. */
export const UNSAYABLE = '\uFFFC'

/** A formula without commands, fractions, powers or indices reads as it is written: `n = 5`. */
const PLAIN_FORMULA = /^[\p{L}\p{N}\s.,;:!?()[\]|/+\-=<>]*$/u

/** Without what refers to footnotes. A formula that TeX alone can say is UNSAYABLE. */
export function spokenText({ type, value, alt, children }: TreeNode): string {
  if (type === 'inlineMath') return PLAIN_FORMULA.test(value ?? '') ? (value ?? '') : UNSAYABLE
  return value ?? alt ?? children?.map(spokenText).join('') ?? ''
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })
const lists = new Intl.ListFormat('en-GB', { type: 'conjunction' })

export function sentencesOf(text: string): readonly string[] {
  return [...segmenter.segment(text)].map(({ segment }) => segment.trim())
}

/** `one, two and three`. */
export function listOf(texts: readonly string[]): string {
  return lists.format(texts)
}
