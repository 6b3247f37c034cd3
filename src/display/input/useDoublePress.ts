import { type MouseEvent, type PointerEvent, useRef } from 'react'
import { isDoubleTap, type Tap } from './doubleTap.ts'

/** Handlers for an element, or several alike, on which a double-click and a double tap do the same. */
export function useDoublePress(onDouble: (target: Element) => void) {
  const lastTap = useRef<Tap | null>(null)
  const wasTouched = useRef(false)
  return {
    onDoubleClick(event: MouseEvent): void {
      // Some browsers also send a double-click for two taps, which must not count twice.
      if (!wasTouched.current && event.target instanceof Element) onDouble(event.target)
    },
    onPointerUp(event: PointerEvent): void {
      wasTouched.current = event.pointerType !== 'mouse'
      if (!wasTouched.current || !(event.target instanceof HTMLElement)) return
      const target = event.target.closest<HTMLElement>('[data-part]')?.dataset['part'] ?? ''
      const tap = { target, x: event.clientX, y: event.clientY, time: event.timeStamp }
      const isDouble = isDoubleTap(lastTap.current, tap)
      lastTap.current = isDouble ? null : tap
      if (isDouble) onDouble(event.target)
    },
  }
}
