import { type ComponentProps, type PointerEvent, useRef } from 'react'

/** In CSS pixels; more than an unsteady tap. */
const FAR_ENOUGH = 80

/** The element needs `touch-action: pan-x`. Mice are ignored, since cards have a Close button. */
export function useSwipeUp(onSwipe: () => void): ComponentProps<'li'> {
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
