/** The source of keys, menus and the table of keys. Pure: `apps/host/perform.ts` carries effects out. */
import type { DesktopAction } from './actions.ts'
import { windowById } from './selectors.ts'
import type { AppWindow, DesktopState, WindowId } from './state.ts'

export type MenuTarget =
  | { readonly type: 'desktop' }
  /** The taskbar, and what has a menu of its own there. */
  | { readonly type: 'taskbar' | 'start' | 'clock' | 'volume' }
  | { readonly type: 'icon'; readonly id: number }
  | { readonly type: 'window'; readonly id: WindowId }

export interface Command<Subject, Result = void> {
  readonly id: string
  /** The text of its menu row and its description in the table of keys. */
  readonly title: string
  /** Shown at the right of its menu row. It binds no key. */
  readonly hotkey?: string
  /** The lower-case letter of the title that chooses its menu row. */
  readonly letter?: string
  /** The button of a title bar whose sign its menu row has. */
  readonly symbol?: 'restore' | 'minimize' | 'maximize' | 'close'
  /** Whether a double-click does the same, which its menu row shows in bold. */
  readonly isDefault?: boolean
  /** Whether a menu contains its row. Absent: always. */
  isOffered?(subject: Subject): boolean
  /** Whether it can act now; if not, its row is disabled. Absent: always. */
  when?(subject: Subject): boolean
  checked?(subject: Subject): boolean
  /** Whether its row is one of several that exclude each other: dotted instead of ticked. */
  readonly isOneOf?: boolean
  run(subject: Subject): Result
}

export type DesktopEffect =
  | DesktopAction
  | { readonly type: 'switcher/stepped'; readonly by: 1 | -1 }
  | { readonly type: 'windowMenu/opened'; readonly id: WindowId }
  | { readonly type: 'startMenu/toggled' }
  | { readonly type: 'region/left'; readonly by: 1 | -1 }
  /** Arrow keys, the mouse without a button or a tap now move or resize the window. */
  | { readonly type: 'window/steered'; readonly id: WindowId; readonly part: 'move' | 'size' }

export interface DesktopSubject {
  readonly state: DesktopState
  readonly window?: AppWindow | undefined
}

export interface DesktopCommand extends Command<DesktopSubject, readonly DesktopEffect[]> {
  /** Chords such as `Ctrl+Alt+Space` (see keys.ts). They work wherever the focus is. */
  readonly keys?: readonly string[]
  /** If true, its keys belong to the text while the visitor types. */
  readonly sparesText?: boolean
  /** If true, its keys also work while the switcher is open, and they repeat. */
  readonly switches?: boolean
}

export function isRunning({ state }: Pick<DesktopSubject, 'state'>): boolean {
  return state.powerState === 'START'
}

function hasWindows(subject: DesktopSubject): boolean {
  return isRunning(subject) && subject.state.apps.length > 0
}

function onWindow(
  command: Pick<DesktopCommand, 'id' | 'title' | 'keys' | 'letter' | 'symbol' | 'isDefault'>,
  when: (window: AppWindow) => boolean,
  run: (window: AppWindow, state: DesktopState) => readonly DesktopEffect[],
): DesktopCommand {
  return {
    ...command,
    when: (subject) => isRunning(subject) && !!subject.window && when(subject.window),
    run: ({ state, window }) => (window ? run(window, state) : []),
  }
}

/** Minimizing, maximizing and closing have an effect only while the focus is on windows. */
function focusFirst(state: DesktopState, id: WindowId): readonly DesktopAction[] {
  return state.focusing === 'WINDOW' ? [] : [{ type: 'window/focused', id }]
}

/** Closes the window also while the focus is on the desktop. */
export function closingOf(state: DesktopState, id: WindowId): readonly DesktopAction[] {
  return [...focusFirst(state, id), { type: 'window/deleted', id }]
}

function isFree(window: AppWindow): boolean {
  return !window.minimized && !window.maximized
}

