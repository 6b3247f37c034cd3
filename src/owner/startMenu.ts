/** The default menu of START, and what `src/content/startMenu.ts` makes one of its own with. */
import { allPrograms, emptyFolder } from './allPrograms.ts'
import {
  BLOG_PATH,
  MY_COMPUTER_PATH,
  MY_DOCUMENTS_PATH,
  MY_PICTURES_PATH,
  PROJECTS_LINK,
} from './paths.ts'
import { RESUME_APP } from './resume.ts'
import {
  folder,
  item,
  separator,
  type StartMenu,
  type StartMenuItem,
  strong,
} from './startMenuEntries.ts'

export {
  /** @public for the owner's own menu */
  folder,
  item,
  /** @public for the owner's own menu */
  separator,
  type StartMenu,
} from './startMenuEntries.ts'

const resumeEntry = item('Résumé', 'resume', { appName: RESUME_APP })
const projectsEntry = item('Projects', 'folder-programs', { link: PROJECTS_LINK })
const contactEntry = item('Contact', 'mail', { appName: 'Mail' })

/** Links for visitors in a hurry; a phone, which has no START, shows them on its first screen. */
export const SHORTCUTS: readonly StartMenuItem[] = [resumeEntry, projectsEntry, contactEntry]

/** @param assistant the name of the assistant */
export function standardStartMenu(assistant: string): StartMenu {
  return {
    programs: [
      strong({
        ...item('Internet', 'internet', { appName: 'Internet Explorer' }),
        detail: 'Internet Explorer',
      }),
      strong({ ...item('E-mail', 'mail', { appName: 'Mail' }), detail: 'Outlook Express' }),
      separator,
      item('Notepad', 'notepad', { appName: 'Notepad' }),
      item('Blog', 'blog', { appName: 'Blog' }),
      resumeEntry,
      projectsEntry,
      item(assistant, 'assistant', { appName: 'Assistant' }),
      contactEntry,
      item('Messenger', 'messenger'),
      item('Plain site', 'web-page', { page: BLOG_PATH }),
    ],
    allPrograms,
    places: [
      strong(
        item('My Documents', 'folder-user-docs', {
          link: MY_DOCUMENTS_PATH,
          partOf: 'My Computer',
        }),
      ),
      strong({
        ...folder('My Recent Documents', { ...emptyFolder, isDisabled: true }),
        icon: 'recent-docs',
        lists: 'recents',
      }),
      strong(item('My Pictures', 'pictures', { link: MY_PICTURES_PATH, partOf: 'My Computer' })),
      strong(item('My Music', 'music')),
      strong(item('My Computer', 'my-computer', { link: MY_COMPUTER_PATH, partOf: 'My Computer' })),
      separator,
      item('Control Panel', 'control-panel'),
      item('Set Program Access and Defaults', 'programs-access'),
      {
        ...folder(
          'Connect To',
          item('MSN', 'network-places'),
          item('Show all connections', 'connect-to'),
        ),
        icon: 'connect-to',
      },
      item('Printers and Faxes', 'printer'),
      separator,
      item('Help and Support', 'help', { appName: 'Help and Support' }),
      item('Search', 'search', { appName: 'Search' }),
      { ...item('Run', 'run', { appName: 'Run' }), suffix: '...' },
    ],
    session: [
      item('Log Off', 'log-off', { command: 'logOff' }),
      item('Turn Off Computer', 'turn-off', { command: 'turnOff' }),
    ],
    withoutEntry: [],
  }
}
