import { expect, it } from 'vitest'
import { narrowed } from '../../../src/documents/narrowed.ts'

it('a small picture has no sizes that are wider than any screen shows it', () => {
  const source = {
    width: 1600,
    height: 900,
    avif: '/a-400.avif 400w, /a-960.avif 960w, /a-1600.avif 1600w',
    webp: '/a-400.webp 400w, /a-960.webp 960w, /a-1600.webp 1600w',
    src: '/a-1600.webp',
  }
  expect(narrowed(source, 960)).toEqual({
    ...source,
    avif: '/a-400.avif 400w, /a-960.avif 960w',
    webp: '/a-400.webp 400w, /a-960.webp 960w',
  })
})
