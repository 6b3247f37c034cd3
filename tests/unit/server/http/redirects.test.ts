import { describe, expect, it } from 'vitest'
import { redirectOf } from '../../../../src/server/http/redirects.ts'
import { redirectsOf } from '../../../../src/site/redirects.ts'
import { makePost } from '../../../support/posts.ts'

describe('an address that has moved', () => {
  const list = redirectsOf([makePost({ slug: 'new', aliases: ['old', 'older'] }), makePost()])
  const redirects = new Map(list.map(({ from, to }) => [from, to]))

  it('leads to the post of today, with and without a slash at its end', () => {
    expect(redirectOf('/blog/old', redirects)).toBe('/blog/new')
    expect(redirectOf('/blog/older/', redirects)).toBe('/blog/new')
  })

  it('is none of the others', () => {
    for (const path of ['/', '/blog', '/blog/new', '/blog/old/x']) {
      expect(redirectOf(path, redirects)).toBeUndefined()
    }
  })
})
