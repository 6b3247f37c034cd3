/** Marks what a search has found in the page that it leads to. The browser highlights it; nothing is added to the page. */
import { type RefObject, useLayoutEffect } from 'react'
import { SPACELESS } from '../../../base/kit/spaceless.ts'
import { useMemory } from '../../../memory/MemoryProvider.ts'

const NAME = 'found'
/** More words of one article are not marked, since that would only cost time. */
const MOST = 1000

/** The marks stay until the page leaves the window or is found again. */
export function useFoundWords(
  page: RefObject<HTMLElement | null>,
  path: string,
  isShown: boolean,
): void {
  const memory = useMemory()
  useLayoutEffect(() => {
    let unmark = (): void => undefined
    const mark = (): void => {
      const { sought } = memory.getState()
      if (!isShown || !page.current || sought?.link.split('#', 1)[0] !== path) return
      memory.setState({ sought: null })
      unmark()
      unmark = markWords(page.current, sought.words)
    }
    mark()
    const stop = memory.subscribe(mark)
    return () => {
      stop()
      unmark()
    }
  }, [memory, page, path, isShown])
}

/** Returns a function that takes the marks away. @param words whole ones, in any case */
export function markWords(root: Element, words: readonly string[]): () => void {
  if (words.length === 0 || !('highlights' in CSS)) return () => undefined
  const ranges = rangesOf(root, patternOf(words))
  const highlight = CSS.highlights.get(NAME) ?? new Highlight()
  // Other windows have marks in the same highlight.
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
