/** Rows that open another window, as entries of START do, and those that the browser and My Computer share. */
import type { Command } from '../../../desktop/commands.ts'
import { wideMessage } from '../../../desktop/wideMessage.ts'
import type { OpenAction } from '../app.ts'
import type { Target } from '../openings.ts'

/** What a row can do outside its own window. */
export interface MenuActions {
  openTarget(target: Target): void
  open(action: OpenAction): void
  /** Absent on a desktop without the help. */
  readonly openHelp?: (() => void) | undefined
  /** Absent on a desktop without the search. */
  readonly openSearch?: (() => void) | undefined
}

type SharedCommand = Command<MenuActions>

/** A row that opens an app or, with a note instead, says why nothing opens. */
export function opens(
  id: string,
  title: string,
  target: Target,
  face: Pick<SharedCommand, 'hotkey'> = {},
): SharedCommand {
  return { id, title, ...face, run: ({ openTarget }) => openTarget(target) }
}

/** A row that shows a message. */
export function tells(id: string, title: string, message: string): SharedCommand {
  const action = wideMessage(title, message, { tone: 'information' })
  return { id, title, run: ({ open }) => open(action) }
}

export const TIP_OF_THE_DAY: SharedCommand = {
  ...tells(
    'tip',
    'Tip of the Day',
    'Did you know?\nCtrl+K finds articles, apps and files from anywhere on this desktop.',
  ),
  when: ({ openSearch }) => openSearch !== undefined,
}

/** What the menu `Favorites` lists in the browser and in folders. */
export const FAVORITES: readonly SharedCommand[] = [
  opens('hotmail', 'Free Hotmail', {
    note: 'Two megabytes of mail did not last.',
    instead: 'Mail',
  }),
  opens('windows', 'Windows', { note: 'You are looking at some.' }),
  opens('marketplace', 'Windows Marketplace', {
    note: 'Nothing here is for sale, and the source is free.',
  }),
  opens('media', 'Windows Media', {
    note: 'Right-click a sound on Local Disk (C:) and choose Open.',
  }),
  opens('msn', 'MSN.com', { note: 'The news is older than this desktop.', instead: 'Blog' }),
  opens('radio', 'Radio Station Guide', {
    note: 'All stations are off the air.',
    instead: 'Sounds and Audio Devices',
  }),
]
