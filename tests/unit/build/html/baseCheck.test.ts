import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { assertBase, straysIn } from '../../../../src/build/html/baseCheck.ts'

const BASE = '/garden/'
const folder = mkdtempSync(path.join(tmpdir(), 'meadow-base-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('an address that lacks the base is found', () => {
  it.each([
    ['a.html', '<a href="/blog">Blog</a>', '/blog'],
    ['a.html', '<a href="/gardening">Blog</a>', '/gardening'],
    [
      'a.html',
      '<template><link rel="modulepreload" href="/assets/a.js"></template>',
      '/assets/a.js',
    ],
    ['a.html', '<template data-entry="/assets/b.js"></template>', '/assets/b.js'],
    ['a.html', '<img src="/a.png" alt="">', '/a.png'],
    ['a.html', '<source srcset="/garden/a.png 1x, /b.png 2x">', '/b.png'],
    ['a.html', '<link rel="preload" as="image" imagesrcset="/c.png 2x">', '/c.png'],
    ['a.html', '<form action="/send"></form>', '/send'],
    ['a.html', '<meta http-equiv="refresh" content="0; url=/new">', '/new'],
    ['a.html', '<style>@font-face{src:url(/font.woff2)}</style>', '/font.woff2'],
    ['a.css', 'a{background:url( "/d.png" )}', '/d.png'],
    ['manifest.webmanifest', '{"icons":[{"src":"/icon.png"}]}', '/icon.png'],
    ['manifest.webmanifest', '{"scope":"/"}', '/'],
    ['windows/blog.json', '{"path":"/blog","nodes":[["a",{"href":"/about"},["About"]]]}', '/about'],
    ['windows/blog.json', '{"image":{"avif":"/garden/a.avif 400w, /b.avif 736w"}}', '/b.avif'],
  ])('%s: %s', (name, text, stray) => {
    expect(straysIn(name, text, BASE)).toEqual([stray])
    expect(straysIn(name, text, '/')).toEqual([])
  })
})

describe('no other address is', () => {
  it.each([
    [
      'a.html',
      '<a href="/garden/blog"></a><a href="/garden/"></a><img src="/garden/a.png" alt="">',
    ],
    [
      'a.html',
      '<a href="https://elsewhere.example/"></a><a href="//elsewhere.example/a"></a><a href="#a"></a>',
    ],
    ['a.html', '<p>Write /blog.</p><meta name="description" content="/blog">'],
    ['a.css', 'a{background:url(data:image/png;base64,/9j/)}b{background:url(/garden/a.png)}'],
    ['manifest.webmanifest', '{"name":"/","start_url":"/garden/"}'],
    ['a.txt', '/blog'],
  ])('%s: %s', (name, text) => {
    expect(straysIn(name, text, BASE)).toEqual([])
  })
})

describe('a build', () => {
  it('fails with every stray address by its file', () => {
    mkdirSync(path.join(folder, 'blog'))
    writeFileSync(path.join(folder, 'index.html'), '<a href="/garden/blog"></a>')
    expect(() => assertBase(folder, BASE)).not.toThrow()
    writeFileSync(path.join(folder, 'blog/a.html'), '<a href="/blog"></a><a href="/blog"></a>')
    expect(() => assertBase(folder, BASE)).toThrow(/lies at \/garden\/[^]*\nblog\/a\.html: \/blog$/)
    expect(() => assertBase(folder, '/')).not.toThrow()
  })
})
