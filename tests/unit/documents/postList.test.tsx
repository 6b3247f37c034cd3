import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { listingsOf } from '../../../src/documents/postList/listings.ts'
import { PostList } from '../../../src/documents/postList/PostList.tsx'
import { makePost } from '../../support/posts.ts'

it.each([
  ['in the same tab on a page', 1, false],
  ['in a tab of its own from a window, so that the desktop stays', 2, true],
] as const)('the feed of a tag opens %s', (_, level, hasTarget) => {
  const listing = listingsOf([makePost()]).find(({ topic }) => topic.kind === 'tag')
  const html = listing ? renderToStaticMarkup(<PostList listing={listing} level={level} />) : ''
  const feed = /<a [^>]*>(?=Feed)/.exec(html)?.[0] ?? ''
  expect(feed).toContain('href="/feed#tags-')
  expect(feed.includes('target="_blank"')).toBe(hasTarget)
})

it('names each article by its title', () => {
  const [listing] = listingsOf([makePost({ title: 'Kappa' })])
  const html = listing ? renderToStaticMarkup(<PostList listing={listing} level={2} />) : ''
  const id = /<article [^>]*aria-labelledby="([^"]+)"/.exec(html)?.[1] ?? 'none'
  expect(html).toMatch(new RegExp(`<h3 id="${id}"[^>]*>Kappa</h3>`))
})
