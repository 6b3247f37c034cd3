/** Changing a text area's text on the visitor's behalf. Touches nothing but that element. */
import type { Edit } from './model.ts'

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
