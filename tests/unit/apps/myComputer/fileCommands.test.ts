/** The menu of a file. */
import { describe, expect, it, vi } from 'vitest'
import { itemsOf } from '../../../../src/apps/host/menus/menuRows.ts'
import type { Effect } from '../../../../src/apps/host/perform.ts'
import { FILE_MENU, type FileSubject } from '../../../../src/apps/myComputer/files/fileCommands.ts'
import type { Node } from '../../../../src/apps/myComputer/files/folder.ts'
import { rowsIn } from '../../../support/menuRows.ts'
import { REGISTRY } from '../../../support/registry.ts'

function menuOf(node: Node, about: Partial<FileSubject> = {}) {
  const effects: Effect[] = []
  const subject = { node, openLink: REGISTRY.openLink, ...about }
  const items = itemsOf(FILE_MENU, subject, (each) => effects.push(...each))
  return {
    items,
    choose(text: string) {
      rowsIn(items)
        .find((row) => row.text === text)
        ?.run?.()
      return effects
    },
  }
}
const file = (name: string, path = `/${name}`, address = path): Node => ({
  type: 'file',
  name,
  path,
  address,
})
const folder: Node = { type: 'folder', name: 'icons', path: 'assets/icons' }
const inTab = (href: string) => ({ type: 'page/followed', page: { href, isOutside: true } })
const shows = (path: string) => ({ type: 'app/added', location: { path } })
const home = file('home.svg', '/assets/home-12345678.svg', '/assets/icons/home.svg')

describe('the menu of a file', () => {
  it.each<readonly [row: string, node: Node, effect: object]>([
    ['Open', file('favicon.svg'), shows('/picture-viewer/favicon.svg')],
    ['Open', file('robots.txt'), shows('/notepad/robots.txt')],
    ['Open', file('error.ogg'), shows('/media-player/error.ogg')],
    ['Open', file('resume.pdf'), shows('/resume')],
    ['Open', file('tea.html', '/blog/tea'), shows('/blog/tea')],
    // A file that the build has named leads to its place on the disk.
    ['Open', home, shows('/picture-viewer/assets/icons/home.svg')],
    ['Open', file('slides.pdf'), inTab('/slides.pdf')],
    [
      'Open',
      file('sans.woff2'),
      {
        type: 'message/shown',
        message: expect.stringMatching(/^sans\.woff2 cannot be opened here\.\n/),
        offersTab: '/sans.woff2',
      },
    ],
    ['Copy link', file('robots.txt'), { type: 'link/copied', href: '/robots.txt' }],
    ['Copy link', home, { href: '/#/picture-viewer/assets/icons/home.svg' }],
    ['Open in a new tab', home, inTab('/assets/home-12345678.svg')],
    ['Open in a new tab', folder, inTab('/#/my-computer/C/assets/icons')],
    [
      'Properties',
      folder,
      { title: 'icons Properties', message: expect.stringContaining('Kind: Folder') },
    ],
  ])('has a row %s that does for %j what it says', (row, node, effect) => {
    expect(menuOf(node).choose(row)).toMatchObject([effect])
  })

  it('offers a tab where no window shows what it has', () => {
    const closed = menuOf(file('a.txt'), { openLink: () => null })
    expect(closed.choose('Open')).toMatchObject([{ offersTab: '/a.txt' }])
  })

  it('does what the place does where it opens its files itself', () => {
    const opened = vi.fn<() => void>()
    expect(menuOf(file('a.txt'), { open: opened }).choose('Open')).toEqual([])
    expect(opened).toHaveBeenCalledTimes(1)
  })

  it('has but one row for a note, which has no address', () => {
    const openNote = vi.fn<() => void>()
    const node = { type: 'document', name: 'Milk', path: '7', icon: 'a', openNote } as const
    const { items } = menuOf(node)
    expect(items).toMatchObject([{ text: 'Open' }])
    expect(items).toHaveLength(1)
  })
})
