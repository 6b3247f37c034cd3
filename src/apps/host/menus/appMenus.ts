/**
 * The menus of an app from a text and the app's commands. The text lists the rows, indented: `(Undo)` is disabled, `✓` ticked,
 * `•` dotted, `[folder]` a picture, and what follows `|` is shown at the right. `{close}` stands for the command with that id.
 * Pure.
 */
import type { Command } from '../../../desktop/commands.ts'
import type { MenuItem, MenuSymbolName, Submenu } from '../../../ui/menu/menuItem.ts'
import { itemOf, SEPARATOR } from './menuRows.ts'

const LINE = /^(?:(?<mark>[✓•]|\[[\w-]+\]) )?(?<text>.+?)(?: \| (?<hotkey>.+))?$/u
const MARKS: Readonly<Record<string, MenuSymbolName>> = {
  '✓': 'check',
  '•': 'circle',
  '[folder]': 'folder',
  '[ie-paper]': 'ie-paper',
  '[ie-book]': 'ie-book',
}

/** @throws Error where the text names a command that the app does not have */
export function appMenus<Subject>(
  text: string,
  commands: readonly Command<Subject>[],
  subject: Subject,
): readonly Submenu[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const own = (id: string): MenuItem => itemOf(commandWith(id, commands), subject, () => {})
  return itemsAt('', lines, own).filter((item) => item.type === 'menu')
}

/**
 * Runs commands by their ids, for buttons that do the same as rows. A command that cannot act now does nothing.
 * @throws Error on an id that no command has
 */
export function runnerOf<Subject>(
  commands: readonly Command<Subject>[],
  subject: Subject,
): (id: string) => void {
  return (id) => {
    const command = commandWith(id, commands)
    if (command.when?.(subject) !== false) command.run(subject)
  }
}

function commandWith<Subject>(id: string, commands: readonly Command<Subject>[]): Command<Subject> {
  const command = commands.find((each) => each.id === id)
  if (!command) throw new Error(`No command ${id}`)
  return command
}

/** The items of the lines that begin with this indentation, each with those of the deeper lines that follow it. */
function itemsAt(
  indent: string,
  lines: readonly string[],
  own: (id: string) => MenuItem,
): readonly MenuItem[] {
  const starts = lines.flatMap((line, index) => (/^ */.exec(line)?.[0] === indent ? [index] : []))
  return starts.map((start, index) => {
    const line = lines[start]?.trim() ?? ''
    const items = itemsAt(`${indent}  `, lines.slice(start + 1, starts[index + 1]), own)
    if (line === '---') return SEPARATOR
    const { mark = '', text = '', hotkey } = LINE.exec(line)?.groups ?? {}
    const symbol = MARKS[mark]
    const face = { ...(symbol && { symbol }) }
    if (text.startsWith('{')) return { ...own(text.slice(1, -1)), ...face }
    if (items.length > 0) return { type: 'menu', text, ...face, items }
    const [, disabled] = /^\((.+)\)$/.exec(text) ?? []
    return {
      type: 'item',
      text: disabled ?? text,
      ...face,
      ...(hotkey !== undefined && { hotkey }),
      ...(disabled !== undefined && { disable: true }),
    }
  })
}
