import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { assetsIn, filesToKeep, START_MENU } from '../../../../src/build/html/offlineCopy.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

describe('what a page loads by itself', () => {
  it('is scripts, styles, fonts and icons', () => {
    const html = `<link rel="stylesheet" href="/assets/a-11111111.css"/>
<link rel="preload" as="font" href="/assets/b-11111111.woff2" crossorigin=""/>
<script type="module" src="/assets/c-11111111.js"></script>
<img class="x" src="/assets/d-11111111.svg" alt=""/><a href="/about">About</a>`
    expect([...assetsIn(html, '/')].sort()).toEqual(
      ['a-11111111.css', 'b-11111111.woff2', 'c-11111111.js', 'd-11111111.svg'].map(
        (name) => `assets/${name}`,
      ),
    )
  })

  it('is one size of a picture in many', () => {
    const html = `<picture><source type="image/avif" srcSet="/assets/a-400-11111111.avif 400w, /assets/a-700-11111111.avif 700w, /assets/a-1600-11111111.avif 1600w"/><source type="image/webp" srcSet="/assets/a-400-11111111.webp 400w"/><img src="/assets/a-1600-11111111.webp" alt=""/></picture>`
    expect(assetsIn(html, '/')).toEqual(['assets/a-700-11111111.avif'])
  })
})

/** A built site with some files, and the bundler's manifest of it. */
function aSite() {
  const site = temporaryFolder()
  for (const folder of ['assets', 'blog', 'windows']) mkdirSync(path.join(site, folder))
  const write = (name: string, text = '') => writeFileSync(path.join(site, name), text)
  for (const name of ['index.html', '404.html', 'blog/a.html']) write(name)
  write('windows/blog.json', '"<script src=\\"/assets/in-data.js\\"></script>"')
  write(
    'assets/a.css',
    '@font-face{src:url(/assets/font.woff2)}i{src:url("/assets/p-1-11111111.avif")}b{src:url(/assets/p-1-22222222.webp)}',
  )
  const manifest = {
    'index.html': {
      file: 'assets/start.js',
      isEntry: true,
      css: ['assets/a.css'],
      imports: ['_shared.js'],
      dynamicImports: ['src/app/DesktopLayout.tsx', 'src/phone.tsx'],
    },
    '_shared.js': { file: 'assets/shared.js', imports: ['index.html'] },
    'src/app/DesktopLayout.tsx': { file: 'assets/desktop.js', imports: ['_painter.js'] },
    [START_MENU]: { file: 'assets/start-menu.js', imports: ['_shared.js'] },
    '_painter.js': { file: 'assets/painter.js' },
    'src/phone.tsx': { file: 'assets/phone.js' },
    'assets/icons/home.svg': { file: 'assets/home-11111111.svg' },
    'assets/images/other.webp': { file: 'assets/other-11111111.webp' },
  }
  return { site, manifest, write }
}

describe('the list of what is kept', () => {
  it('names a file that exists', () => {
    expect(existsSync(START_MENU)).toBe(true)
  })

  it('has pages and what they lead to, and data as it is, but nothing of the painters', () => {
    const { site, manifest } = aSite()
    const kept = { always: ['/index.html', '/windows/blog.json'], posts: ['/blog/a.html'] }
    expect(filesToKeep(site, manifest, kept, '/')).toEqual([
      'assets/a.css',
      'assets/font.woff2',
      'assets/home-11111111.svg',
      'assets/p-1-11111111.avif',
      'assets/phone.js',
      'assets/shared.js',
      'assets/start-menu.js',
      'assets/start.js',
      'blog/a.html',
      'index.html',
      'manifest.webmanifest',
      'windows/blog.json',
    ])
  })

  it('has as many posts as there is room for, the first ones, each with its pictures', () => {
    const { site, manifest, write } = aSite()
    const posts = ['a', 'b', 'c'].map((name) => {
      const picture = `assets/${name}-736-11111111.avif`
      write(picture, '.'.repeat(1000))
      write(`blog/${name}.html`, `<source srcset="/${picture} 736w"><p>${'.'.repeat(1000)}</p>`)
      return `/blog/${name}.html`
    })
    const kept = (most: number) =>
      filesToKeep(site, manifest, { always: ['/index.html'], posts }, '/', most).filter((name) =>
        /^blog|avif$/.test(name),
      )
    const two = ['assets/a-736-11111111.avif', 'assets/b-736-11111111.avif']
    expect(kept(4900)).toEqual([...two, 'assets/p-1-11111111.avif', 'blog/a.html', 'blog/b.html'])
    expect(kept(1_000_000).filter((name) => name.startsWith('blog'))).toHaveLength(3)
    expect(kept(0)).toEqual(['assets/p-1-11111111.avif'])
  })
})
