/** The menu of a file. */
import { describe, expect, it, vi } from 'vitest'
import { itemsOf } from '../../../../src/apps/host/menuRows.ts'
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
const choose = (row: string, ...of: Parameters<typeof file>) => menuOf(file(...of)).choose(row)
const open = (...of: Parameters<typeof file>) => choose('Open', ...of)
const inTab = (href: string) => ({ type: 'page/followed', page: { href, isOutside: true } })

describe('Open in the menu of a file', () => {
  it.each([
    ['favicon.svg', '/picture-viewer/favicon.svg'],
    ['robots.txt', '/notepad/robots.txt'],
    ['error.ogg', '/media-player/error.ogg'],
    ['resume.pdf', '/resume'],
  ])('of %s shows it inside the desktop', (name, path) => {
    expect(open(name)).toMatchObject([{ type: 'app/added', location: { path } }])
  })

  it('of a post opens its window', () => {
    expect(open('tea.html', '/blog/tea')).toMatchObject([{ location: { path: '/blog/tea' } }])
  })

  it('of a file that the build has named leads to its place on the disk', () => {
    const address = '/assets/sounds/error.mp3'
    expect(open('error.mp3', '/assets/error-CRsKU3Cd.mp3', address)).toMatchObject([
      { location: { path: '/media-player/assets/sounds/error.mp3' } },
    ])
  })

  it('of another PDF shows it in a tab', () => {
    expect(open('slides.pdf')).toEqual([inTab('/slides.pdf')])
  })

  it('of anything else says that it cannot be opened here, and offers a tab', () => {
    const message = expect.stringMatching(/^sans\.woff2 cannot be opened here\.\n/)
    expect(open('sans.woff2')).toMatchObject([
      { type: 'message/shown', message, offersTab: '/sans.woff2' },
    ])
    const closed = menuOf(file('a.txt'), { openLink: () => null })
    expect(closed.choose('Open')).toMatchObject([{ offersTab: '/a.txt' }])
  })

  it('does what the place does where it opens its files itself', () => {
    const opened = vi.fn<() => void>()
    expect(menuOf(file('a.txt'), { open: opened }).choose('Open')).toEqual([])
    expect(opened).toHaveBeenCalledTimes(1)
  })
})

describe('the other rows', () => {
  it('copy an address that the next build leaves alone, and open what is served now', () => {
    expect(choose('Copy link', 'robots.txt')).toEqual([
      { type: 'link/copied', href: '/robots.txt' },
    ])
    const of = ['home.svg', '/assets/home-12345678.svg', '/assets/icons/home.svg'] as const
    const href = '/#/picture-viewer/assets/icons/home.svg'
    expect(choose('Copy link', ...of)).toEqual([{ type: 'link/copied', href }])
    expect(choose('Open in a new tab', ...of)).toEqual([inTab(of[1])])
  })

  it('name a folder by its place on the desktop', () => {
    const folder = menuOf({ type: 'folder', name: 'icons', path: 'assets/icons' })
    expect(folder.choose('Properties')).toMatchObject([
      { title: 'icons Properties', message: expect.stringContaining('Kind: Folder') },
    ])
    const tab = menuOf({ type: 'folder', name: 'icons', path: 'assets/icons' })
    expect(tab.choose('Open in a new tab')).toEqual([inTab('/#/my-computer/C/assets/icons')])
  })

  it('are missing for a note, which has no address', () => {
    const note = { open: '7' }
    const { items } = menuOf({ type: 'document', name: 'Milk', path: 'open 7', icon: 'a', note })
    expect(items).toMatchObject([{ text: 'Open' }])
    expect(items).toHaveLength(1)
  })
})
