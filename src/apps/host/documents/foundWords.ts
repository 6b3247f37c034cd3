/** Marks words in a text by highlights of the browser, where it has them; the document stays as it is. */
import { SPACELESS } from '../../../base/kit/spaceless.ts'

const NAME = 'found'
/** Of an article. More would only cost time. */
const MOST = 1000

/** Returns a function that takes the marks away. @param words whole ones, in any case */
export function markWords(root: Element, words: readonly string[]): () => void {
  if (words.length === 0 || !('highlights' in CSS)) return () => undefined
  const ranges = rangesOf(root, patternOf(words))
  const highlight = CSS.highlights.get(NAME) ?? new Highlight()
  // Of several windows.
  for (const range of ranges) highlight.add(range)
  CSS.highlights.set(NAME, highlight)
  return () => ranges.forEach((range) => highlight.delete(range))
}

function rangesOf(root: Element, pattern: RegExp): readonly Range[] {
  const ranges: Range[] = []
  const { ownerDocument: document } = root
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  while (texts.nextNode() && ranges.length < MOST) {
    const { currentNode: text } = texts
    for (const { index, 0: word } of (text.textContent ?? '').matchAll(pattern)) {
      const range = document.createRange()
      range.setStart(text, index)
      range.setEnd(text, index + word.length)
      ranges.push(range)
    }
  }
  return ranges
}

/** Exported for its tests. In prose without spaces a word stands between others. */
export function patternOf(words: readonly string[]): RegExp {
  const choices = words
    .toSorted((a, b) => b.length - a.length)
    .map((word) => {
      const literal = word.replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')
      return SPACELESS.test(word) ? literal : `(?<![\\p{L}\\p{N}])${literal}(?![\\p{L}\\p{N}])`
    })
  return new RegExp(choices.join('|'), 'giu')
}
