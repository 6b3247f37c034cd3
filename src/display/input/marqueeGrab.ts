/**
 * The marquee: pulled open from the desktop's background, it selects the icons that it touches. As
 * with every grab React renders nothing while it moves; the model hears of it when the set of
 * touched icons changes.
 */
import { useDrag } from '@use-gesture/react'
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import type { Box, Point } from '../../base/geometry/box.ts'
import type { FrameScheduler } from '../../base/motion/scheduler.ts'
import { marqueeBox } from '../scene/marquee.ts'
import { createPointerHold } from './holdPointer.ts'

export interface MarqueeHost {
  readonly scheduler: FrameScheduler
  /** A press on the background, in CSS pixels of the viewport. */
  start(point: Point): void
  /** The marquee has another box. Called at most once a tick. */
  stretch(box: Box): void
  end(): void
}

interface Stretch {
  readonly from: Point
  to: Point
  isPending: boolean
}

function wholePoint({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) }
}

/** Tells the host of the last move, if there was one since it was last told. */
function apply(held: Stretch, host: MarqueeHost): void {
  if (!held.isPending) return
  held.isPending = false
  host.stretch(marqueeBox(held.from, held.to))
}

/** Pulls a marquee open from a press on the element itself, not on what lies in it. */
export function useMarqueeGrab(background: RefObject<HTMLElement | null>, host: MarqueeHost): void {
  const stretch = useRef<Stretch | null>(null)
  const [hold] = useState(createPointerHold)

  useLayoutEffect(
    () => (background.current ? hold.arm(background.current) : undefined),
    [background, hold],
  )
  useEffect(
    () =>
      host.scheduler.on('step', () => {
        if (stretch.current) apply(stretch.current, host)
      }),
    [host],
  )

  const move = (at: Point): void => {
    const held = stretch.current
    if (!held) return
    held.to = wholePoint(at)
    held.isPending = true
    host.scheduler.request()
  }
  const finish = (): void => {
    const held = stretch.current
    if (!held) return
    apply(held, host)
    stretch.current = null
    hold.release()
    host.end()
  }

  useDrag(
    ({ first, last, event, cancel }) => {
      if (!(event instanceof PointerEvent)) return
      const at = { x: event.clientX, y: event.clientY }
      if (first) {
        if (event.target !== background.current || !hold.isFree()) {
          cancel()
          return
        }
        const from = wholePoint(at)
        stretch.current = { from, to: from, isPending: false }
        host.start(from)
        hold.take(event, move, () => {
          cancel()
          finish()
        })
      } else move(at)
      if (last) finish()
    },
    {
      target: background,
      pointer: { capture: false },
      eventOptions: { capture: true, passive: true },
      threshold: 0,
    },
  )
}
