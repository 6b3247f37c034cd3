import { describe, expect, it } from 'vitest'
import {
  addressOf,
  isAtRoot,
  navigate,
  OVERVIEW,
  type Place,
  type Step,
} from '../../../../src/apps/myComputer/files/navigation.ts'
import { arrivedAt, keptPlace, pathOf } from '../../../../src/apps/myComputer/files/places.ts'

const after = (...steps: readonly Step[]): Place => steps.reduce(navigate, OVERVIEW)
const entered = (path: string): Step => ({ type: 'folder/entered', path })
const DISK: Step = { type: 'disk/opened' }
const UP: Step = { type: 'up' }
const BACK: Step = { type: 'back' }

describe('the way through My Computer', () => {
  it('leads from the overview to the root of the disk', () => {
    expect(addressOf(OVERVIEW)).toBe('My Computer')
    expect(addressOf(after(DISK))).toBe('C:/')
    expect(isAtRoot(after(DISK))).toBe(true)
  })

  it('shows the path of the folder behind the drive', () => {
    const place = after(DISK, entered('assets'), entered('assets/icons'))
    expect(addressOf(place)).toBe('C:/assets/icons')
    expect(isAtRoot(place)).toBe(false)
  })

  it('leads up folder by folder, with the one that was left selected', () => {
    const place = after(DISK, entered('assets/icons'), UP)
    expect(place).toEqual({ view: 'disk', folder: 'assets', selected: 'folder:assets/icons' })
    expect(navigate(place, UP)).toEqual({ view: 'disk', folder: '', selected: 'folder:assets' })
  })

  it('ends at the root', () => {
    const place = after(DISK)
    expect(navigate(place, UP)).toBe(place)
  })

  it('leads back to the overview from any depth', () => {
    expect(after(DISK, BACK)).toBe(OVERVIEW)
    expect(after(DISK, entered('a/b/c'), BACK)).toBe(OVERVIEW)
  })

  it('begins at the root again', () => {
    expect(addressOf(after(DISK, entered('assets'), BACK, DISK))).toBe('C:/')
  })

  it('forgets the selection in another folder', () => {
    const place = after(DISK, { type: 'node/selected', key: 'folder:a' }, entered('a'))
    expect(place).toMatchObject({ selected: null })
  })

  it('stays the same object where nothing changes', () => {
    const select: Step = { type: 'node/selected', key: 'file:/a' }
    const place = after(DISK, select)
    expect(navigate(place, select)).toBe(place)
    for (const step of [UP, BACK, select, entered('a')]) {
      expect(navigate(OVERVIEW, step)).toBe(OVERVIEW)
    }
  })
})

describe('My Documents and My Pictures', () => {
  const opened = (view: 'documents' | 'pictures'): Step => ({ type: 'place/opened', view })

  it('are places of their own, from wherever one comes', () => {
    expect(addressOf(after(opened('documents')))).toBe('My Documents')
    expect(addressOf(after(DISK, entered('blog'), opened('pictures')))).toBe('My Pictures')
  })

  it('have nothing above, and lead back to the overview', () => {
    const place = after(opened('pictures'))
    expect(isAtRoot(place)).toBe(true)
    expect(navigate(place, UP)).toBe(place)
    expect(navigate(place, BACK)).toBe(OVERVIEW)
  })

  it.each(['documents', 'pictures'] as const)('remember what is selected: %s', (view) => {
    const place = after(opened(view), { type: 'node/selected', key: 'file:/a' })
    expect(place).toEqual({ view, selected: 'file:/a' })
    expect(keptPlace(place)).toEqual(place)
    expect(arrivedAt(place, pathOf(place))).toBe(place)
    expect(arrivedAt(OVERVIEW, pathOf(place))).toEqual({ view, selected: null })
  })
})

describe('what survives a reload', () => {
  it('is what is selected in a folder', () => {
    const place = { view: 'disk', folder: 'blog', selected: 'file:/blog/a.md' }
    expect(keptPlace({ ...place, view: 'overview', more: 1 })).toEqual(place)
  })

  it.each([undefined, null, 7, OVERVIEW, after(DISK), { folder: 'x'.repeat(9000), selected: 'a' }])(
    'is nothing of %j',
    (value) => {
      expect(keptPlace(value)).toBeUndefined()
    },
  )
})
