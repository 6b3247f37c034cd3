/** What Notepad does to a text, and its menus. Pure: no DOM, no clock. */
import type { Submenu } from '../../ui/menu/menuItem.ts'

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

const SEPARATOR = { type: 'separator' } as const

/** A row that does nothing, as in the era's menus. */
const dead = (text: string) => ({ type: 'item', text, disable: true }) as const

/**
 * The menus, with Word Wrap ticked while the text is wrapped.
 * @param isReadOnly true: nothing can be added to the text
 */
export function notepadMenus(isWrapped: boolean, isReadOnly = false): readonly Submenu[] {
  return [
    { type: 'menu', text: 'File', items: FILE },
    {
      type: 'menu',
      text: 'Edit',
      items: isReadOnly ? [...EDIT, dead(TIME_DATE)] : [...EDIT, { type: 'item', text: TIME_DATE }],
    },
    {
      type: 'menu',
      text: 'Format',
      items: [
        { type: 'item', text: 'Word Wrap', symbol: 'check', checked: isWrapped },
        dead('Font...'),
      ],
    },
    { type: 'menu', text: 'View', items: [dead('Status Bar')] },
    { type: 'menu', text: 'Help', items: [dead('Help Topics'), dead('About Notepad')] },
  ]
}

const TIME_DATE = 'Time/Date'

const FILE: Submenu['items'] = [
  dead('New'),
  dead('Open...'),
  dead('Save'),
  dead('Save As...'),
  SEPARATOR,
  dead('Page Setup...'),
  dead('Print...'),
  SEPARATOR,
  { type: 'item', text: 'Exit' },
]

const EDIT: Submenu['items'] = [
  dead('Undo...'),
  SEPARATOR,
  dead('Cut'),
  dead('Copy'),
  dead('Paste'),
  dead('Delete'),
  SEPARATOR,
  dead('Find...'),
  dead('Find Next'),
  dead('Replace...'),
  dead('Go To...'),
  SEPARATOR,
  dead('Select All'),
]