/** Puts the window into one half of the desktop. Arrow keys have no third character that AltGr could type. */
function snap(side: 'left' | 'right', key: string): DesktopCommand {
  return onWindow(
    {
      id: `${side}Half`,
      title: `Fill the ${side} half of the desktop with the window`,
      keys: [`Ctrl+Alt+${key}`],
    },
    ({ minimized, resizable }) => !minimized && resizable,
    ({ id }, state) => [...focusFirst(state, id), { type: 'window/snapped', id, side }],
  )
}

export const COMMANDS: readonly DesktopCommand[] = [
  {
    // Windows and some Linux desktops keep Ctrl+Escape for themselves. Ctrl+Alt+Enter is free
    // everywhere: Enter has no third character that AltGr could type.
    id: 'startMenu',
    title: 'Open the Start menu',
    keys: ['Ctrl+Escape', 'Ctrl+Alt+Enter'],
    when: isRunning,
    run: () => [{ type: 'startMenu/toggled' }],
  },
  {
    // The key above Tab, with Control. Systems reserve all chords of Tab; browsers reserve Control
    // with a letter or digit; browser menus and Mac text input use Alt with a letter; many layouts
    // treat Control+Alt as AltGr; screen readers use Insert, Caps Lock and Control+Alt.
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
  {
    // As in the era. Browsers use it for their own parts, and give it up to a page.
    id: 'nextRegion',
    title: 'Go around: from the icons to the window in front, and to the taskbar',
    keys: ['F6'],
    when: isRunning,
    run: () => [{ type: 'region/left', by: 1 }],
  },
  {
    id: 'regionBefore',
    title: 'Go around the other way',
    keys: ['Shift+F6'],
    when: isRunning,
    run: () => [{ type: 'region/left', by: -1 }],
  },
  onWindow(
    {
      id: 'windowMenu',
      title: 'Open the menu of the window',
      // On Windows, Alt+Space opens the browser's own menu. Other systems leave it to the page.
      keys: ['Alt+Space', 'Ctrl+Alt+Space'],
    },
    () => true,
    ({ id }) => [{ type: 'windowMenu/opened', id }],
  ),
  snap('left', 'ArrowLeft'),
  snap('right', 'ArrowRight'),
]

export const SHOW_DESKTOP: DesktopCommand = {
  id: 'showDesktop',
  title: 'Show Desktop',
  when: isRunning,
  run: () => [{ type: 'windows/setAsideToggled' }],
}

export const CLOSE_WINDOW = onWindow(
  { id: 'close', title: 'Close', letter: 'c', symbol: 'close', isDefault: true },
  ({ closeable }) => closeable,
  ({ id }, state) => closingOf(state, id),
)

export const WINDOW_COMMANDS: readonly DesktopCommand[] = [
  onWindow(
    { id: 'restore', title: 'Restore', letter: 'r', symbol: 'restore' },
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
    { id: 'minimize', title: 'Minimize', letter: 'n', symbol: 'minimize' },
    ({ minimized, header }) => !minimized && (header.buttons?.includes('minimize') ?? true),
    ({ id }, state) => [...focusFirst(state, id), { type: 'window/minimized', id }],
  ),
  onWindow(
    { id: 'maximize', title: 'Maximize', letter: 'x', symbol: 'maximize' },
    ({ minimized, maximized, resizable }) => resizable && (minimized || !maximized),
    ({ id, maximized }) => [
      { type: 'window/focused', id },
      ...(maximized ? [] : [{ type: 'window/maximizeToggled', id } as const]),
    ],
  ),
]

/** What the command does now to the window with this id. Empty if it may not run. */
export function effectsOf(
  command: DesktopCommand,
  state: DesktopState,
  id: WindowId | null,
): readonly DesktopEffect[] {
  const subject = { state, window: id === null ? undefined : windowById(state, id) }
  return command.when?.(subject) === false ? [] : command.run(subject)
}
