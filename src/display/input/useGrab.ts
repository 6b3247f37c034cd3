import { useDrag } from '@use-gesture/react'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import type { Point } from '../../base/geometry/box.ts'
import { modelPoint } from '../../base/theme/textScale.ts'
import type { Grab, GrabEnd, Grabs, GrabTarget } from './grab.ts'
import { capturePointer } from './holdPointer.ts'

const HANDLE = '[data-part^="resize-"]'

export interface GrabRecognizer {
  /** How far the pointer must move before a press becomes a grab, in CSS pixels. */
  readonly threshold: number
  /** Returns what a press on this element grabs. @param event the event that starts the grab */
  targetAt(pressed: Element, from: Point, event: PointerEvent): GrabTarget | null
}

export function useGrab(
  root: RefObject<HTMLElement | null>,
  grabs: Grabs,
  { threshold, targetAt }: GrabRecognizer,
): void {
  const held = useRef<Grab | null>(null)
  const hasOpenedMenu = useRef(false)

  // React also runs this when it hides a minimized window.
  useLayoutEffect(
    () => () => {
      held.current?.end('unmounted')
    },
    [],
  )

  useLayoutEffect(() => {
    const element = root.current
    const listening = new AbortController()
    const options = { capture: true, passive: true, signal: listening.signal }
    element?.addEventListener('pointerdown', () => (hasOpenedMenu.current = false), options)
    element?.addEventListener(
      'contextmenu',
      (event) => {
        // A finger that rests on a handle opens no menu, and may pull it afterwards.
        const isHandle = event.target instanceof Element && event.target.closest(HANDLE) !== null
        if (isHandle && event instanceof PointerEvent && event.pointerType === 'touch') return
        hasOpenedMenu.current = true
        held.current?.end('menuOpened')
      },
      options,
    )
    return () => listening.abort()
  }, [root])

  useDrag(
    ({ first, initial, event, target: pressed, cancel }) => {
      if (!first || !(event instanceof PointerEvent) || !(pressed instanceof Element)) return
      const { pointerId } = event
      const from = modelPoint({ clientX: initial[0], clientY: initial[1] })
      const onEnd = (how: GrabEnd): void => {
        held.current = null
        // The gesture library receives these two itself.
        if (how !== 'released' && how !== 'pointerCanceled') cancel()
      }
      const target = hasOpenedMenu.current ? null : targetAt(pressed, from, event)
      const grab = target && grabs.start({ pointerId, from, onEnd }, target)
      if (!grab) {
        cancel()
        return
      }
      held.current = grab
      capturePointer(pressed, pointerId)
      grab.move(modelPoint(event))
    },
    {
      target: root,
      // The grab captures the pointer itself, and arrow keys do more than a drag does.
      pointer: { capture: false, keys: false },
      eventOptions: { capture: true, passive: true },
      threshold,
    },
  )
}
