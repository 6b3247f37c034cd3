/**
 * Where the keyboard's focus goes: to a row when a menu is opened by key; back to the text one was
 * writing when a row has been chosen; to the title when a menu is left by Escape; and on the bar
 * itself to the title whose first letter is typed. The moves from row to row are the library's.
 */
import type { FocusEvent, KeyboardEvent } from 'react'
import { isInBar } from './barParts.ts'
import { nextByLetter } from './menuItem.ts'

export interface MenuFocus {
  /** For the bar; they hear its menus too, which are its children in React. */
  readonly handlers: {
    readonly onFocus: (event: FocusEvent) => void
    readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    readonly onKeyDownCapture: (event: KeyboardEvent) => void
    readonly onPointerMoveCapture: () => void
    readonly onPointerDownCapture: () => void
  }
  /**
   * Puts the focus on the first row of a menu that has just opened, the last one where the up
   * arrow opened it. Rows that are disabled count: they can be read. A menu opened by pointer
   * keeps the focus on itself.
   */
  readonly enterMenu: (menu: HTMLElement | null) => void
  /** Gives the focus back to what had it before the bar, if that is still there. */
  readonly restore: () => void
  /** Whether a menu that closes hands the focus to its title or row: not where it has moved on. */
  readonly mayReturn: () => boolean
}

export function createMenuFocus(barId: string): MenuFocus {
  let before: HTMLElement | null = null
  /** The key pressed last, unless the pointer was used since. */
  let key: string | null = null
  const forgetKey = () => {
    key = null
  }
  return {
    handlers: {
      onPointerMoveCapture: forgetKey,
      onPointerDownCapture: forgetKey,
      onKeyDownCapture(event) {
        key = event.key
      },
      onKeyDown: focusTitleByLetter,
      onFocus({ relatedTarget }) {
        if (isInBar(barId, relatedTarget)) return
        before = relatedTarget instanceof HTMLElement ? relatedTarget : null
      },
    },
    enterMenu(menu) {
      if (menu !== null && key !== null) rowToEnter(menu, key)?.focus()
    },
    restore() {
      if (before?.isConnected) before.focus({ preventScroll: true })
    },
    mayReturn() {
      const { activeElement } = document
      return activeElement === null || activeElement.matches('body, [role="menu"], [role="menu"] *')
    },
  }
}

function rowToEnter(menu: HTMLElement, key: string): HTMLElement | undefined {
  const rows = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
  return rows.at(key === 'ArrowUp' ? -1 : 0)
}

/** Acts only on a plain character typed on a title. */
function focusTitleByLetter(event: KeyboardEvent<HTMLElement>): void {
  const { key, ctrlKey, altKey, metaKey } = event
  if (key.length !== 1 || key === ' ' || ctrlKey || altKey || metaKey) return
  const titles = [
    ...event.currentTarget.querySelectorAll<HTMLElement>(':scope > [role="menuitem"]'),
  ]
  const index = titles.findIndex((title) => title === event.target)
  if (index === -1) return
  const texts = titles.map((title) => title.textContent)
  const next = nextByLetter(texts, index, key)
  if (next !== null) titles[next]?.focus()
}
