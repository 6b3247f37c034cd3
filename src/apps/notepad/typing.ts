/** Typing on the visitor's behalf: into a text area, and by the Tab key without trapping keyboard users. */
import { type KeyboardEvent, useRef } from 'react'
import { type Edit, insertTab } from './model.ts'

interface TabKey {
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  readonly onBlur: () => void
}

/**
 * Handlers for a text area: Tab inserts a tab character, Shift+Tab leaves as everywhere, and
 * Escape lets the next Tab leave (WCAG 2.1.2). Any other key takes that back.
 */
export function useTabKey(): TabKey {
  const nextTabLeaves = useRef(false)
  return {
    onBlur() {
      nextTabLeaves.current = false
    },
    onKeyDown(event) {
      const mayLeave = nextTabLeaves.current
      nextTabLeaves.current = event.key === 'Escape'
      if (!isPlainTab(event) || mayLeave) return
      event.preventDefault()
      const area = event.currentTarget
      typeText(area, '\t', () => insertTab(area.value, area.selectionStart, area.selectionEnd))
    },
  }
}

function isPlainTab(event: KeyboardEvent): boolean {
  return event.key === 'Tab' && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey
}

/**
 * Types `inserted` over the selection of a text area, as if by keyboard, and gives it the focus.
 *
 * `execCommand` is deprecated, yet the only way to change a text so that the browser's own undo
 * takes it back: assigning `value`, or setRangeText, empties that history. Where a browser refuses,
 * `fallback` is put in place instead, and undo starts anew.
 */
export function typeText(area: HTMLTextAreaElement, inserted: string, fallback: () => Edit): void {
  area.focus({ preventScroll: true })
  if (document.execCommand('insertText', false, inserted)) return
  const { text, caret } = fallback()
  area.value = text
  area.setSelectionRange(caret, caret)
  area.dispatchEvent(new Event('input', { bubbles: true }))
}
