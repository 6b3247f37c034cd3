/** The table of all keys: those of commands, and those of focused elements. */
import { COMMANDS } from '../desktop/commands.ts'

export interface KeyRow {
  readonly keys: readonly string[]
  readonly does: string
  /** The app that brings the keys, if it is one that a desktop may lack. */
  readonly app?: string
}

export interface KeyGroup {
  readonly title: string
  readonly app?: string
  readonly rows: readonly KeyRow[]
}

/** These work wherever the focus is; some of them not in text fields. */
const ANYWHERE: KeyGroup = {
  title: 'Anywhere on the desktop',
  rows: [
    ...COMMANDS.flatMap(({ keys, title }) => (keys ? [{ keys, does: title }] : [])),
    // Apps bring these in their manifests.
    { keys: ['Ctrl+K', 'Meta+K'], does: 'Search this site', app: 'Search' },
    { keys: ['F1'], does: 'Open Help and Support', app: 'Help and Support' },
    { keys: ['Ctrl+Alt+Space, then C'], does: 'Close the window' },
    { keys: ['F10'], does: 'Go to the menu bar of the window, if it has one' },
    { keys: ['Menu', 'Shift+F10'], does: 'Open the menu of whatever has the focus' },
    { keys: ['Escape'], does: 'Close a menu or a dialog, or cancel a drag' },
  ],
}

const BY_FOCUS: readonly KeyGroup[] = [
  {
    title: 'On the title bar of a window',
    rows: [
      { keys: ['Arrow keys'], does: 'Move the window; with Ctrl, a pixel at a time' },
      { keys: ['Shift+Arrow keys'], does: 'Resize the window' },
      { keys: ['Enter'], does: 'Maximize or restore the window' },
    ],
  },
  {
    title: 'On the icons of the desktop',
    rows: [
      {
        keys: ['Arrow keys', 'Home', 'End'],
        does: 'Go to another icon; with Shift, select those between',
      },
      { keys: ['A letter'], does: 'Go to the next icon that begins with it' },
      { keys: ['Enter'], does: 'Open the selected icons' },
      { keys: ['Space'], does: 'Add the icon to the selection, or remove it' },
      { keys: ['Ctrl+A'], does: 'Select all icons' },
      { keys: ['Ctrl+Arrow keys'], does: 'Move the selected icons' },
      { keys: ['Escape'], does: 'Clear the selection' },
      { keys: ['Escape, then Menu'], does: 'Open the menu of the desktop' },
    ],
  },
  {
    title: 'In the text of an article',
    rows: [
      { keys: ['Escape, then Shift+Tab'], does: 'Go to the tools above it, wherever you are' },
    ],
  },
  {
    title: 'In Notepad',
    app: 'Notepad',
    rows: [
      { keys: ['Tab'], does: 'Type a tab, unless Tab has led into the text' },
      { keys: ['Escape, then Tab'], does: 'Leave the text; Shift+Tab leaves it backwards' },
    ],
  },
  {
    title: 'In the Picture Viewer',
    app: 'Picture Viewer',
    rows: [
      { keys: ['+', '-'], does: 'Zoom in or out' },
      { keys: ['0'], does: 'Fit the picture into the window' },
      { keys: ['1'], does: 'Show it in its actual size' },
      { keys: ['R'], does: 'Rotate it' },
      { keys: ['S'], does: 'Start the slide show' },
      { keys: ['Page Up', 'Page Down'], does: 'Go to the previous or next picture' },
      { keys: ['Arrow keys'], does: 'Move a picture that is larger than the window' },
    ],
  },
  {
    title: 'During a slide show',
    app: 'Picture Viewer',
    rows: [
      { keys: ['Arrow keys'], does: 'Show the previous or next picture' },
      { keys: ['Space'], does: 'Show the next picture' },
      { keys: ['P'], does: 'Pause or resume the show' },
      { keys: ['Escape'], does: 'End the show' },
    ],
  },
  {
    title: 'In the Media Player',
    app: 'Media Player',
    rows: [
      { keys: ['Space'], does: 'Play or pause' },
      { keys: ['Arrow keys'], does: 'Seek back or forward' },
      { keys: ['Home', 'End'], does: 'Go to the beginning or the end' },
    ],
  },
  {
    title: 'In Minesweeper',
    app: 'Minesweeper',
    rows: [
      { keys: ['Arrow keys', 'Home', 'End'], does: 'Go to another cell; with Ctrl, to the edge' },
      { keys: ['Space'], does: 'Open a cell or, on a number, the cells around it' },
      { keys: ['F'], does: 'Set a flag, a question mark, or nothing' },
      { keys: ['F2'], does: 'Begin a new game' },
    ],
  },
  {
    title: 'In Calculator',
    app: 'Calculator',
    rows: [
      { keys: ['Enter'], does: 'Show the result' },
      { keys: ['Escape', 'Delete'], does: 'Clear everything, or only the number being typed' },
      { keys: ['F9', 'R', '@', '%'], does: 'Press +/-, 1/x, sqrt or %' },
    ],
  },
  {
    title: 'On the picture in Paint',
    app: 'Paint',
    rows: [
      { keys: ['Arrow keys'], does: 'Move the cross hair; with Ctrl, a pixel at a time' },
      { keys: ['Space'], does: 'Begin a stroke, or end it' },
      { keys: ['Escape'], does: 'Take the stroke back' },
      { keys: ['Ctrl+Z', 'Ctrl+Y'], does: 'Undo, or do again' },
      { keys: ['Ctrl+S'], does: 'Save the picture' },
    ],
  },
  {
    title: 'In Task Manager',
    app: 'Task Manager',
    rows: [
      { keys: ['Enter'], does: 'Switch to the selected window' },
      { keys: ['Delete'], does: 'Close it' },
    ],
  },
  {
    title: 'While you choose from a list',
    rows: [
      { keys: ['Arrow keys'], does: 'Go through a menu, START or the results of a search' },
      { keys: ['Enter'], does: 'Choose' },
      { keys: ['A letter'], does: 'Choose the row of a window’s menu that underlines it' },
      { keys: ['Escape'], does: 'Go back without choosing' },
    ],
  },
]

/** @param withoutApps names of apps that the desktop lacks */
export function keyGroups(withoutApps: readonly string[]): readonly KeyGroup[] {
  const isThere = ({ app = '' }: { readonly app?: string }): boolean => !withoutApps.includes(app)
  return [ANYWHERE, ...BY_FOCUS]
    .filter(isThere)
    .map((group) => ({ ...group, rows: group.rows.filter(isThere) }))
}

/** The keys of a chord: `Ctrl+K` has `Ctrl` and `K`, `ArrowLeft` is the `Left arrow`, and `+` is itself. */
export function keysOfChord(chord: string): readonly string[] {
  const names = chord === '+' ? [chord] : chord.split('+')
  return names.map((name) => name.replace(/^Arrow(\w+)$/, '$1 arrow'))
}
