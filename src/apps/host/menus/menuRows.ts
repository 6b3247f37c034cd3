/** Menus as rows of commands, and their items as they are now. Pure. */
import type { Command } from '../../../desktop/commands.ts'
import type { MenuItem } from '../../../ui/menu/menuItem.ts'

export const SEPARATOR = { type: 'separator' } as const

/** A command, a separator, or a row that opens a menu beside it. */
export type Row<C> =
  C | typeof SEPARATOR | { readonly title: string; readonly rows: readonly Row<C>[] }

/** @param perform is handed what the command of a chosen row returns */
export function itemsOf<Subject, Result>(
  rows: readonly Row<Command<Subject, Result>>[],
  subject: Subject,
  perform: (result: Result) => void,
): readonly MenuItem[] {
  const items = rows.flatMap((row): readonly MenuItem[] => {
    if ('type' in row) return [row]
    if ('rows' in row) {
      return [{ type: 'menu', text: row.title, items: itemsOf(row.rows, subject, perform) }]
    }
    return row.isOffered?.(subject) === false ? [] : [itemOf(row, subject, perform)]
  })
  const isRow = (item: MenuItem | undefined): boolean => !!item && item.type !== 'separator'
  return items.filter(
    (item, index) => isRow(item) || (isRow(items[index - 1]) && items.slice(index).some(isRow)),
  )
}

export function itemOf<Subject, Result>(
  command: Command<Subject, Result>,
  subject: Subject,
  perform: (result: Result) => void,
): MenuItem {
  const { title, hotkey, letter, symbol, isDefault, isOneOf } = command
  const isChecked = command.checked?.(subject)
  const isAble = (): boolean => command.when?.(subject) !== false
  return {
    type: 'item',
    text: title,
    ...(hotkey !== undefined && { hotkey }),
    ...(letter !== undefined && { accessKey: letter }),
    ...(symbol !== undefined && { symbol }),
    ...(isDefault && { isDefault }),
    ...(isChecked !== undefined && { symbol: isOneOf ? 'circle' : 'check', checked: isChecked }),
    ...(!isAble() && { disable: true }),
    run() {
      if (isAble()) perform(command.run(subject))
    },
  }
}
