/** What a drop-down menu consists of, as plain data. Knows neither React nor the menus' look. */

export type MenuSymbolName =
  | 'check'
  | 'circle'
  | 'folder'
  | 'ie-paper'
  | 'ie-book'
  | 'restore'
  | 'minimize'
  | 'maximize'
  | 'close'

export interface MenuCommand {
  readonly type: 'item'
  readonly text: string
  /** Shown at the right, as text only: no key is bound to it. */
  readonly hotkey?: string
  readonly disable?: boolean
  readonly symbol?: MenuSymbolName
  /** False: a row with the symbol 'check' or 'circle' that can have it and does not. */
  readonly checked?: boolean
  /** Whether it is what a double-click on the thing does: its text is bold. */
  readonly isDefault?: boolean
  /** The letter of its text, in lower case, that chooses the row at once; no other row of the menu has it. */
  readonly accessKey?: string
  /** What choosing it does; absent for a row that does nothing. */
  run?(): void
}

export type OnChoose = (text: string, row: MenuCommand) => void

export const runRow: OnChoose = (_text, row) => row.run?.()

/** A title of the menu bar, or a row that opens a menu beside it. */
export interface Submenu {
  readonly type: 'menu'
  readonly text: string
  readonly disable?: boolean
  readonly symbol?: MenuSymbolName
  readonly items: readonly MenuItem[]
}

export interface MenuSeparator {
  readonly type: 'separator'
}

export type MenuItem = MenuCommand | Submenu | MenuSeparator

export type MenuRowRole = 'menuitem' | 'menuitemcheckbox' | 'menuitemradio'

/** The role of a row: ticked rows are check boxes, dotted ones radio buttons. */
export function rowRole(command: MenuCommand): MenuRowRole {
  if (command.symbol === 'check') return 'menuitemcheckbox'
  if (command.symbol === 'circle') return 'menuitemradio'
  return 'menuitem'
}

/** Whether a row shows its symbol, which is true except for a check box or radio button that is off. */
export function showsSymbol(command: MenuCommand): boolean {
  return command.checked !== false
}

/** The row that a letter chooses at once, or undefined. A row that is disabled counts: its letter does nothing else. */
export function rowByAccessKey(
  items: readonly MenuItem[],
  letter: string,
): MenuCommand | undefined {
  for (const item of items) if (item.type === 'item' && item.accessKey === letter) return item
  return undefined
}

/** A text with its access letter by itself, to be underlined; the letter is empty where it has none. */
export function accessParts({
  text,
  accessKey,
}: Pick<MenuCommand, 'text' | 'accessKey'>): readonly [
  before: string,
  letter: string,
  after: string,
] {
  const at = accessKey === undefined ? -1 : text.toLowerCase().indexOf(accessKey)
  if (at < 0) return [text, '', '']
  return [text.slice(0, at), text.slice(at, at + 1), text.slice(at + 1)]
}
