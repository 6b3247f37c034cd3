import { describe, expect, it } from 'vitest'
import { requestPath } from '../../../../src/server/http/requestPath.ts'

describe('the path of a request', () => {
  it.each([
    ['/', '/'],
    ['/blog', '/blog'],
    ['/blog/', '/blog/'],
    ['/blog/first-post?from=feed', '/blog/first-post'],
    ['/about#skills', '/about'],
    ['/a%20b.png', '/a b.png'],
    ['/caf%C3%A9', '/café'],
    ['/a..b', '/a..b'],
    ['/?x=/../..', '/'],
    ['/blog//', '/blog//'],
    ['/blog//post', '/blog//post'],
  ])('%s is %s', (target, expected) => {
    expect(requestPath(target)).toBe(expected)
  })

  it.each([
    ['parent segments', '/../package.json'],
    ['parent segments further in', '/assets/../../package.json'],
    ['encoded dots', '/%2e%2e/package.json'],
    ['an encoded slash', '/assets%2fapp.js'],
    ['an encoded slash in capitals', '/..%2Fpackage.json'],
    ['a backslash', '/..\\package.json'],
    ['an encoded backslash', '/..%5cpackage.json'],
    ['a NUL', '/index.html%00.png'],
    ['a line break', '/blog%0d%0aSet-Cookie:x'],
    ['a broken escape', '/%'],
    ['bytes that are no UTF-8', '/%ff'],
    ['overlong UTF-8', '/%c0%ae%c0%ae/package.json'],
    ['a second slash', '//example.org/'],
    ['a lone dot', '/./blog'],
    ['an absolute address', 'http://example.org/'],
    ['the asterisk', '*'],
    ['nothing', ''],
  ])('refuses %s', (_, target) => {
    expect(requestPath(target)).toBeUndefined()
  })

  it('decodes once, so that a twice encoded slash stays a name', () => {
    expect(requestPath('/a%252fb')).toBe('/a%2fb')
  })
})
