import type { Point } from '../../../base/geometry/box.ts'
import type { Living } from '../../../documents/living/startFigure.ts'
import { type Desk, moved, type Name, ROOM, START } from './desk.ts'
import { draw } from './figure.ts'

const STEPS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
}
/** Pixels that an arrow key moves a window; one with Shift. */
const STRIDE = 10

export default function enliven({ figure, signal, keep, show }: Living): void {
  const desk = keep(START)
  const update = (next: Desk): void => {
    desk.now = next
    show(draw(next, true))
  }
  /** Where in the window it is held. */
  let held: { readonly name: Name; readonly x: number; readonly y: number } | null = null
  figure.addEventListener(
    'pointerdown',
    (event) => {
      const name = windowAt(event)
      if (name === null || event.button !== 0 || !(event.target instanceof Element)) return
      const at = placeOf(event, event.target)
      held = { name, x: at.x - desk.now[name].x, y: at.y - desk.now[name].y }
      event.target.setPointerCapture(event.pointerId)
      update({ ...desk.now, top: name })
    },
    { signal },
  )
  const drag = (event: PointerEvent): void => {
    if (!held || !(event.target instanceof Element)) return
    const at = placeOf(event, event.target)
    update(moved(desk.now, held.name, { x: at.x - held.x, y: at.y - held.y }))
  }
  const release = (): void => {
    held = null
  }
  // Or the page would scroll: not every browser obeys `touch-action` on shapes.
  figure.addEventListener(
    'touchmove',
    (event) => {
      if (held && event.cancelable) event.preventDefault()
    },
    { signal, passive: false },
  )
  figure.addEventListener('pointermove', drag, { signal })
  figure.addEventListener('pointerup', drag, { signal })
  figure.addEventListener('lostpointercapture', release, { signal })
  figure.addEventListener(
    'keydown',
    (event) => {
      const name = windowAt(event)
      if (name === null || event.ctrlKey || event.metaKey || event.altKey) return
      const step = STEPS[event.key]
      if (!step && event.key !== 'Enter' && event.key !== ' ') return
      event.preventDefault()
      const by = event.shiftKey ? 1 : STRIDE
      const { x, y } = desk.now[name]
      update(moved(desk.now, name, { x: x + (step?.x ?? 0) * by, y: y + (step?.y ?? 0) * by }))
    },
    { signal },
  )
  figure.addEventListener(
    'click',
    ({ target }) => {
      const pressed = target instanceof Element ? target.closest('button') : null
      if (pressed?.name === 'clip') update({ ...desk.now, isClipped: !desk.now.isClipped })
      if (pressed?.name === 'reset') update(START)
    },
    { signal },
  )
  update(desk.now)
}

function windowAt({ target }: Event): Name | null {
  const name = target instanceof Element ? target.getAttribute('data-window') : null
  return name === 'A' || name === 'B' ? name : null
}

/** In pixels of the picture, however large it is shown. */
function placeOf({ clientX, clientY }: MouseEvent, part: Element): Point {
  const box = part.closest('svg')?.getBoundingClientRect()
  if (!box) return { x: 0, y: 0 }
  const scale = ROOM.width / box.width
  return { x: (clientX - box.x) * scale, y: (clientY - box.y) * scale }
}
