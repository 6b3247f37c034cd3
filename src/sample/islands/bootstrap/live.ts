import type { Living } from '../../../documents/living/startFigure.ts'
import { ROUNDS } from './bootstrap.ts'
import { draw, drawer, type Run, START } from './figure.ts'

/** Resamples in a frame, which take a fraction of a millisecond: the page stays free for everything else. */
const SLICE = 80
/** Where nobody sees the bars grow: still less than half of a frame. */
const UNSEEN_SLICE = 400

export default function enliven({ figure, signal, isCalm, keep, show, animate }: Living): void {
  const run = keep(START)
  let stop = (): void => {}
  /** @param isShown whether the bars are seen to grow; otherwise the last picture stays until all are drawn */
  const restart = (next: Run, isShown: boolean): void => {
    stop()
    run.now = { ...next, kappas: [] }
    const more = drawer(run.now)
    stop = animate(() => {
      run.now = { ...run.now, kappas: [...run.now.kappas, ...more(isShown ? SLICE : UNSEEN_SLICE)] }
      const isDone = run.now.kappas.length >= ROUNDS
      if (isShown || isDone) show(draw(run.now, true))
      return !isDone
    })
  }
  figure.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('button') : null
      if (!pressed) return
      const items = pressed.name === 'items' ? (pressed.value === '50' ? 50 : 200) : run.now.items
      restart(
        { ...run.now, items, seed: run.now.seed + (pressed.name === 'again' ? 1 : 0) },
        !isCalm,
      )
    },
    { signal },
  )
  if (run.now.kappas.length < ROUNDS) restart(run.now, false)
  else show(draw(run.now, true))
}
