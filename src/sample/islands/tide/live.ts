import type { Living } from '../../../documents/living/startFigure.ts'
import { draw, fitted, START, type View } from './figure.ts'
import { RELEASE } from './tide.ts'

/** Three days before the release and three after it. */
const WEEK: View = { from: RELEASE - 3, days: 7 }

export default function enliven({ figure, signal, keep, show }: Living): void {
  const view = keep(START)
  const update = (next: View): void => {
    view.now = fitted(next)
    show(draw(view.now, true))
  }
  figure.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return
      const { from, days } = view.now
      const value = target.valueAsNumber
      // What is in the middle stays there.
      if (target.name === 'days')
        update({ days: value, from: Math.round(from + (days - value) / 2) })
      else update({ days, from: value })
    },
    { signal },
  )
  figure.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('button') : null
      if (pressed?.name === 'release') update(WEEK)
      if (pressed?.name === 'year') update(START)
    },
    { signal },
  )
  update(view.now)
}
