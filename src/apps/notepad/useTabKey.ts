/** Tab types a tab, without trapping keyboard users. Knows no menu and no window. */
import { type KeyboardEvent, useRef } from 'react'
import { insertTab } from './model.ts'
import { typeText } from './typeText.ts'

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
