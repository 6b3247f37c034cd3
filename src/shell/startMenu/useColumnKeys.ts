import type { KeyboardEvent, RefObject } from 'react'

/** Right and Left change the column, except in nested menus and to open one. */
export function useColumnKeys(
  popup: RefObject<HTMLElement | null>,
): (event: KeyboardEvent) => void {
  return (event) => {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || !popup.current?.contains(target)) return
    if (key !== 'ArrowLeft' && key !== 'ArrowRight') return
    if (key === 'ArrowRight' && target.hasAttribute('data-folder')) return
    const [from, to] = key === 'ArrowRight' ? ['left', 'right'] : ['right', 'left']
    if (!target.closest(`[data-column="${from}"]`)) return
    event.preventDefault()
    const others = popup.current.querySelectorAll<HTMLElement>(
      `[data-column="${to}"] [role="menuitem"]`,
    )
    nearest(target, [...others])?.focus()
  }
}

function nearest(target: HTMLElement, others: readonly HTMLElement[]): HTMLElement | undefined {
  const middle = (element: HTMLElement) => {
    const box = element.getBoundingClientRect()
    return box.top + box.height / 2
  }
  const height = middle(target)
  const distance = (element: HTMLElement) => Math.abs(middle(element) - height)
  return others.reduce<HTMLElement | undefined>(
    (best, other) => (best && distance(best) <= distance(other) ? best : other),
    undefined,
  )
}
