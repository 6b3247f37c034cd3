import { describe, expect, it } from 'vitest'
import { topicSlug } from '../../../src/owner/paths.ts'
import { isAbout, listingsOf, POSTS_PER_PAGE } from '../../../src/documents/postList/listings.ts'
import { makePost } from '../../support/posts.ts'

const posts = Array.from({ length: POSTS_PER_PAGE * 2 + 1 }, (_, index) =>
  makePost({
    slug: `post-${index}`,
    category: index === 0 ? 'C++' : 'design',
    tags: index % 2 === 0 ? ['even', 'all'] : ['all'],
  }),
)
const listings = listingsOf(posts)
const at = (path: string) => listings.find((each) => each.path === path)

describe('the lists of posts', () => {
  it('are all posts, those of each tag and those of each category, in pages', () => {
    expect(listings.map(({ path }) => path)).toEqual([
      '/blog',
      '/blog/page/2',
      '/blog/page/3',
      '/blog/tags/even',
      '/blog/tags/even/page/2',
      '/blog/tags/all',
      '/blog/tags/all/page/2',
      '/blog/tags/all/page/3',
      '/blog/categories/c-plus-plus',
      '/blog/categories/design',
      '/blog/categories/design/page/2',
    ])
  })

  it('name the newest other posts where a topic has a single one', () => {
    const others = at('/blog/categories/c-plus-plus')?.others?.map(({ slug }) => slug)
    expect(others).toEqual(['post-1', 'post-2', 'post-3'])
    expect(at('/blog/tags/even')?.others).toBeUndefined()
    expect(listingsOf([makePost()]).some((each) => each.others)).toBe(false)
  })

  it('show every post once, in the order that is given', () => {
    for (const first of ['/blog', '/blog/tags/all']) {
      const shown = listings.filter((each) => each.first === first).flatMap((each) => each.posts)
      expect(shown).toEqual(posts)
    }
    expect(at('/blog/tags/even')?.posts.every(({ tags }) => tags.includes('even'))).toBe(true)
  })

  it('lead to the pages beside each of them', () => {
    expect(at('/blog')).toMatchObject({ older: '/blog/page/2', page: 1, pages: 3 })
    expect(at('/blog')).not.toHaveProperty('newer')
    expect(at('/blog/page/2')).toMatchObject({ newer: '/blog', older: '/blog/page/3' })
    expect(at('/blog/page/3')).toMatchObject({ newer: '/blog/page/2' })
    expect(at('/blog/page/3')).not.toHaveProperty('older')
  })

  it('have a page even where there are no posts', () => {
    expect(listingsOf([]).map(({ path, total }) => [path, total])).toEqual([['/blog', 0]])
  })
})

describe('a topic', () => {
  it('knows its posts', () => {
    const post = makePost({ category: 'design', tags: ['canvas'] })
    expect(isAbout(post, { kind: 'all' })).toBe(true)
    expect(isAbout(post, { kind: 'tag', name: 'canvas' })).toBe(true)
    expect(isAbout(post, { kind: 'tag', name: 'design' })).toBe(false)
    expect(isAbout(post, { kind: 'category', name: 'design' })).toBe(true)
  })

  it.each([
    ['AI tooling', 'ai-tooling'],
    ['R&D', 'r-d'],
    ['C++', 'c-plus-plus'],
    ['C#', 'c-sharp'],
    ['  .NET  ', 'net'],
    ['日本語 タグ', '日本語-タグ'],
    ['Ελληνικά', 'ελληνικά'],
  ])('is a part of a path: %s', (name, slug) => {
    expect(topicSlug(name)).toBe(slug)
  })
})
