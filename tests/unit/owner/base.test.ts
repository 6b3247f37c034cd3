import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BASE, baseOf, hrefOf, sitePathOf, withBase, withoutBase } from '../../../src/owner/base.ts'

describe('the base of a site', () => {
  it.each([
    ['https://me.example', '/'],
    ['https://me.example/portfolio', '/portfolio/'],
    ['https://me.github.io/some/site.v2', '/some/site.v2/'],
  ])('%s lies at %s', (address, base) => {
    expect(baseOf(address)).toBe(base)
  })

  it('is the root where nothing is bundled', () => {
    expect(BASE).toBe('/')
    expect(hrefOf('/blog')).toBe('/blog')
    expect(sitePathOf('/blog')).toBe('/blog')
  })
})

describe('a link that leaves for a browser', () => {
  it.each([
    ['/', '/garden/'],
    ['/blog/a?b#c', '/garden/blog/a?b#c'],
    ['/#/notepad', '/garden/#/notepad'],
  ])('has the base in front of a path: %s', (link, expected) => {
    expect(withBase(link, '/garden/')).toBe(expected)
    expect(withBase(link, '/')).toBe(link)
  })

  it.each(['https://elsewhere.example/', '//elsewhere.example', '/\\odd', 'mailto:a@b.c', '#part'])(
    'stays as it is where it is no path: %s',
    (link) => {
      expect(withBase(link, '/garden/')).toBe(link)
    },
  )
})

describe('an address that comes in', () => {
  it.each(['/', '/garden', '/gardening/blog', '/blog', 'https://me.example/garden/blog', ''])(
    'is no path of a site that lies elsewhere: %s',
    (address) => {
      expect(withoutBase(address, '/garden/')).toBe('')
    },
  )

  it('is the path that went out', () => {
    const part = fc.stringMatching(/^[\w.-]+$/)
    const path = fc.array(part).map((parts) => `/${parts.join('/')}`)
    const base = fc.array(part).map((parts) => parts.reduce((all, each) => `${all}${each}/`, '/'))
    fc.assert(
      fc.property(path, base, (inside, at) => {
        expect(withoutBase(withBase(inside, at), at)).toBe(inside)
      }),
    )
  })
})
