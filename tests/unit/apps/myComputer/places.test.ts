/** What My Pictures and My Documents hold. */
import { describe, expect, it } from 'vitest'
import {
  documentsFolder,
  type Note,
} from '../../../../src/apps/myComputer/documents/documentsFolder.ts'
import { keyOf } from '../../../../src/apps/myComputer/files/fileTree.ts'
import { arrivedAt } from '../../../../src/apps/myComputer/files/places.ts'
import { picturesIn } from '../../../../src/apps/myComputer/files/picturesFolder.ts'
import { REGISTRY } from '../../../support/registry.ts'

describe('My Pictures', () => {
  it('holds the site’s pictures by name, wherever they lie, and nothing else', () => {
    const { children } = picturesIn([
      { shown: 'assets/wallpaper/wallpaper.webp', path: '/w.webp', inPictures: true },
      { shown: 'assets/icons/home.svg', path: '/home.svg' },
      { shown: 'assets/images/hill.webp', path: '/h.webp', small: '/s.webp', inPictures: true },
    ])
    expect(children).toEqual([
      {
        type: 'file',
        name: 'hill.webp',
        path: '/h.webp',
        address: '/assets/images/hill.webp',
        small: '/s.webp',
      },
      {
        type: 'file',
        name: 'wallpaper.webp',
        path: '/w.webp',
        address: '/assets/wallpaper/wallpaper.webp',
      },
    ])
  })

  it('may be empty', () => {
    expect(picturesIn([{ shown: 'robots.txt', path: '/robots.txt' }]).children).toEqual([])
  })
})

describe('the place that an address names', () => {
  const at = (folder: string) => ({ view: 'disk', folder, selected: null }) as const

  it.each([
    ['a/b', '/my-computer/C/a', 'a', 'folder:a/b'],
    ['a/b', '/my-computer/C', '', 'folder:a'],
    ['a/b', '/my-computer/C/a/c', 'a/c', null],
    ['ab', '/my-computer/C/a', 'a', null],
    ['a', '/my-computer/C/a/b', 'a/b', null],
  ])('has the folder selected that one comes from: %s, %s', (from, path, folder, selected) => {
    expect(arrivedAt(at(from), path)).toEqual({ view: 'disk', folder, selected })
  })

  it('is the same with what is selected there, where one has not moved', () => {
    const place = { view: 'disk', folder: 'a', selected: 'file:/a/x.png' } as const
    expect(arrivedAt(place, '/my-computer/C/a')).toBe(place)
  })
})

describe('My Documents', () => {
  const known = { hasResume: true, iconOf: (appName: string) => `icon of ${appName}` }
  const closed = { title: 'Milk', appName: 'Notepad', path: '/notepad', draft: {} }
  const notes: readonly Note[] = [
    { title: 'Eggs', appName: 'Notepad', of: { open: '7' } },
    { title: 'Milk', appName: 'Notepad', of: { closed } },
    { title: 'Milk', appName: 'Notepad', of: { closed } },
  ]

  it('holds the owner’s work, each in a window, and then the notes', () => {
    const { children } = documentsFolder(notes, known)
    expect(children.map(({ name }) => name)).toEqual([
      ...['Projects', 'Articles', 'Résumé'],
      ...['Eggs', 'Milk', 'Milk'],
    ])
    for (const { path, isNote } of children) {
      expect(REGISTRY.openLink(path) !== null).toBe(!isNote)
    }
    expect(children.at(-1)?.icon).toBe('icon of Notepad')
  })

  it('tells any two of them apart', () => {
    const keys = documentsFolder(notes, known).children.map(keyOf)
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('has no résumé where the owner has none', () => {
    const names = documentsFolder([], { ...known, hasResume: false }).children.map(
      ({ name }) => name,
    )
    expect(names).toEqual(['Projects', 'Articles'])
  })
})
