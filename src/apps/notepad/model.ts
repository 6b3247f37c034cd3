/** What Notepad does to a text. Pure: no DOM, no clock. */
export interface Edit {
  readonly text: string
  /** The caret's position afterwards, counted in UTF-16 units as a text area does. */
  readonly caret: number
}

/** Replaces what is selected by one tab. */
export function insertTab(text: string, selectionStart: number, selectionEnd: number): Edit {
  return {
    text: `${text.slice(0, selectionStart)}\t${text.slice(selectionEnd)}`,
    caret: selectionStart + 1,
  }
}

/** Time and date as the visitor writes them (or as `locale` does), with a space between. */
export function timeDate(date: Date, locale?: string): string {
  return `${date.toLocaleTimeString(locale)} ${date.toLocaleDateString(locale)}`
}

/** Puts time and date at the end of the text, wherever the caret was. */
export function appendTimeDate(text: string, date: Date, locale?: string): Edit {
  const appended = text + timeDate(date, locale)
  return { text: appended, caret: appended.length }
}
