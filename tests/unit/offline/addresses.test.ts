import { describe, expect, it } from 'vitest'
import {
  isHashed,
  isMedia,
  pageOf,
  samePicture,
  versionOf,
} from '../../../src/offline/addresses.ts'

describe('an address', () => {
  it.each([
    ['/assets/react-C6K42Lyb.js', true],
    ['/assets/home.16-CJ0DG8o3.svg', true],
    ['/assets/project-2-1200--nkKPiK0.avif', true],
    ['/assets/notes.svg', false],
    ['/files.json', false],
    ['/blog/a-12345678.md', false],
  ])('%s never shows another content: %s', (path, expected) => {
    expect(isHashed(path)).toBe(expected)
  })

  it('is of a sound or a film where its ending says so', () => {
    expect(isMedia('/assets/error-CRsKU3Cd.mp3')).toBe(true)
    expect(isMedia('/assets/mp3-CRsKU3Cd.js')).toBe(false)
  })

  it('of a page is kept without a slash at its end', () => {
    expect(['/', '/blog', '/blog/', '/blog/a/'].map(pageOf)).toEqual([
      '/',
      '/blog',
      '/blog',
      '/blog/a',
    ])
  })
})

describe('the same picture', () => {
  const kept = ['/blog', '/assets/a-b-640-aaaaaaaa.avif', '/assets/a-640-bbbbbbbb.avif']

  it('is that of the same name in another size', () => {
    expect(samePicture('/assets/a-1600-cccccccc.avif', kept)).toBe('/assets/a-640-bbbbbbbb.avif')
    expect(samePicture('/assets/a-b-400-cccccccc.avif', kept)).toBe('/assets/a-b-640-aaaaaaaa.avif')
  })

  it('is none in another format, and none of what has no sizes', () => {
    expect(samePicture('/assets/a-1600-cccccccc.webp', kept)).toBeUndefined()
    expect(samePicture('/assets/home-cccccccc.svg', kept)).toBeUndefined()
    expect(samePicture('/assets/c-400-cccccccc.avif', kept)).toBeUndefined()
  })
})

describe('the name of a version', () => {
  const entry = { url: '/blog', revision: '1' }

  it('is another one where any copy changes, and else the same', () => {
    const name = versionOf([entry])
    expect(versionOf([{ ...entry }])).toBe(name)
    expect(versionOf([{ ...entry, revision: '2' }])).not.toBe(name)
    expect(versionOf([entry, { url: '/about', revision: null }])).not.toBe(name)
    expect(name).toMatch(/^[0-9a-f]{8}$/)
  })
})
