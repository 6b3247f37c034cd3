import { describe, expect, it } from 'vitest'
import { listFiles, sourcesOf } from '../../../../src/build/html/fileList.ts'
import { parseFileList } from '../../../../src/files/fileList.ts'

const NOTHING_BUNDLED = { sources: new Map<string, string>() }

describe('what is shown of a file', () => {
  it('is its source, while its path stays the served one', () => {
    const sources = new Map([['assets/home-CJ0DG8o3.svg', 'assets/icons/home.svg']])
    expect(listFiles(['assets/home-CJ0DG8o3.svg'], { sources })).toEqual([
      { shown: 'assets/icons/home.svg', path: '/assets/home-CJ0DG8o3.svg' },
    ])
  })

  it('is the kind and the name of what the build drew', () => {
    const source = '.cache/art/logo/9a6b10cd7647bebc/mark.webp'
    const sources = new Map([['assets/mark-BLbD1AO-.webp', source]])
    expect(listFiles(['assets/mark-BLbD1AO-.webp'], { sources })[0]?.shown).toBe(
      'assets/logo/mark.webp',
    )
  })

  it('is the name alone of what came out of a package', () => {
    const sources = new Map([['assets/a-12345678.ogg', 'node_modules/sounds/files/a.ogg']])
    expect(listFiles(['assets/a-12345678.ogg'], { sources })[0]?.shown).toBe('assets/a.ogg')
  })

  it('is its own name if it was not bundled, even if that ends like a hash', () => {
    const files = ['assets/my-notebook.svg', 'robots.txt']
    expect(listFiles(files, NOTHING_BUNDLED).map(({ shown }) => shown)).toEqual(files)
  })

  it('has a number if two would be shown alike, whatever their hashes are', () => {
    const files = ['assets/a-11111111.png', 'assets/a-22222222.png']
    const sources = new Map([
      ['assets/a-11111111.png', 'node_modules/two/a.png'],
      ['assets/a-22222222.png', 'node_modules/one/a.png'],
    ])
    expect(listFiles(files, { sources })).toEqual([
      { shown: 'assets/a (2).png', path: '/assets/a-11111111.png' },
      { shown: 'assets/a.png', path: '/assets/a-22222222.png' },
    ])
  })
})

describe('what the list holds', () => {
  it('leaves out code, pages, hidden files, compressed twins and itself', () => {
    const files = [
      'index.html',
      'blog/tags/tea.html',
      'assets/index-9yM9v4EZ.js',
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

  it('names the pages of posts, which windows show', () => {
    expect(listFiles(['blog/tea.html', 'blog/tea.md'], NOTHING_BUNDLED)).toEqual([
      { shown: 'blog/tea.html', path: '/blog/tea' },
      { shown: 'blog/tea.md', path: '/blog/tea.md' },
    ])
  })

  it('names style sheets without what the bundler adds, and those of windows by their folders', () => {
    const sources = sourcesOf({
      'src/apps/help/View.tsx': {
        file: 'assets/View-12345678.js',
        src: 'src/apps/help/View.tsx',
        css: ['assets/View-11111111.css', 'assets/article-BPdlFy4y.css'],
      },
      'src/apps/run/View.tsx': {
        file: 'assets/View-87654321.js',
        src: 'src/apps/run/View.tsx',
        css: ['assets/View-22222222.css'],
      },
      '_article.css': { file: 'assets/article-BPdlFy4y.css', src: '_article-BPdlFy4y.css' },
    })
    const files = ['article-BPdlFy4y', 'View-11111111', 'View-22222222']
    const listed = listFiles(
      files.map((name) => `assets/${name}.css`),
      { sources },
    )
    expect(listed.map(({ shown }) => shown)).toEqual([
      'system/styles/article.css',
      'system/styles/help-View.css',
      'system/styles/run-View.css',
    ])
  })

  it('encodes what a path may not hold', () => {
    expect(listFiles(['a b/#1?.png'], NOTHING_BUNDLED)).toEqual([
      { shown: 'a b/#1?.png', path: '/a%20b/%231%3F.png' },
    ])
  })
})

describe('a picture in several sizes and formats', () => {
  const served = (name: string, hash: string) => name.replace(/(\.\w+)$/, `-${hash}$1`)
  const made = (picture: string, ...names: readonly string[]) =>
    names.map((name, index): [string, string] => [
      `assets/${served(name, `1234567${index}`)}`,
      `.cache/art/images/${picture}/9a6b10cd7647bebc/${name}`,
    ])

  it('is one file: the largest that shows its own thumbnail, which is the smallest', () => {
    const sources = new Map(
      made('hill', 'hill-400.avif', 'hill-400.webp', 'hill-1600.avif', 'hill-1600.webp'),
    )
    const alts = new Map([['hill', 'A green hill.']])
    expect(listFiles([...sources.keys()], { sources, alts })).toEqual([
      {
        alt: 'A green hill.',
        shown: 'assets/images/hill.webp',
        path: '/assets/hill-1600-12345673.webp',
        small: '/assets/hill-400-12345671.webp',
        inPictures: true,
      },
    ])
  })

  it('is no other picture whose name ends with a number', () => {
    const sources = new Map([
      ...made('step-1', 'step-1-400.webp'),
      ...made('step-2', 'step-2-400.webp'),
    ])
    expect(listFiles([...sources.keys()], { sources }).map(({ shown }) => shown)).toEqual([
      'assets/images/step-1.webp',
      'assets/images/step-2.webp',
    ])
  })

  it('is none of the owner’s own files, each of which stays', () => {
    const own = ['/trip-1.jpg', '/trip-2.jpg', '/trip-2.png']
    const listed = listFiles(
      own.map((file) => file.slice(1)),
      { ...NOTHING_BUNDLED, own },
    )
    expect(listed.map(({ path }) => path)).toEqual(own)
    expect(listed.every(({ inPictures }) => inPictures)).toBe(true)
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
    const list: unknown = listFiles(['assets/home-CJ0DG8o3.svg', 'robots.txt'], { sources })
    expect(parseFileList(list)).toEqual([
      { shown: 'assets/icons/home.svg', path: '/assets/home-CJ0DG8o3.svg' },
      { shown: 'robots.txt', path: '/robots.txt' },
    ])
  })
})
