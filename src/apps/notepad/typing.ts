/** Typing on the visitor's behalf: into a text area, and by the Tab key without trapping keyboard users. */
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'

export const TAB_HINT = 'Tab types a tab. To leave the text, press Escape and then Tab.'
const TAB_LEAVES = 'Tab leaves the text until you type in it.'

/**
 * Handlers for a text area: Tab inserts a tab character, and Shift+Tab leaves as everywhere. After Escape, and where
 * Tab itself has led into the text, Tab leaves until the visitor types or presses the text.
 */
export function useTabKey() {
  const [word, setWord] = useState('')
  /** No key was pressed here since the focus came. */
  const isNew = useRef(true)
  const handlers: ComponentProps<'textarea'> = {
    onBlur() {
      isNew.current = true
      setWord('')
    },
    onInput: () => setWord(''),
    onPointerDown: () => setWord(''),
    onKeyUp({ key }) {
      // Pressed elsewhere and released here: it has moved the focus.
      if (key === 'Tab' && isNew.current) setWord(TAB_LEAVES)
    },
    onKeyDown(event) {
      const isHeld = event.repeat && isNew.current
      isNew.current = isHeld
      if (event.key === 'Escape') setWord(TAB_LEAVES)
      if (!isPlainTab(event) || word === TAB_LEAVES || isHeld) return
      event.preventDefault()
      typeText(event.currentTarget, '\t')
      setWord(TAB_HINT)
    },
  }
  return { word, handlers }
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
  if (text === '\t' && area.ownerDocument.defaultView?.navigator.vendor.startsWith('Apple')) {
    // WebKit styles a lone tab by an attribute, which the site's policy forbids. In company a tab is left alone.
    document.execCommand('insertText', false, '\t.')
    document.execCommand('delete')
    return
  }
  if (document.execCommand('insertText', false, text)) return
  area.setRangeText(text, area.selectionStart, area.selectionEnd, 'end')
  area.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Time and date as the visitor writes them (or as `locale` does), with a space between. */
export function timeDate(date: Date, locale?: string): string {
  return `${date.toLocaleTimeString(locale)} ${date.toLocaleDateString(locale)}`
}
