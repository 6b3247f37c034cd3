import { expect, it } from 'vitest'
import { isHashed, isMedia, pageOf, samePicture } from '../../../src/offline/addresses.ts'

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

it('an address is of a sound or a film where its ending says so', () => {
  expect(isMedia('/assets/error-CRsKU3Cd.mp3')).toBe(true)
  expect(isMedia('/assets/mp3-CRsKU3Cd.js')).toBe(false)
})

it('a page is kept without a slash at its end', () => {
  const kept = ['/', '/blog', '/blog', '/blog/a']
  expect(['/', '/blog', '/blog/', '/blog/a/'].map(pageOf)).toEqual(kept)
})

it.each([
  ['/assets/a-1600-cccccccc.avif', '/assets/a-640-bbbbbbbb.avif'],
  ['/assets/a-b-400-cccccccc.avif', '/assets/a-b-640-aaaaaaaa.avif'],
  ['/assets/a-1600-cccccccc.webp', undefined],
  ['/assets/home-cccccccc.svg', undefined],
  ['/assets/c-400-cccccccc.avif', undefined],
])('%s may be answered with another size of the same picture: %s', (path, copy) => {
  const kept = ['/blog', '/assets/a-b-640-aaaaaaaa.avif', '/assets/a-640-bbbbbbbb.avif']
  expect(samePicture(path, kept)).toBe(copy)
})
