/** Marks what a search has found in the page that it leads to, until the page leaves the window or is found again. */
import { type RefObject, useLayoutEffect } from 'react'
import { useMemory } from '../../../memory/MemoryProvider.ts'
import { markWords } from './foundWords.ts'

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
