/** A card that a finger throws upwards. It follows the finger; let go too early, it returns. */
import { type PointerEvent, useRef } from 'react'

/** In CSS pixels: more than a tap that slips. */
const FAR_ENOUGH = 80

interface SwipeHandlers {
  onPointerDown(event: PointerEvent<HTMLElement>): void
  onPointerMove(event: PointerEvent<HTMLElement>): void
  onPointerUp(event: PointerEvent<HTMLElement>): void
  onPointerCancel(event: PointerEvent<HTMLElement>): void
}

/** For an element with `touch-action: pan-x`, whose way up is then not the browser's. A mouse has buttons to press. */
export function useSwipeUp(onSwipe: () => void): SwipeHandlers {
  const from = useRef<number | null>(null)
  const moved = ({ clientY }: PointerEvent): number =>
    from.current === null ? 0 : Math.min(0, clientY - from.current)
  const end = ({ currentTarget }: PointerEvent<HTMLElement>): void => {
    from.current = null
    currentTarget.style.translate = ''
  }
  return {
    onPointerDown({ pointerType, isPrimary, clientY }) {
      from.current = pointerType !== 'mouse' && isPrimary ? clientY : null
    },
    onPointerMove(event) {
      if (from.current !== null) event.currentTarget.style.translate = `0 ${moved(event)}px`
    },
    onPointerUp(event) {
      const isFar = moved(event) <= -FAR_ENOUGH
      end(event)
      if (isFar) onSwipe()
    },
    onPointerCancel: end,
  }
}
