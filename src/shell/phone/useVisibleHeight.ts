/**
 * Only iOS needs this: it moves the visual viewport when the soft keyboard opens, while other
 * browsers resize the page (`interactive-widget=resizes-content`).
 */
import { useEffect, type RefObject } from 'react'

/** Zooming in shrinks the visual viewport, too, but without a keyboard. */
function isPinched(viewport: VisualViewport): boolean {
  return Math.abs(viewport.scale - 1) > 0.01
}

function follow(element: HTMLElement, viewport: VisualViewport, pageHeight: number): void {
  const { style } = element
  const isCovered = viewport.height < pageHeight - 1
  if (!isCovered || isPinched(viewport)) {
    style.removeProperty('--visible-top')
    style.removeProperty('--visible-height')
    return
  }
  style.setProperty('--visible-top', `${viewport.offsetTop}px`)
  style.setProperty('--visible-height', `${viewport.height}px`)
  const { activeElement: active } = document
  if (active && element.contains(active)) active.scrollIntoView({ block: 'nearest' })
}

/** Sets `--visible-top` and `--visible-height` on the element while something covers the page. */
export function useVisibleHeight(
  root: RefObject<HTMLElement | null>,
  view: Pick<Window, 'visualViewport' | 'innerHeight'>,
): void {
  useEffect(() => {
    const { visualViewport } = view
    const element = root.current
    if (!visualViewport || !element) return undefined
    const listener = (): void => follow(element, visualViewport, view.innerHeight)
    visualViewport.addEventListener('resize', listener)
    visualViewport.addEventListener('scroll', listener)
    // A phone may be turned while its keyboard is open.
    listener()
    return () => {
      visualViewport.removeEventListener('resize', listener)
      visualViewport.removeEventListener('scroll', listener)
    }
  }, [root, view])
}
