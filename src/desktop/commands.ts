/**
 * What a visitor can do with windows, as one list: menus, the handling of keys and the table of keys
 * are made from it. Pure: a command says what is to happen, and others see to it.
 */
import type { DesktopAction } from './actions.ts'
import { windowById } from './selectors.ts'
import type { AppWindow, DesktopState, IconSorting, WindowId } from './state.ts'

/** What a context menu of the desktop acts on. */
export type MenuTarget =
  | { readonly type: 'desktop' }
  | { readonly type: 'taskbar' }
  | { readonly type: 'icon'; readonly id: number }
  | { readonly type: 'window'; readonly id: WindowId }

export type CommandId =
  | 'startMenu'
  | 'switchWindows'
  | 'switchWindowsBack'
  | 'showDesktop'
  | 'windowMenu'
  | 'search'
  | 'help'
  | 'restore'
  | 'move'
  | 'size'
  | 'minimize'
  | 'maximize'
  | 'close'
  | 'sortByName'
  | 'sortByType'
  | 'autoArrange'

/** What a command has done: a change of the model, or something that only the page can show. */
export type CommandEffect =
  | DesktopAction
  /** The switcher opens, or moves on by one window. */
  | { readonly type: 'switcher/stepped'; readonly by: 1 | -1 }
  | { readonly type: 'windowMenu/opened'; readonly id: WindowId }
  /** START opens by the keyboard, or closes. */
  | { readonly type: 'startMenu/toggled' }
  /** Arrange Icons By: the icons are sorted, once. */
  | { readonly type: 'icons/sorted'; readonly by: IconSorting }
  | { readonly type: 'icons/autoArrangeToggled' }
  /** From now on the arrow keys, the mouse without a button, or a tap move or resize the window. */
  | { readonly type: 'window/steered'; readonly id: WindowId; readonly part: 'move' | 'size' }

export interface Command {
  readonly id: CommandId
  readonly title: string
  /** Such as `Ctrl+Alt+Space`; what they mean is in keys.ts. Absent for what menus and buttons do. */
  readonly keys?: readonly string[]
  /** True: where text is typed, its keys belong to the text. */
  readonly sparesText?: boolean
  /** Whether it would do anything. @param window the one that it is about, if it is about one */
  when(state: DesktopState, window: AppWindow | undefined): boolean
  run(state: DesktopState, window: AppWindow | undefined): readonly CommandEffect[]
  /** Whether its row is ticked; absent where none ever is. */
  checked?(state: DesktopState): boolean
}

function isRunning(state: DesktopState): boolean {
  return state.powerState === 'START'
}

function hasWindows(state: DesktopState): boolean {
  return isRunning(state) && state.apps.length > 0
}

/** A command about a window, which does nothing without one. */
function onWindow(
  id: CommandId,
  title: string,
  when: (window: AppWindow) => boolean,
  run: (window: AppWindow, state: DesktopState) => readonly CommandEffect[],
): Command {
  return {
    id,
    title,
    when: (state, window) => isRunning(state) && window !== undefined && when(window),
    run: (state, window) => (window ? run(window, state) : []),
  }
}

/** Minimizing, maximizing and closing act only while the focus is on windows (spec, section 4). */
function focusFirst(state: DesktopState, id: WindowId): readonly DesktopAction[] {
  return state.focusing === 'WINDOW' ? [] : [{ type: 'window/focused', id }]
}

function isFree(window: AppWindow): boolean {
  return !window.minimized && !window.maximized
}

