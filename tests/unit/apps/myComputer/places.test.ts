/** The places of My Computer and what is selected there. */
import { describe, expect, it } from 'vitest'
import { diskPath } from '../../../../src/files/disk.ts'
import {
  folderAbove,
  keptSelection,
  placeAt,
  selectionAt,
} from '../../../../src/apps/myComputer/files/places.ts'

describe('the place at a path', () => {
  it.each([
    ['/my-computer', 'overview', 'My Computer', undefined],
    ['/my-computer/C', 'disk', 'C:/', undefined],
    ['/my-computer/C/assets', 'disk', 'C:/assets', ''],
    ['/my-computer/C/assets/gr%C3%BCn', 'disk', 'C:/assets/grün', 'assets'],
    ['/my-documents', 'documents', 'My Documents', undefined],
    ['/my-pictures', 'pictures', 'My Pictures', undefined],
    ['/my-computer/D', 'overview', 'My Computer', undefined],
  ])('%s is %s, says %s and has %j above it', (path, view, address, above) => {
    const place = placeAt(path)
    expect(place).toMatchObject({ view, address })
    expect(folderAbove(place)).toBe(above)
  })

  it('leads to the path again', () => {
    for (const folder of ['', 'assets', 'a b/grün']) {
      expect(placeAt(diskPath(folder)).folder).toBe(folder)
    }
  })
})

describe('what is selected', () => {
  const C = '/my-computer/C'
  it.each([
    [`${C}/a/b`, `${C}/a`, 'folder:a/b'],
    [`${C}/a/b`, C, 'folder:a'],
    [`${C}/a/b/c`, `${C}/a`, 'folder:a/b'],
    [`${C}/a/b`, `${C}/a/c`, null],
    [`${C}/ab`, `${C}/a`, null],
    [`${C}/a`, `${C}/a/b`, null],
    [`${C}/a`, '/my-computer', null],
    ['/my-pictures', C, null],
  ])('after the way from %s to %s is the folder that one comes from: %s', (from, to, key) => {
    expect(selectionAt({ path: from, key: 'file:/x' }, to)).toEqual({ path: to, key })
  })

  it('stays while one does not move, and over a reload', () => {
    const selection = { path: `${C}/a`, key: 'file:/a/x.png' }
    expect(selectionAt(selection, selection.path)).toBe(selection)
    expect(keptSelection({ ...selection, more: 1 })).toEqual(selection)
  })

  it.each([undefined, null, 7, { path: C, key: null }, { path: 'x'.repeat(9000), key: 'a' }])(
    'is nothing that survives of %j',
    (value) => expect(keptSelection(value)).toBeUndefined(),
  )
})
