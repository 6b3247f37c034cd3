/** Typing on the visitor's behalf: into a text area, and by the Tab key without trapping keyboard users. */
import { type ComponentProps, type KeyboardEvent, useRef, useState } from 'react'

const TAB_HINT = 'Tab types a tab. To leave the text, press Escape and then Tab.'
const TAB_LEAVES = 'Tab leaves the text until you type in it.'

/**
 * Handlers for a text area: Tab inserts a tab character, and Shift+Tab leaves as everywhere. After Escape, and
 * when the focus arrived without a press on the text, Tab leaves until the visitor types or presses the text.
 *
 * @param isNew whether the visitor has just opened an empty note: its first focus then counts as a press
 */
export function useTabKey(isNew: boolean) {
  const [word, setWord] = useState('')
  const isPressed = useRef(isNew)
  const leaves = word === TAB_LEAVES
  const handlers: ComponentProps<'textarea'> = {
    onFocus() {
      if (!isPressed.current) setWord(TAB_LEAVES)
    },
    onBlur({ currentTarget }) {
      // True where the browser itself has lost the focus: the text goes on with it later.
      isPressed.current = currentTarget.ownerDocument.activeElement === currentTarget
      if (!isPressed.current) setWord('')
    },
    onInput: () => setWord(''),
    onPointerDown() {
      isPressed.current = true
      setWord('')
    },
    onKeyDown(event) {
      if (event.key === 'Escape') setWord(TAB_LEAVES)
      if (!isPlainTab(event) || leaves) return
      event.preventDefault()
      typeText(event.currentTarget, '\t')
      setWord(TAB_HINT)
    },
  }
  return { word, hint: leaves ? TAB_LEAVES : TAB_HINT, handlers }
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
