/** Text in the form in which one would speak it, for the assistant and the search. */
import { uncut } from '../../../find/sentences.ts'
import type { TreeNode } from '../articles/markdown/tree.ts'

/** Replaces what cannot be put into words, so that the sentence can be recognized and left out. */
export const UNSAYABLE = '\uFFFC'

/** A formula without commands, fractions, powers or indices can be read as written: `n = 5`. */
const PLAIN_FORMULA = /^[\p{L}\p{N}\s.,;:!?()[\]|/+\-=<>]*$/u

/** Text without footnote references. A formula that needs TeX becomes UNSAYABLE. */
export function spokenText({ type, value, alt, children }: TreeNode): string {
  if (type === 'inlineMath') return PLAIN_FORMULA.test(value ?? '') ? (value ?? '') : UNSAYABLE
  return value ?? alt ?? children?.map(spokenText).join('') ?? ''
}

const segmenter = new Intl.Segmenter('en', { granularity: 'sentence' })

export function sentencesOf(text: string): readonly string[] {
  return uncut([...segmenter.segment(text)].map(({ segment }) => segment.trim()))
}
