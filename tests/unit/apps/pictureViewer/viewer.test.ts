/** What the picture viewer decides without a browser: places, keys, albums, and what it paints. */
import { describe, expect, it } from 'vitest'
import { pictureAt, viewerPath } from '../../../../src/files/fileLocation.ts'
import { albumAt, keptAlbum } from '../../../../src/apps/pictureViewer/album.ts'
import { doubleClicked, fitView } from '../../../../src/apps/pictureViewer/pictureView.ts'
import { pressEffect } from '../../../../src/apps/pictureViewer/viewerKeys.ts'
import { REGISTRY } from '../../../support/registry.ts'

describe('the location of a picture', () => {
  it('holds its path, and leads to the viewer', () => {
    expect(pictureAt(viewerPath('/assets/hill.webp'))).toBe('/assets/hill.webp')
    expect(REGISTRY.openLink(viewerPath('/assets/hill.webp'))).toEqual({
      type: 'app/added',
      appName: 'Picture Viewer',
      location: { path: '/picture-viewer/assets/hill.webp' },
    })
  })

  it.each([
    '/picture-viewer',
    '/picture-viewer/',
    '/picture-viewers/a.png',
    '/picture-viewer//elsewhere.example/a.png',
    '/picture-viewer/\\elsewhere.example/a.png',
  ])('%s names no picture of this site', (location) => {
    expect([null, '/']).toContain(pictureAt(location))
  })
})

describe('a double-click', () => {
  const stage = { width: 400, height: 300 }
  const large = { picture: { width: 1600, height: 1200 }, stage, ratio: 1, isDrawing: false }

  it('shows the pixels of a fitted picture, with what was pressed where it is', () => {
    const at = { x: 50, y: -30 }
    const view = doubleClicked(fitView(large), large, at)
    expect(view.scale).toBeCloseTo(1)
    expect(view.offset).toEqual({ x: expect.closeTo(-150), y: expect.closeTo(90) })
    expect(doubleClicked(view, large, at)).toEqual(fitView(large))
  })

  it('doubles what is shown at its own size already', () => {
    const small = { ...large, picture: { width: 100, height: 100 } }
    expect(doubleClicked(fitView(small), small, { x: 0, y: 0 }).scale).toBeCloseTo(2)
  })
})

describe('the keys', () => {
  const press = (key: string, x = false, y = false, isShow = false) => {
    const event = { key, ctrlKey: false, altKey: false, metaKey: false }
    return pressEffect(event, { isOnStage: true, isShow, overflows: { x, y } }) ?? null
  }

  it.each([
    ['+', 'zoomIn', null],
    ['=', 'zoomIn', null],
    ['-', 'zoomOut', null],
    ['0', 'bestFit', null],
    ['1', 'actualSize', null],
    ['R', 'rotate', null],
    ['S', 'slideShow', null],
    ['PageUp', 'previous', 'previous'],
    ['PageDown', 'next', 'next'],
    ['ArrowLeft', 'previous', 'previous'],
    ['ArrowRight', 'next', 'next'],
    [' ', null, 'next'],
    ['P', null, 'pause'],
    ['Escape', null, 'slideShow'],
    ['Tab', null, null],
    ['constructor', null, null],
  ])('%j asks for %s, and for %s during a slide show', (key, command, inShow) => {
    expect(press(key)).toBe(command)
    expect(press(key, false, false, true)).toBe(inShow)
  })

  it('move a picture that is larger than the stage, in the directions in which it is', () => {
    expect(press('ArrowLeft', true)).toEqual({ x: 48, y: 0 })
    expect(press('ArrowRight', true)).toEqual({ x: -48, y: 0 })
    expect(press('ArrowUp', true, true)).toEqual({ x: 0, y: 48 })
    expect(press('ArrowDown', true, true)).toEqual({ x: 0, y: -48 })
    expect(press('ArrowDown', true)).toBeNull()
  })
})

describe('the album at an address', () => {
  const list = [
    { shown: 'assets/images/10.png', path: '/assets/10-22222222.png' },
    { shown: 'assets/images/9.webp', path: '/assets/9-22222222.webp', alt: 'A bay.' },
    { shown: 'assets/images/notes.txt', path: '/assets/notes.txt' },
    { shown: 'assets/images/b/1.png', path: '/assets/1.png' },
    { shown: 'root.svg', path: '/root.svg' },
  ]
  const known = { asked: '/assets/images/9.webp', handed: [], kept: [], list }
  const bay = {
    path: '/assets/9-22222222.webp',
    address: '/assets/images/9.webp',
    name: '9.webp',
    alt: 'A bay.',
  }

  it('is the one that was handed over, at once and as the site serves it', () => {
    const asked = bay.path
    const handed = [{ path: bay.path, name: 'The bay at dawn' }]
    const shown = { status: 'shown', album: handed, picture: handed[0] }
    expect(albumAt({ ...known, asked, handed, list: undefined })).toEqual(shown)
    expect(albumAt({ ...known, asked, handed })).toMatchObject({
      picture: { ...bay, name: 'The bay at dawn' },
    })
  })

  it('is the one that was kept, served from where the present build has it', () => {
    const kept = [{ ...bay, path: '/assets/9-11111111.webp' }]
    expect(albumAt({ ...known, kept, list: undefined })).toEqual({ status: 'loading' })
    expect(albumAt({ ...known, kept })).toMatchObject({ album: [bay], picture: bay })
    expect(albumAt({ ...known, kept, list: null }), 'offline').toMatchObject({ album: kept })
  })

  it('is lost where only an earlier build had the picture', () => {
    const asked = '/assets/9-11111111.webp'
    expect(albumAt({ ...known, asked })).toEqual({ status: 'lost' })
    expect(albumAt({ ...known, asked, list: null })).toEqual({ status: 'failed' })
  })

  it('is kept over a reload', () => {
    const album = [{ path: '/a.png', name: 'A hill' }, bay]
    expect(keptAlbum(structuredClone(album))).toEqual(album)
  })

  it.each([
    null,
    'text',
    [{}],
    [{ path: '//elsewhere.example/a.png', name: 'A' }],
    [{ path: '/a.png', name: 1 }],
    Array.from({ length: 101 }, () => ({ path: '/a.png', name: 'A' })),
  ])('is not kept as %j', (value) => expect(keptAlbum(value)).toEqual([]))
})
