import { describe, expect, it } from 'vitest'
import { layOut } from '../../../src/files/diskLayout.ts'
import { fileKind } from '../../../src/files/fileKinds.ts'

const served = (...names: readonly string[]) =>
  names.map((shown) => ({ shown, path: `/served/${shown}` }))
const shownOf = (...names: readonly string[]) => layOut(served(...names)).map(({ shown }) => shown)

describe('the disk', () => {
  it('has fonts and sheets in a folder of their own, and the rest where it was', () => {
    expect(
      shownOf(
        'assets/fonts/sans.woff2',
        'assets/article.css',
        'assets/sheets/sheet-1x.webp',
        'assets/sheets/sheet-2x.webp',
        'assets/sounds/error.mp3',
        'blog/tea.md',
        'robots.txt',
      ),
    ).toEqual([
      'assets/sounds/error.mp3',
      'blog/tea.md',
      'robots.txt',
      'system/fonts/sans.woff2',
      'system/sheets/sheet.webp',
      'system/styles/article.css',
    ])
  })

  it('has drawings and pictures once, the whole drawing and the largest picture', () => {
    expect(
      layOut(
        served(
          'assets/icons/home.16.svg',
          'assets/icons/home.svg',
          'assets/wallpaper/wallpaper-1280.webp',
          'assets/wallpaper/wallpaper-2560.avif',
          'assets/wallpaper/wallpaper-2560.webp',
          'favicon.ico',
          'favicon.svg',
          'icons/icon-192.png',
          'icons/icon-512.png',
          'icons/icon-maskable-512.png',
        ),
      ),
    ).toEqual([
      { shown: 'assets/icons/home.svg', path: '/served/assets/icons/home.svg' },
      {
        shown: 'assets/wallpaper/wallpaper.webp',
        path: '/served/assets/wallpaper/wallpaper-2560.webp',
        small: '/served/assets/wallpaper/wallpaper-1280.webp',
        inPictures: true,
      },
      { shown: 'favicon.svg', path: '/served/favicon.svg' },
    ])
  })

  it('has a sound once, as every browser plays it', () => {
    const files = served('assets/sounds/error.ogg', 'assets/sounds/error.mp3', 'song.opus')
    expect(layOut(files).map(({ path }) => path)).toEqual([
      '/served/assets/sounds/error.mp3',
      '/served/song.opus',
    ])
  })
})

describe('the kind of a file', () => {
  it.each([
    ['a.WEBP', 'picture'],
    ['a.ogg', 'sound'],
    ['blog/a.md', 'text'],
    ['robots.txt', 'text'],
    ['manifest.webmanifest', 'text'],
    ['resume.pdf', 'other'],
    ['a.woff2', 'other'],
    ['txt', 'other'],
  ])('of %s is %s', (name, kind) => {
    expect(fileKind(name)).toBe(kind)
  })
})
