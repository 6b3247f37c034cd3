import { createMediaQuery, type MediaQuery } from './mediaQuery.ts'
import type { Choices, ChoiceStorage } from './storage.ts'

/** Matches if the visitor's system asks for less motion, or the visitor chose Quiet. */
export function createReducedMotion(
  view: Pick<Window, 'matchMedia'>,
  storage: { read(): Pick<Choices, 'quiet'> } & Pick<ChoiceStorage, 'subscribe'>,
): MediaQuery {
  const system = createMediaQuery(view, '(prefers-reduced-motion: reduce)')
  return {
    matches: () => system.matches() || storage.read().quiet,
    subscribe(listener) {
      const stops = [system.subscribe(listener), storage.subscribe(listener)]
      return () => {
        for (const stop of stops) stop()
      }
    },
  }
}
