/** Drags, pinches, the wheel and double-clicks on the stage. None of them renders anything. */
import { useGesture } from '@use-gesture/react'
import { type RefObject, useLayoutEffect } from 'react'
import type { Point } from '../../base/geometry/box.ts'
import { doubleClicked, panned, zoomed } from './pictureView.ts'
import type { StagePainter } from './stagePainter.ts'

/** A wheel's notch, 100 CSS pixels, changes the size by about a quarter; a touchpad's fine pinch steps count more. */
const WHEEL_SPEED = 0.0022
const PINCH_SPEED = 0.01
/** CSS pixels in a pixel, a line and a page: the units in which mice count. */
const DELTA_UNITS = [1, 20, 400]

interface Pinch {
  readonly ratio: number
  readonly at: Point
}

/** @param isSlide true: a double-click is two presses, each of which shows the next slide */
export function useStageGestures(
  stage: RefObject<HTMLElement | null>,
  painter: RefObject<StagePainter | null>,
  isSlide: boolean,
): void {
  /** From the middle of the stage. */
  const placeOf = (x: number, y: number): Point => {
    const box = stage.current?.getBoundingClientRect()
    return box ? { x: x - box.left - box.width / 2, y: y - box.top - box.height / 2 } : { x, y }
  }
  const zoom = (factor: number, at: Point): void =>
    painter.current?.change((view, frame) => zoomed(view, frame, factor, at))
  const pan = (by: Point): void => painter.current?.change((view, frame) => panned(view, frame, by))
  // The library handles no double-click on a `target` element.
  useLayoutEffect(() => {
    if (isSlide) return undefined
    const room = stage.current
    const toggle = ({ clientX, clientY }: MouseEvent): void => {
      const at = placeOf(clientX, clientY)
      painter.current?.change((view, frame) => doubleClicked(view, frame, at))
    }
    room?.addEventListener('dblclick', toggle)
    return () => room?.removeEventListener('dblclick', toggle)
  })
  useGesture(
    {
      onDrag({ delta: [x, y], pinching, cancel }) {
        if (pinching) cancel()
        else pan({ x, y })
      },
      onPinch({ origin: [x, y], movement: [ratio], memo }): Pinch {
        const at = placeOf(x, y)
        const last = (memo ?? { ratio: 1, at }) as Pinch
        pan({ x: at.x - last.at.x, y: at.y - last.at.y })
        zoom(ratio / last.ratio, at)
        return { ratio, at }
      },
      onWheel({ event, active }) {
        // When the wheel comes to rest, the library calls once more, with the last event.
        if (!active) return
        // Otherwise the page would scroll, or the browser would zoom, as well.
        event.preventDefault()
        const { deltaY, deltaMode, ctrlKey, clientX, clientY } = event
        const turned = deltaY * (DELTA_UNITS[deltaMode] ?? 1)
        const speed = ctrlKey && Math.abs(turned) < 50 ? PINCH_SPEED : WHEEL_SPEED
        zoom(Math.exp(0 - turned * speed), placeOf(clientX, clientY))
      },
    },
    {
      target: stage,
      eventOptions: { passive: false },
      // Arrow keys do more than a drag does.
      drag: { pointer: { keys: false } },
      // The wheel with Control is handled as a wheel.
      pinch: { pinchOnWheel: false },
    },
  )
}
