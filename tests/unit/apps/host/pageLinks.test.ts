import { describe, expect, it } from 'vitest'
import { isPlainPress, windowOfPage } from '../../../../src/apps/host/pageLinks.ts'

describe('the window of a page', () => {
  it.each([
    ['/blog', { appName: 'Blog' }],
    ['/about/', { appName: 'About' }],
    ['/blog/a-post/', { appName: 'BlogPost', appSlug: 'a-post', title: 'A post' }],
    ['/blog/a-post#part', { appName: 'BlogPost', appSlug: 'a-post', title: 'A post' }],
  ])('%s', (url, action) => {
    expect(windowOfPage(url, 'A post')).toEqual({ type: 'app/added', ...action })
  })

  it('leaves the title to the manifest where none is given', () => {
    expect(windowOfPage('/blog/a-post')).not.toHaveProperty('title')
  })

  it.each([
    '#part',
    '/',
    '/licence',
    '/blog/a/b',
    'mailto:a@example.com',
    'https://example.org/blog',
  ])('is none for %s', (url) => {
    expect(windowOfPage(url)).toBeNull()
  })
})

describe('a plain press', () => {
  const plain = {
    button: 0,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    altKey: false,
    defaultPrevented: false,
  }

  it('is one of the primary button alone', () => {
    expect(isPlainPress(plain)).toBe(true)
  })

  it.each([
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('is none with %o', (change) => {
    expect(isPlainPress({ ...plain, ...change })).toBe(false)
  })
})
