import { describe, expect, it } from 'vitest'
import { listFiles, sourcesOf } from '../../../../src/build/html/fileList.ts'
import { parseFileList } from '../../../../src/base/services/files/fileList.ts'

const NOTHING_BUNDLED = new Map<string, string>()

describe('what is shown of a file', () => {
  it('is its source, while its path stays the served one', () => {
    const sources = new Map([['assets/home-CJ0DG8o3.svg', 'assets/icons/home.svg']])
    expect(listFiles(['assets/home-CJ0DG8o3.svg'], sources)).toEqual([
      { shown: 'assets/icons/home.svg', path: '/assets/home-CJ0DG8o3.svg' },
    ])
  })

  it('is the kind and the name of what the build drew', () => {
    const source = '.cache/art/sheets/9a6b10cd7647bebc/sheet-1x.webp'
    const sources = new Map([['assets/sheet-1x-BLbD1AO-.webp', source]])
    expect(listFiles(['assets/sheet-1x-BLbD1AO-.webp'], sources)[0]?.shown).toBe(
      'assets/sheets/sheet-1x.webp',
    )
  })

  it('is the name alone of what came out of a package', () => {
    const sources = new Map([['assets/a-12345678.woff2', 'node_modules/fonts/files/a.woff2']])
    expect(listFiles(['assets/a-12345678.woff2'], sources)[0]?.shown).toBe('assets/a.woff2')
  })

  it('is its own name if it was not bundled, even if that ends like a hash', () => {
    const files = ['assets/my-notebook.svg', 'robots.txt']
    expect(listFiles(files, NOTHING_BUNDLED).map(({ shown }) => shown)).toEqual(files)
  })

  it('is the served name of both if two would be shown alike', () => {
    const files = ['assets/a-11111111.png', 'assets/a-22222222.png']
    const sources = new Map([
      ['assets/a-11111111.png', 'node_modules/one/a.png'],
      ['assets/a-22222222.png', 'node_modules/two/a.png'],
    ])
    expect(listFiles(files, sources).map(({ shown }) => shown)).toEqual(files)
  })
})

describe('what the list holds', () => {
  it('leaves out code, pages, hidden files, compressed twins and itself', () => {
    const files = [
      'index.html',
      'assets/index-9yM9v4EZ.js',
      'assets/index-Pq_02Da8.css',
      'favicon.svg',
      'favicon.svg.br',
      'favicon.svg.gz',
      'files.json',
      '.vite/manifest.json',
      'sitemap.xml',
    ]
    expect(listFiles(files, NOTHING_BUNDLED).map(({ path: served }) => served)).toEqual([
      '/favicon.svg',
      '/sitemap.xml',
    ])
  })

  it('encodes what a path may not hold', () => {
    expect(listFiles(['a b/#1?.png'], NOTHING_BUNDLED)).toEqual([
      { shown: 'a b/#1?.png', path: '/a%20b/%231%3F.png' },
    ])
  })
})

describe('the sources of bundled files', () => {
  it('are one for each file, the first by name, even if two had the same content', () => {
    const manifest = {
      'assets/icons/b.svg': { file: 'assets/a-12345678.svg', src: 'assets/icons/b.svg' },
      'assets/icons/a.svg': { file: 'assets/a-12345678.svg', src: 'assets/icons/a.svg' },
      '_chunk.js': { file: 'assets/chunk-12345678.js' },
    }
    expect([...sourcesOf(manifest)]).toEqual([['assets/a-12345678.svg', 'assets/icons/a.svg']])
  })
})

describe('the list', () => {
  it('is what the program accepts', () => {
    const sources = new Map([['assets/home-CJ0DG8o3.svg', 'assets/icons/home.svg']])
    const list: unknown = listFiles(['assets/home-CJ0DG8o3.svg', 'robots.txt'], sources)
    expect(parseFileList(list)).toEqual([
      { shown: 'assets/icons/home.svg', path: '/assets/home-CJ0DG8o3.svg' },
      { shown: 'robots.txt', path: '/robots.txt' },
    ])
  })
})
