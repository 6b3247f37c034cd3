/** Rows of an app's menus that lead out of its window as entries of START do, and those that such menus share. */
import type { Command } from '../../../desktop/commands.ts'
import type { OpenAction } from '../app.ts'
import type { Target } from '../openings.ts'
import { WIDE_MESSAGE } from '../properties.ts'

export interface Leader {
  openTarget(target: Target): void
  open(action: OpenAction): void
  /** Absent on a desktop without the help. */
  readonly openHelp?: (() => void) | undefined
  /** Absent on a desktop without the search. */
  readonly openSearch?: (() => void) | undefined
}

type LeadingCommand = Command<Leader>

/** A row that opens an app or, with a note instead, says why nothing opens. */
export function leading(
  id: string,
  title: string,
  target: Target,
  face: Pick<LeadingCommand, 'hotkey'> = {},
): LeadingCommand {
  return { id, title, ...face, run: ({ openTarget }) => openTarget(target) }
}

/** A row that shows a message. */
export function telling(
  id: string,
  title: string,
  message: string,
  box = title.replace(/\.\.\.$/, ''),
): LeadingCommand {
  const action: OpenAction = {
    type: 'message/shown',
    title: box,
    message,
    tone: 'information',
    size: WIDE_MESSAGE,
  }
  return { id, title, run: ({ open }) => open(action) }
}

export const TIP_OF_THE_DAY: LeadingCommand = {
  ...telling(
    'tip',
    'Tip of the Day',
    'Did you know?\nCtrl+K finds articles, apps and files from anywhere on this desktop.',
  ),
  when: ({ openSearch }) => openSearch !== undefined,
}

/** What the menu `Favorites` lists in the browser and in folders. */
export const FAVORITES: readonly LeadingCommand[] = [
  leading('hotmail', 'Free Hotmail', {
    note: 'Two megabytes of mail did not last.',
    instead: 'Mail',
  }),
  leading('windows', 'Windows', { note: 'You are looking at some.' }),
  leading('marketplace', 'Windows Marketplace', {
    note: 'Nothing here is for sale, and the source is free.',
  }),
  leading('media', 'Windows Media', {
    note: 'Right-click a sound on Local Disk (C:) and choose Open.',
  }),
  leading('msn', 'MSN.com', { note: 'The news is older than this desktop.', instead: 'Blog' }),
  leading('radio', 'Radio Station Guide', {
    note: 'All stations are off the air.',
    instead: 'Sounds and Audio Devices',
  }),
]
