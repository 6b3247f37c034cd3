import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Firefox forgets how far a text area was scrolled while it is hidden; other elements keep it. */
export function useKeptScroll(content: RefObject<HTMLElement | null>): void {
  const kept = useRef<(readonly [area: HTMLTextAreaElement, top: number])[]>([])
  useLayoutEffect(() => {
    const element = content.current
    for (const [area, top] of kept.current) area.scrollTop = top
    return () => {
      const areas = element?.querySelectorAll('textarea') ?? []
      kept.current = [...areas].map((area) => [area, area.scrollTop])
    }
  }, [content])
}
