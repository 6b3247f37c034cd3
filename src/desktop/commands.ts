/**
 * What a visitor can do with the desktop and its windows, as values: the handling of keys, the menus and the table of
 * keys are made of them. Pure: a command returns effects, and `apps/host/perform.ts` carries them out.
 */
import type { DesktopAction } from './actions.ts'
import { windowById } from './selectors.ts'
import type { AppWindow, DesktopState, WindowId } from './state.ts'

/** What a context menu acts on. */
export type MenuTarget =
  | { readonly type: 'desktop' }
  | { readonly type: 'taskbar' }
  | { readonly type: 'icon'; readonly id: number }
  | { readonly type: 'window'; readonly id: WindowId }

/** What a visitor can do to a subject; `run` says what is to happen. */
export interface Command<Subject, Result = void> {
  readonly id: string
  /** The text of its row, and what the table of keys says that its keys do. */
  readonly title: string
  /** Its row shows this at the right; no key is bound to it. */
  readonly hotkey?: string
  /** The letter of the title, in lower case, that chooses its row at once. */
  readonly letter?: string
  /** Whether a menu has its row; absent: always. */
  isOffered?(subject: Subject): boolean
  /** Whether it would do anything now; its row is disabled where it would not. Absent: always. */
  when?(subject: Subject): boolean
  /** Whether its row is ticked; absent: it cannot be. */
  checked?(subject: Subject): boolean
  run(subject: Subject): Result
}

/** What a command has done: a change of the model, or something that only the page can show. */
export type DesktopEffect =
  | DesktopAction
  /** The switcher opens, or moves on by one window. */
  | { readonly type: 'switcher/stepped'; readonly by: 1 | -1 }
  | { readonly type: 'windowMenu/opened'; readonly id: WindowId }
  /** START opens by the keyboard, or closes. */
  | { readonly type: 'startMenu/toggled' }
  /** From now on the arrow keys, the mouse without a button, or a tap move or resize the window. */
  | { readonly type: 'window/steered'; readonly id: WindowId; readonly part: 'move' | 'size' }

export interface DesktopSubject {
  readonly state: DesktopState
  /** The window that a command about a window acts on. */
  readonly window?: AppWindow | undefined
}

export interface DesktopCommand extends Command<DesktopSubject, readonly DesktopEffect[]> {
  /** Such as `Ctrl+Alt+Space`; keys.ts knows what they mean. They count wherever the focus is. */
  readonly keys?: readonly string[]
  /** True: where text is typed, its keys belong to the text. */
  readonly sparesText?: boolean
  /** True: its keys, also when they are held, go on while the switcher is open. */
  readonly switches?: boolean
}

/** Whether the desktop is not powered off. */
export function isRunning({ state }: Pick<DesktopSubject, 'state'>): boolean {
  return state.powerState === 'START'
}

function hasWindows(subject: DesktopSubject): boolean {
  return isRunning(subject) && subject.state.apps.length > 0
}

/** Does nothing without a window. */
function onWindow(
  command: Pick<DesktopCommand, 'id' | 'title' | 'keys' | 'letter'>,
  when: (window: AppWindow) => boolean,
  run: (window: AppWindow, state: DesktopState) => readonly DesktopEffect[],
): DesktopCommand {
  return {
    ...command,
    when: (subject) => isRunning(subject) && !!subject.window && when(subject.window),
    run: ({ state, window }) => (window ? run(window, state) : []),
  }
}

/** Minimizing, maximizing and closing act only while the focus is on windows. */
function focusFirst(state: DesktopState, id: WindowId): readonly DesktopAction[] {
  return state.focusing === 'WINDOW' ? [] : [{ type: 'window/focused', id }]
}

function isFree(window: AppWindow): boolean {
  return !window.minimized && !window.maximized
}

/** The commands of the desktop that have keys. Apps bring more in their manifests. */
export const COMMANDS: readonly DesktopCommand[] = [
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
    switches: true,
    when: hasWindows,
    run: () => [{ type: 'switcher/stepped', by: 1 }],
  },
  {
    id: 'switchWindowsBack',
    title: 'Switch to another window, from the lowest one up',
    keys: ['Ctrl+Shift+`'],
    switches: true,
    when: hasWindows,
    run: () => [{ type: 'switcher/stepped', by: -1 }],
  },
  onWindow(
    {
      id: 'windowMenu',
      title: 'Open the menu of the window',
      // Windows keeps the first for the browser's own menu; others leave it to the page.
      keys: ['Alt+Space', 'Ctrl+Alt+Space'],
    },
    () => true,
    ({ id }) => [{ type: 'windowMenu/opened', id }],
  ),
]

export const SHOW_DESKTOP: DesktopCommand = {
  id: 'showDesktop',
  title: 'Show Desktop',
  when: isRunning,
  run: () => [{ type: 'windows/setAsideToggled' }],
}

export const CLOSE_WINDOW = onWindow(
  { id: 'close', title: 'Close', letter: 'c' },
  ({ closeable }) => closeable,
  ({ id }, state) => [...focusFirst(state, id), { type: 'window/deleted', id }],
)

/** The rows of a window's menu above Close, in the era's order. */
export const WINDOW_COMMANDS: readonly DesktopCommand[] = [
  onWindow(
    { id: 'restore', title: 'Restore', letter: 'r' },
    (window) => !isFree(window) || window.snapped !== undefined,
    ({ id, minimized }) =>
      minimized ? [{ type: 'window/focused', id }] : [{ type: 'window/restored', id }],
  ),
  onWindow({ id: 'move', title: 'Move', letter: 'm' }, isFree, ({ id }) => [
    { type: 'window/steered', id, part: 'move' },
  ]),
  onWindow(
    { id: 'size', title: 'Size', letter: 's' },
    (window) => isFree(window) && window.resizable,
    ({ id }) => [{ type: 'window/steered', id, part: 'size' }],
  ),
  onWindow(
    { id: 'minimize', title: 'Minimize', letter: 'n' },
    ({ minimized, header }) => !minimized && (header.buttons?.includes('minimize') ?? true),
    ({ id }, state) => [...focusFirst(state, id), { type: 'window/minimized', id }],
  ),
  onWindow(
    { id: 'maximize', title: 'Maximize', letter: 'x' },
    ({ minimized, maximized, resizable }) => resizable && (minimized || !maximized),
    ({ id, maximized }) => [
      { type: 'window/focused', id },
      ...(maximized ? [] : [{ type: 'window/maximizeToggled', id } as const]),
    ],
  ),
]

/** What the command does now, to the window with this id if it is about one; nothing where it may not. */
export function effectsOf(
  command: DesktopCommand,
  state: DesktopState,
  id: WindowId | null,
): readonly DesktopEffect[] {
  const subject = { state, window: id === null ? undefined : windowById(state, id) }
  return command.when?.(subject) === false ? [] : command.run(subject)
}
