import type { Living } from '../../../documents/living/startFigure.ts'
import { draw, START } from './figure.ts'

export default function enliven({ figure, signal, keep, show }: Living): void {
  const judge = keep(START)
  figure.addEventListener(
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement)) return
      judge.now = { ...judge.now, [target.name]: target.valueAsNumber }
      show(draw(judge.now, true))
    },
    { signal },
  )
  show(draw(judge.now, true))
}
