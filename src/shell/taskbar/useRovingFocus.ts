/** The keyboard of a toolbar: one stop for Tab, arrow keys within (WAI-ARIA toolbar pattern). */
import { type FocusEvent, type KeyboardEvent, useState } from 'react'

/** Marks an element as a stop; its value is the stop's key. */
const ATTRIBUTE = 'data-stop'

/** What a stop puts on its element. */
export interface StopProps {
  readonly [ATTRIBUTE]: string
  readonly tabIndex: 0 | -1
}

/**
 * The toolbar's handlers, and the props of each stop. `keys` lists the stops from left to right.
 * Tab enters at the stop that had the focus last, or at the first one if that is gone.
 */
export function useRovingFocus(keys: readonly string[]) {
  const [last, setLast] = useState<string>()
  const current = last !== undefined && keys.includes(last) ? last : keys[0]

  return {
    stop: (key: string): StopProps => ({ [ATTRIBUTE]: key, tabIndex: key === current ? 0 : -1 }),
    handlers: {
      onFocus(event: FocusEvent<HTMLElement>) {
        const key = keyOf(event.target)
        if (key !== undefined) setLast(key)
      },
      onKeyDown(event: KeyboardEvent<HTMLElement>) {
        if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
        const next = neighbor(keys, keyOf(event.target), event.key)
        if (next === undefined) return
        event.preventDefault()
        event.currentTarget.querySelector<HTMLElement>(`[${ATTRIBUTE}="${next}"]`)?.focus()
      },
    },
  }
}

function keyOf(target: EventTarget): string | undefined {
  if (!(target instanceof Element)) return undefined
  return target.closest(`[${ATTRIBUTE}]`)?.getAttribute(ATTRIBUTE) ?? undefined
}

/**
 * The stop that a pressed key leads to from the stop `from`, going round at both ends; undefined
 * for a key that leads nowhere, or outside of any stop.
 */
export function neighbor(
  keys: readonly string[],
  from: string | undefined,
  pressed: string,
): string | undefined {
  const index = from === undefined ? -1 : keys.indexOf(from)
  if (index < 0) return undefined
  if (pressed === 'ArrowRight') return keys[(index + 1) % keys.length]
  if (pressed === 'ArrowLeft') return keys.at(index - 1)
  if (pressed === 'Home') return keys[0]
  if (pressed === 'End') return keys.at(-1)
  return undefined
}
