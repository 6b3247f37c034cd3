/** Keyboard navigation of a toolbar: one tab stop, arrow keys within (WAI-ARIA toolbar pattern). */
import { type FocusEvent, type KeyboardEvent, useState } from 'react'

const ATTRIBUTE = 'data-stop'

export interface StopProps {
  readonly [ATTRIBUTE]: string
  readonly tabIndex: 0 | -1
}

/**
 * Tab enters at the last focused stop, or at the first one if that is gone.
 * @param keys the stops from left to right
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

/** Wraps around; undefined if the key does not move the focus or `from` is no stop. */
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
