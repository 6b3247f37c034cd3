import type { Living } from '../../../documents/living/startFigure.ts'
import { hear, START } from './console.ts'
import { draw } from './figure.ts'

export default function enliven({ figure, signal, keep, show }: Living): void {
  const now = keep(START)
  const say = (utterance: string): void => {
    if (utterance.trim() === '') return
    now.now = hear(now.now, utterance)
    show(draw(now.now, true))
  }
  figure.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const box = figure.querySelector('input')
      if (!box) return
      say(box.value)
      box.value = ''
    },
    { signal },
  )
  figure.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('button') : null
      if (pressed?.name === 'example') say(pressed.value)
    },
    { signal },
  )
  show(draw(now.now, true))
}
