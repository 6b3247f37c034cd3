/** What folders and places hold, and what their files look like. */
import { describe, expect, it } from 'vitest'
import { documentsFolder } from '../../../../src/apps/myComputer/files/documentsFolder.ts'
import { iconOf, pictureOf } from '../../../../src/apps/myComputer/files/fileIcon.ts'
import {
  folderIn,
  type Node,
  type Note,
  picturesIn,
} from '../../../../src/apps/myComputer/files/folder.ts'
import { keyOf } from '../../../../src/apps/myComputer/files/places.ts'
import { REGISTRY } from '../../../support/registry.ts'

const served = (...places: string[]) => places.map((shown) => ({ shown, path: `/served/${shown}` }))
const names = (nodes: readonly Node[] = []) => nodes.map(({ name }) => name)

describe('a folder of the disk', () => {
  const list = served('robots.txt', 'assets/icons/up.svg', 'assets/icons/b.svg', 'assets/a.webp')

  it.each([
    ['', ['assets', 'robots.txt']],
    ['assets', ['icons', 'a.webp']],
    ['assets/icons', ['b.svg', 'up.svg']],
  ])('has folders before files, both by name: %j', (path, expected) => {
    expect(names(folderIn(list, path)?.nodes)).toEqual(expected)
  })

  it('keeps the address of each file, and gives folders their path', () => {
    expect(folderIn(list, 'assets')?.nodes[0]).toMatchObject({ path: 'assets/icons' })
    expect(folderIn(list, 'assets/icons')).toMatchObject({
      name: 'icons',
      nodes: [{ path: '/served/assets/icons/b.svg', address: '/assets/icons/b.svg' }, {}],
    })
  })

  it('sorts numbers by their value', () => {
    const folder = folderIn(served('b10.png', 'b9.png', 'A.png'), '')
    expect(names(folder?.nodes)).toEqual(['A.png', 'b9.png', 'b10.png'])
  })

  it('keeps two files of one name, and a file and a folder of one name, apart', () => {
    const [one, two] = [
      { shown: 'a', path: '/a-1' },
      { shown: 'a', path: '/a-2' },
    ]
    const nodes = folderIn([one, two, ...served('a/b')], '')?.nodes ?? []
    expect(nodes.map(({ type }) => type)).toEqual(['folder', 'file', 'file'])
    expect(new Set(nodes.map(keyOf)).size).toBe(3)
  })

  it('is missing where a file is, or nothing; the root of an empty disk is empty', () => {
    expect(folderIn(list, 'robots.txt')).toBeUndefined()
    expect(folderIn(list, 'assets/none/deeper')).toBeUndefined()
    expect(folderIn([], '')).toEqual({ name: '', nodes: [] })
  })
})

describe('My Pictures', () => {
  it('holds the site’s pictures by name, wherever they are, and nothing else', () => {
    const { nodes } = picturesIn([
      { shown: 'assets/wallpaper/wallpaper.webp', path: '/w.webp', inPictures: true },
      { shown: 'assets/icons/home.svg', path: '/home.svg' },
      { shown: 'images/hill.webp', path: '/h.webp', small: '/s.webp', inPictures: true },
    ])
    expect(names(nodes)).toEqual(['hill.webp', 'wallpaper.webp'])
    expect(nodes[0]).toEqual({
      type: 'file',
      name: 'hill.webp',
      path: '/h.webp',
      address: '/images/hill.webp',
      small: '/s.webp',
    })
    expect(picturesIn(served('robots.txt')).nodes).toEqual([])
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

  it('holds the owner’s work, each in a window, and then the notes, all told apart', () => {
    const { nodes } = documentsFolder(notes, known)
    expect(names(nodes)).toEqual(['Projects', 'Articles', 'Résumé', 'Eggs', 'Milk', 'Milk'])
    for (const { path, note } of nodes) expect(REGISTRY.openLink(path) === null).toBe(!!note)
    expect(nodes.at(-1)).toMatchObject({ icon: 'icon of Notepad' })
    expect(new Set(nodes.map(keyOf)).size).toBe(nodes.length)
  })

  it('has no résumé where the owner has none', () => {
    const { nodes } = documentsFolder([], { ...known, hasResume: false })
    expect(names(nodes)).toEqual(['Projects', 'Articles'])
  })
})

describe('the picture of a file', () => {
  const file = (name: string): Node => ({ type: 'file', name, path: `/${name}`, address: '' })

  it.each(['png', 'jpg', 'jpeg', 'webp', 'svg', 'ico', 'PNG'])('is itself for %s', (ending) => {
    const path = `/a.b.${ending}`
    expect(pictureOf(file(`a.b.${ending}`))).toMatchObject({ type: 'thumbnail', path })
  })

  it.each([
    ['a.avif', 'file-image'],
    ['a.mp3', 'file-audio'],
    ['a.woff2', 'file-font'],
    ['robots.txt', 'file-text'],
    ['a.unknown', 'file-generic'],
    ['png', 'file-generic'],
  ])('is an icon for %s', (name, icon) => {
    expect(pictureOf(file(name))).toEqual({ type: 'icon', icon })
  })

  it('is a folder for folders, whatever they are called, and has an icon to fall back to', () => {
    const folder: Node = { type: 'folder', name: 'a.png', path: 'a.png' }
    expect(pictureOf(folder)).toEqual({ type: 'icon', icon: 'folder' })
    expect(iconOf(file('a.svg'))).toBe('file-image')
  })
})
