import { describe, expect, it } from 'vitest'
import { listStartIcons } from '../../../../src/build/art/startIcons.ts'
import { folder, item, separator } from '../../../../src/owner/startMenu.ts'

const FILES = [
  'mail.svg',
  'mail.16.svg',
  'arrow.16.svg',
  'arrow.svg',
  'run.svg',
  'notes.svg',
  'help.svg',
  'file-text.svg',
]
const MENU = {
  programs: [item('E-mail', 'mail'), separator, item('Lost', 'nowhere')],
  allPrograms: { ...folder('All Programs', item('Nested', 'notes')), icon: 'arrow' },
  places: [item('Run', 'run'), item('E-mail', 'mail')],
  session: [item('Log Off', 'run')],
}

describe('the icons of START', () => {
  it('are those that it shows when it opens, in the sizes of its lists, and that of own pages', () => {
    expect(listStartIcons(MENU, [], FILES)).toEqual([
      { name: '18/arrow', file: 'icons/arrow.16.svg', size: 18 },
      { name: '22/mail', file: 'icons/mail.svg', size: 22 },
      { name: '22/run', file: 'icons/run.svg', size: 22 },
      { name: '30/file-text', file: 'icons/file-text.svg', size: 30 },
      { name: '30/mail', file: 'icons/mail.svg', size: 30 },
    ])
  })

  it('are those of apps, too, except below All Programs', () => {
    const app = (startMenu: string | undefined, icon: string) => ({
      ...{ name: 'X', icon, startMenu, hasDesktopIcon: false },
    })
    const apps = [
      app('programs', 'notes'),
      app('places', 'help'),
      app('allPrograms', 'mail'),
      app(undefined, 'run'),
    ]
    const empty = { ...MENU, programs: [], places: [], session: [] }
    expect(listStartIcons(empty, apps, FILES).map(({ name }) => name)).toEqual([
      '18/arrow',
      '22/help',
      '30/file-text',
      '30/notes',
    ])
  })
})
