/** Starts and stops one interactive figure. Loaded with the first one that comes near. */
import type { Drawing } from './drawing.ts'
import { paint } from './paint.ts'

/** Runs `step` in each frame until it returns false or the returned function is called. */
export type Animate = (step: (now: number) => boolean) => () => void

/** What an interactive figure is given. */
export interface Living {
  readonly figure: HTMLElement
  /** Aborted when the figure stops, as its window closes: pass it to every listener. */
  readonly signal: AbortSignal
  /** Whether the visitor asked for less motion. */
  readonly isCalm: boolean
  /** What the figure keeps while its window is minimized; `first` is where it begins. */
  keep<State>(first: State): { now: State }
  /** Shows a drawing in place of the static one. */
  show(drawing: Drawing): void
  /** As `Animate`, but only while the figure is in sight. */
  animate: Animate
}

/** The default export of a figure's `live.ts`. */
export type Enliven = (living: Living) => void

const kept = new WeakMap<HTMLElement, { now: unknown }>()

export function startFigure(
  figure: HTMLElement,
  enliven: Enliven,
  { animate, signal, isCalm }: Pick<Living, 'animate' | 'signal' | 'isCalm'>,
): void {
  const stage = figure.querySelector('[data-part="stage"]')
  if (!stage) return
  // The static picture has its words as a name; the interactive one has names for its parts.
  const label = stage.ariaLabel
  stage.role = null
  stage.ariaLabel = null
  figure.dataset['live'] = ''
  signal.addEventListener('abort', () => {
    stage.role = 'img'
    stage.ariaLabel = label
    delete figure.dataset['live']
  })
  enliven({
    figure,
    signal,
    isCalm,
    keep<State>(first: State) {
      const known = kept.get(figure) ?? { now: first }
      kept.set(figure, known)
      // Each figure keeps one state, of its own type.
      return known as { now: State }
    },
    show: (drawing) => paint(stage, drawing),
    animate: animateInSight(figure, animate, signal),
  })
}

/** Pauses what runs while the figure is out of sight, and ends it with the figure. */
function animateInSight(figure: Element, animate: Animate, signal: AbortSignal): Animate {
  const waiting = new Set<() => void>()
  let isSeen = true
  const observer = new IntersectionObserver((entries) => {
    isSeen = entries.at(-1)?.isIntersecting === true
    if (!isSeen) return
    for (const goOn of waiting) goOn()
    waiting.clear()
  })
  observer.observe(figure)
  signal.addEventListener('abort', () => observer.disconnect())
  return (step) => {
    let hasEnded = false
    const run = (): void => {
      animate((now) => {
        if (hasEnded || signal.aborted) return false
        if (isSeen) return step(now)
        waiting.add(run)
        return false
      })
    }
    run()
    return () => {
      hasEnded = true
      waiting.delete(run)
    }
  }
}
