/** Keyboard navigation of a toolbar: one tab stop, arrow keys within (WAI-ARIA toolbar pattern). */
import { type FocusEvent, type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react'

/** Arrows that scroll are no stops, since moving the focus to a hidden button scrolls it into view. */
const STOPS = 'button:not(:disabled, [data-direction])'

/** Tab enters at the last focused button, else the first. Render again when a button is added. */
export function useRovingFocus(toolbar: RefObject<HTMLElement | null>) {
  const last = useRef<EventTarget>(null)
  const stopsIn = () => [...(toolbar.current?.querySelectorAll<HTMLElement>(STOPS) ?? [])]
  const update = () => {
    const stops = stopsIn()
    const current = stops.find((stop) => stop === last.current) ?? stops[0]
    for (const stop of stops) stop.tabIndex = stop === current ? 0 : -1
  }
  useLayoutEffect(update)
  return {
    onFocus({ target }: FocusEvent) {
      last.current = target
      update()
    },
    onKeyDown(event: KeyboardEvent) {
      const stops = stopsIn()
      const index = stops.findIndex((stop) => stop === event.target)
      if (index < 0 || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      const keys = new Map([
        ['ArrowRight', stops[(index + 1) % stops.length]],
        ['ArrowLeft', stops.at(index - 1)],
        ['Home', stops[0]],
        ['End', stops.at(-1)],
      ])
      const next = keys.get(event.key)
      if (!next) return
      event.preventDefault()
      next.focus()
    },
  }
}
