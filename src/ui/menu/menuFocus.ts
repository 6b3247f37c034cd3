/**
 * Where the keyboard's focus goes: to a row when a menu is opened by key; back to the text one was
 * writing when a row has been chosen; to the title when a menu is left by Escape; and on the bar
 * itself to the title whose first letter is typed. The moves from row to row are the library's.
 */
import type { MenuRoot } from '@base-ui/react/menu'
import type { FocusEvent as ReactFocusEvent, KeyboardEvent } from 'react'
import { indexByTyping, letterAmong } from '../typing.ts'
import { isInBar } from './menuPresses.ts'

export function createMenuFocus(barId: string) {
  let before: HTMLElement | null = null
  /** The key pressed last, unless the pointer was used since. */
  let key: string | null = null
  const forgetKey = (): void => {
    key = null
  }
  return {
    /** For the bar; they hear its menus too, which are its children in React. */
    handlers: {
      onPointerMoveCapture: forgetKey,
      onPointerDownCapture: forgetKey,
      onKeyDownCapture(event: KeyboardEvent) {
        key = event.key
      },
      onKeyDown: focusTitleByLetter,
      onFocus({ relatedTarget }: ReactFocusEvent) {
        if (isInBar(barId, relatedTarget)) return
        before = relatedTarget instanceof HTMLElement ? relatedTarget : null
      },
    },
    /**
     * Puts the focus on the first row of a menu that has just opened, the last one where the up arrow opened it. Rows
     * that are disabled count: they can be read. A menu opened by pointer keeps the focus on itself.
     */
    enterMenu(menu: HTMLElement | null): void {
      if (menu === null || key === null) return
      const rows = [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]
      rows.at(key === 'ArrowUp' ? -1 : 0)?.focus()
    },
    /** Gives the focus back to what had it before the bar, if that is still there. */
    restore(): void {
      if (before?.isConnected) before.focus({ preventScroll: true })
    },
    /** Whether a menu that closes hands the focus to its title or row: not where it has moved on. */
    mayReturn(): boolean {
      const { activeElement } = document
      return activeElement === null || activeElement.matches('body, [role="menu"], [role="menu"] *')
    },
  }
}

/**
 * Focuses the first row that can be chosen in a menu that is being mounted: a key typed within the frame would meet what
 * opened it. The library, whose list is still empty then, hears of it once the menu is there, and highlights the row.
 */
export function enterFirstRow(menu: HTMLElement | null): void {
  const rows = [...(menu?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])]
  const row = rows.find(({ ariaDisabled }) => ariaDisabled !== 'true') ?? rows[0]
  row?.focus({ preventScroll: true })
  queueMicrotask(() => row?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })))
}

/** At once, where the library would do it some frames later: the next key would still meet the closing menu. */
export function returnByEscape(open: boolean, details: MenuRoot.ChangeEventDetails): void {
  if (!open && details.reason === 'escape-key' && details.trigger instanceof HTMLElement) {
    details.trigger.focus({ preventScroll: true })
  }
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
  const next = indexByTyping(texts, index, letterAmong(texts, event))
  if (next !== undefined) titles[next]?.focus()
}
