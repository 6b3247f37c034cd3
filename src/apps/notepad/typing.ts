/** Typing on the visitor's behalf: into a text area, and by the Tab key without trapping keyboard users. */
import { type KeyboardEvent, useRef } from 'react'

interface TabKey {
  readonly onKeyDown: (event: KeyboardEvent<HTMLTextAreaElement>) => void
  readonly onBlur: () => void
}

/**
 * Handlers for a text area: Tab inserts a tab character, Shift+Tab leaves as everywhere, and
 * Escape lets the next Tab leave. Any other key takes that back.
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
      typeText(event.currentTarget, '\t')
    },
  }
}

function isPlainTab(event: KeyboardEvent): boolean {
  return event.key === 'Tab' && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey
}

/**
 * Types over the selection of a text area, as if by keyboard, and gives it the focus.
 *
 * `execCommand` is deprecated, yet the only way to change a text so that the browser's own undo takes it back. Where a
 * browser refuses, undo starts anew.
 */
export function typeText(area: HTMLTextAreaElement, text: string): void {
  area.focus({ preventScroll: true })
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Time and date as the visitor writes them (or as `locale` does), with a space between. */
export function timeDate(date: Date, locale?: string): string {
  return `${date.toLocaleTimeString(locale)} ${date.toLocaleDateString(locale)}`
}
