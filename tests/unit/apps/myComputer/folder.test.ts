/** What folders and places hold, and what their files look like. */
import { describe, expect, it } from 'vitest'
import {
  type DocumentNode,
  documentsFolder,
  folderIn,
  iconOf,
  type Node,
  picturesIn,
  thumbnailOf,
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
    expect(folderIn([], '')).toEqual({ nodes: [] })
  })
})

it('My Pictures holds the site’s pictures by name, wherever they are, and nothing else', () => {
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

describe('My Documents', () => {
  const notes = ['open', 'closed'].map((path): DocumentNode => ({
    type: 'document',
    name: 'Milk',
    icon: 'notepad',
    path,
  }))

  it('holds the owner’s work, each in a window, and then the notes', () => {
    const { nodes } = documentsFolder(notes, true)
    expect(names(nodes)).toEqual(['Projects', 'Articles', 'Résumé', 'Milk', 'Milk'])
    for (const { path } of nodes.slice(0, 3)) expect(REGISTRY.openLink(path)).not.toBeNull()
    expect(names(documentsFolder([], false).nodes)).toEqual(['Projects', 'Articles'])
  })
})

describe('the picture of a file', () => {
  const file = (name: string): Node => ({ type: 'file', name, path: `/${name}`, address: '' })

  it.each(['png', 'jpg', 'jpeg', 'webp', 'svg', 'ico', 'PNG'])('is itself for %s', (ending) => {
    expect(thumbnailOf(file(`a.b.${ending}`))).toBe(`/a.b.${ending}`)
  })

  it.each<[Node, string]>([
    [file('a.avif'), 'file-image'],
    [file('a.mp3'), 'file-audio'],
    [file('a.woff2'), 'file-font'],
    [file('robots.txt'), 'file-text'],
    [file('a.unknown'), 'file-generic'],
    [file('png'), 'file-generic'],
    [{ type: 'folder', name: 'a.png', path: 'a.png' }, 'folder'],
  ])('is an icon for %j', (node, icon) => {
    expect(thumbnailOf(node)).toBeUndefined()
    expect(iconOf(node)).toBe(icon)
  })
})
