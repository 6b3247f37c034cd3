import { describe, expect, it } from 'vitest'
import { iconOf, pictureOf } from '../../../../src/apps/myComputer/files/fileIcon.ts'
import {
  buildTree,
  folderAt,
  keyOf,
  parentOf,
  type TreeNode,
} from '../../../../src/apps/myComputer/files/fileTree.ts'

const served = (...places: string[]) => places.map((shown) => ({ shown, path: `/served/${shown}` }))

const names = (nodes: readonly TreeNode[] = []) => nodes.map(({ name }) => name)

describe('the tree', () => {
  const root = buildTree(
    served('robots.txt', 'assets/icons/up.svg', 'assets/icons/back.svg', 'assets/a.webp'),
  )

  it('has folders before files, both by name', () => {
    expect(names(root.children)).toEqual(['assets', 'robots.txt'])
    expect(names(folderAt(root, 'assets')?.children)).toEqual(['icons', 'a.webp'])
    expect(names(folderAt(root, 'assets/icons')?.children)).toEqual(['back.svg', 'up.svg'])
  })

  it('keeps the address of each file, and gives folders their path', () => {
    const icons = folderAt(root, 'assets/icons')
    expect(icons?.path).toBe('assets/icons')
    expect(icons?.children[0]?.path).toBe('/served/assets/icons/back.svg')
  })

  it('sorts numbers by their value', () => {
    const { children } = buildTree(served('b10.png', 'b9.png', 'A.png'))
    expect(names(children)).toEqual(['A.png', 'b9.png', 'b10.png'])
  })

  it('keeps two files of one name apart', () => {
    const { children } = buildTree([
      { shown: 'a.png', path: '/a-1.png' },
      { shown: 'a.png', path: '/a-2.png' },
    ])
    expect(new Set(children.map(keyOf)).size).toBe(2)
  })

  it('keeps a file and a folder of one name apart', () => {
    const { children } = buildTree(served('a', 'a/b'))
    expect(children.map(({ type }) => type)).toEqual(['folder', 'file'])
    expect(names(folderAt(buildTree(served('a', 'a/b')), 'a')?.children)).toEqual(['b'])
  })

  it('is one empty folder where there are no files', () => {
    expect(buildTree([])).toEqual({ type: 'folder', name: '', path: '', children: [] })
  })

  it('has no folder where a file is, or nothing', () => {
    expect(folderAt(root, 'robots.txt')).toBeUndefined()
    expect(folderAt(root, 'assets/none/deeper')).toBeUndefined()
    expect(folderAt(root, '')).toBe(root)
  })

  it('has its root above itself', () => {
    expect([parentOf('a/b/c'), parentOf('a'), parentOf('')]).toEqual(['a/b', '', ''])
  })
})

describe('the picture of a file', () => {
  const file = (name: string): TreeNode => ({
    type: 'file',
    name,
    path: `/${name}`,
    address: `/${name}`,
  })

  it.each(['png', 'jpg', 'jpeg', 'webp', 'svg', 'ico', 'PNG'])('is itself for %s', (ending) => {
    expect(pictureOf(file(`a.b.${ending}`))).toMatchObject({
      type: 'thumbnail',
      path: `/a.b.${ending}`,
    })
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

  it('is a folder for folders, whatever they are called', () => {
    const folder = buildTree(served('a.png/b.txt')).children[0]
    expect(folder && pictureOf(folder)).toEqual({ type: 'icon', icon: 'folder' })
  })

  it('falls back to an icon of the same kind', () => {
    expect(iconOf(file('a.svg'))).toBe('file-image')
  })
})
