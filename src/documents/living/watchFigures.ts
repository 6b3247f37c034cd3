/** Waits until an interactive figure comes near, and loads it then. Only pages and windows with such figures load this. */
import { figures } from 'virtual:figures'
import type { MediaQuery } from '../../base/services/mediaQuery.ts'
import { retryingImport } from '../../base/services/loading/retryingImport.ts'
import { report } from '../../base/services/report.ts'
import { type Animate, startFigure } from './startFigure.ts'

export interface Surroundings {
  /** Null: the page itself scrolls. */
  readonly scroller: Element | null
  readonly animate: Animate
  /** Matches while less motion is wanted. */
  readonly calm: MediaQuery
}

/** A screen ahead. */
const NEAR = '100% 0px'

/** @param signal aborted when all of them are to stop */
export function watchFigures(
  root: ParentNode,
  { scroller, animate, calm }: Surroundings,
  signal: AbortSignal,
): void {
  if (signal.aborted) return
  const start = async (figure: HTMLElement): Promise<void> => {
    const load = figures[figure.dataset['island'] ?? '']
    const island = load && (await retryingImport(load)())
    if (island && !signal.aborted) {
      startFigure(figure, island.default, { animate, signal, isCalm: calm.matches() })
    }
  }
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue
        observer.unobserve(target)
        // It stays the picture that it is.
        start(target).catch((error: unknown) => report('A figure stays still', error))
      }
    },
    { root: scroller, rootMargin: NEAR },
  )
  for (const figure of root.querySelectorAll('figure[data-island]')) observer.observe(figure)
  signal.addEventListener('abort', () => observer.disconnect())
}
