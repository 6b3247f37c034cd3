import { describe, expect, it } from 'vitest'
import { listFiles } from '../../../../src/build/html/fileList.ts'

const NOTHING_BUNDLED = { sources: new Map<string, string>() }

it('what is shown of a file is its source, while its path stays the served one', () => {
  const sources = new Map([['assets/home-CJ0DG8o3.svg', 'assets/icons/home.svg']])
  expect(listFiles(['assets/home-CJ0DG8o3.svg'], { sources })).toEqual([
    { shown: 'assets/icons/home.svg', path: '/assets/home-CJ0DG8o3.svg' },
  ])
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
})
