/** The context menus, as lists of commands, and their rows as they are now. Pure. */
import {
  type CommandId,
  commandById,
  type MenuTarget,
  WINDOW_MENU,
} from '../../desktop/commands.ts'
import type { AppWindow } from '../../desktop/state.ts'
import type { MenuCommand, MenuItem } from '../../ui/menu/menuItem.ts'
import { type CommandInput, type ContextCommandId, contextCommandById } from './contextCommands.ts'

type Row =
  | CommandId
  | ContextCommandId
  | 'separator'
  /** A row that opens a menu beside it. */
  | { readonly title: string; readonly rows: readonly Row[] }

const MENUS: Readonly<Record<MenuTarget['type'], readonly Row[]>> = {
  desktop: [
    {
      title: 'Arrange Icons By',
      rows: ['sortByName', 'sortByType', 'separator', 'autoArrange'],
    },
    'refresh',
    'separator',
    'showDesktop',
    'copyDesktopLink',
    'remember',
    'reset',
    'separator',
    'properties',
  ],
  taskbar: ['showDesktop'],
  icon: ['open', 'openAsPage', 'separator', 'copyLink', 'separator', 'iconProperties'],
  window: WINDOW_MENU,
}

/** The era's letters that choose a row of a window's menu at once. */
const LETTERS: Partial<Readonly<Record<CommandId, string>>> = {
  restore: 'r',
  move: 'm',
  size: 's',
  minimize: 'n',
  maximize: 'x',
  close: 'c',
}

/** What a menu's rows are made from. */
export interface MenuSubject extends CommandInput {
  readonly type: MenuTarget['type']
  readonly window?: AppWindow | undefined
}

/** The rows of the target's menu; a row whose desktop command would do nothing now is disabled. */
export function rowsOf(subject: MenuSubject): readonly MenuItem[] {
  return MENUS[subject.type].flatMap((row) => itemOf(row, subject) ?? [])
}

/** The command whose row in the target's menu bears this text, or undefined. */
export function chosenCommand(
  { type }: Pick<MenuSubject, 'type'>,
  text: string,
): CommandId | ContextCommandId | undefined {
  return commandsIn(MENUS[type]).find((id) => titleOf(id) === text)
}

function itemOf(row: Row, subject: MenuSubject): MenuItem | null {
  if (row === 'separator') return { type: 'separator' }
  if (typeof row === 'object') {
    const items = row.rows.flatMap((each) => itemOf(each, subject) ?? [])
    return items.length > 0 ? { type: 'menu', text: row.title, items } : null
  }
  const own = contextCommandById(row)
  if (!own) {
    const command = commandById(row as CommandId)
    const isEnabled = command.when(subject.state, subject.window)
    const item = { type: 'item', text: command.title, disable: !isEnabled } as const
    const accessKey = subject.type === 'window' ? LETTERS[command.id] : undefined
    return {
      ...item,
      ...(accessKey !== undefined && { accessKey }),
      ...tick(command.checked?.(subject.state)),
    }
  }
  if (own.isOffered?.(subject) === false) return null
  return { type: 'item', text: own.title, ...tick(own.isChecked?.(subject)) }
}

/** The extra properties of a row that can be ticked. */
function tick(isChecked: boolean | undefined): Pick<MenuCommand, 'symbol' | 'checked'> {
  return isChecked === undefined ? {} : { symbol: 'check', checked: isChecked }
}

function commandsIn(rows: readonly Row[]): readonly (CommandId | ContextCommandId)[] {
  return rows.flatMap((row) => {
    if (row === 'separator') return []
    return typeof row === 'object' ? commandsIn(row.rows) : [row]
  })
}

function titleOf(id: CommandId | ContextCommandId): string {
  return contextCommandById(id)?.title ?? commandById(id as CommandId).title
}