export const COMMANDS: readonly Command[] = [
  {
    // The era's own chord, which Windows and some desktops of Linux still keep for themselves, and one that is free
    // everywhere: Enter has no third sign that AltGr could type.
    id: 'startMenu',
    title: 'Open the Start menu',
    keys: ['Ctrl+Escape', 'Ctrl+Alt+Enter'],
    when: isRunning,
    run: () => [{ type: 'startMenu/toggled' }],
  },
  {
    // The key above Tab with Control, as in Alt+Tab with its neighbours. Systems keep all chords of Tab, browsers
    // those of Control with a letter or digit, the menus of browsers and, on a Mac, text Alt with a letter,
    // many layouts Control+Alt, which is AltGr, and screen readers Insert, Caps Lock and Control+Alt.
    id: 'switchWindows',
    title: 'Switch to another window',
    keys: ['Ctrl+`'],
    when: hasWindows,
    run: () => [{ type: 'switcher/stepped', by: 1 }],
  },
  {
    id: 'switchWindowsBack',
    title: 'Switch to another window, from the lowest one up',
    keys: ['Ctrl+Shift+`'],
    when: hasWindows,
    run: () => [{ type: 'switcher/stepped', by: -1 }],
  },
  {
    id: 'showDesktop',
    title: 'Show Desktop',
    when: isRunning,
    run: () => [{ type: 'windows/setAsideToggled' }],
  },
  {
    ...onWindow(
      'windowMenu',
      'Open the menu of the window',
      () => true,
      ({ id }) => [{ type: 'windowMenu/opened', id }],
    ),
    // Windows keeps the first for the browser's own menu; others leave it to the page.
    keys: ['Alt+Space', 'Ctrl+Alt+Space'],
  },
  {
    // The chord by which sites are searched; browsers give it up to a page. In a text it belongs to the browser or,
    // on a Mac, deletes the rest of the line.
    id: 'search',
    title: 'Search this site',
    keys: ['Ctrl+K', 'Meta+K'],
    sparesText: true,
    when: isRunning,
    run: () => [{ type: 'search/asked' }],
  },
  {
    // The era's key for help, which browsers give up to a page. It also opens a browser's own help, so that stays within
    // reach where text is typed.
    id: 'help',
    title: 'Open Help and Support',
    keys: ['F1'],
    sparesText: true,
    when: isRunning,
    run: () => [{ type: 'help/asked' }],
  },
  onWindow(
    'restore',
    'Restore',
    (window) => !isFree(window) || window.snapped !== undefined,
    ({ id, minimized }) =>
      minimized ? [{ type: 'window/focused', id }] : [{ type: 'window/restored', id }],
  ),
  onWindow('move', 'Move', isFree, ({ id }) => [{ type: 'window/steered', id, part: 'move' }]),
  onWindow(
    'size',
    'Size',
    (window) => isFree(window) && window.resizable,
    ({ id }) => [{ type: 'window/steered', id, part: 'size' }],
  ),
  onWindow(
    'minimize',
    'Minimize',
    ({ minimized, header }) => !minimized && (header.buttons?.includes('minimize') ?? true),
    ({ id }, state) => [...focusFirst(state, id), { type: 'window/minimized', id }],
  ),
  onWindow(
    'maximize',
    'Maximize',
    ({ minimized, maximized, resizable }) => resizable && (minimized || !maximized),
    ({ id, maximized }) => [
      { type: 'window/focused', id },
      ...(maximized ? [] : [{ type: 'window/maximizeToggled', id } as const]),
    ],
  ),
  onWindow(
    'close',
    'Close',
    ({ closeable }) => closeable,
    ({ id }, state) => [...focusFirst(state, id), { type: 'window/deleted', id }],
  ),
  {
    id: 'sortByName',
    title: 'Name',
    when: isRunning,
    run: () => [{ type: 'icons/sorted', by: 'name' }],
  },
  {
    id: 'sortByType',
    title: 'Type',
    when: isRunning,
    run: () => [{ type: 'icons/sorted', by: 'type' }],
  },
  {
    id: 'autoArrange',
    title: 'Auto Arrange',
    when: isRunning,
    run: () => [{ type: 'icons/autoArrangeToggled' }],
    checked: ({ arrangement }) => arrangement.auto,
  },
]

/** The rows of a window's menu, in the era's order. */
export const WINDOW_MENU: readonly (CommandId | 'separator')[] = [
  'restore',
  'move',
  'size',
  'minimize',
  'maximize',
  'separator',
  'close',
]

export function commandById(id: CommandId): Command {
  const command = COMMANDS.find((each) => each.id === id)
  // Every id of the type is in the list: a test asks for each.
  if (!command) throw new Error(`Command not recognized ${id}`)
  return command
}

/** What the command does now, to the window with this id if it is about one; nothing where it may not. */
export function effectsOf(
  command: Command,
  state: DesktopState,
  id: WindowId | null,
): readonly CommandEffect[] {
  const window = id === null ? undefined : windowById(state, id)
  return command.when(state, window) ? command.run(state, window) : []
}
