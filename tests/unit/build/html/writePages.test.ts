import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { addPictures, readSheet } from '../../../../src/build/html/writePages.ts'
import { filesBelow } from '../../../../src/build/html/fileList.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'meadow-pages-'))
afterAll(() => rmSync(folder, { recursive: true }))

function place(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), text)
}

describe('a style sheet that stands in a page', () => {
  it('is read with its address', () => {
    place('page.css', '@layer reset;\nh1{background:url(/assets/a.webp)}\n')
    const text = '@layer reset;\nh1{background:url(/assets/a.webp)}'
    expect(readSheet('page.css', folder, '/')).toEqual({ address: '/page.css', text })
    expect(readSheet('page.css', folder, '/garden/').address).toBe('/garden/page.css')
  })

  it.each([
    ['relative.css', 'h1{background:url(a.webp)}'],
    ['hostile.css', 'h1::after{content:"</style>"}'],
  ])('is refused: %s', (name, text) => {
    place(name, text)
    expect(() => readSheet(name, folder, '/')).toThrow(name)
  })
})

describe('pictures that only the pages show', () => {
  it('are copied and listed; nothing else of their bundle is', () => {
    place('pages/assets/own.webp', 'own')
    place('site/assets/known.webp', 'known')
    const known = { 'known.png': { file: 'assets/known.webp' } }
    const all = addPictures(
      known,
      path.join(folder, 'site'),
      {
        'known.png': { file: 'assets/known.webp' },
        'own.png': { file: 'assets/own.webp' },
        'render.ts': { file: 'render.js' },
      },
      path.join(folder, 'pages'),
    )
    expect(all).toEqual({ ...known, 'own.png': { file: 'assets/own.webp' } })
    expect([...filesBelow(path.join(folder, 'site'))].sort()).toEqual([
      'assets/known.webp',
      'assets/own.webp',
    ])
  })
})
