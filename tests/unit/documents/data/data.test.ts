import { posts } from 'virtual:posts'
import { describe, expect, it } from 'vitest'
import { parseListing } from '../../../../src/documents/data/listData.ts'
import { parsePostData, type PostData } from '../../../../src/documents/data/postData.ts'
import { isTextNode } from '../../../../src/documents/data/textNodes.ts'
import { listingsOf } from '../../../../src/documents/postList/listings.ts'
import { makePost } from '../../../support/posts.ts'

const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

const DATA: PostData = {
  post: makePost({ updated: '2026-01-01', aliases: ['before'] }),
  neighbors: { previous: null, next: { slug: 'b', title: 'B' } },
  relations: {
    series: { name: 'S', parts: [{ slug: 'a', title: 'A' }] },
    related: [{ slug: 'c', title: 'C', lang: 'de' }],
  },
  text: {
    headings: [{ id: 'one', text: 'One', depth: 2 }],
    nodes: ['Text, ', ['a', { href: '/about' }, ['and ', ['em', {}, ['more']]]]],
  },
}

describe('the data of a list', () => {
  it('is the list, whatever its topic', () => {
    const listings = listingsOf(posts)
    expect(new Set(listings.map(({ topic }) => topic.kind)).size).toBe(3)
    for (const listing of listings) expect(parseListing(sent(listing))).toEqual(listing)
  })

  it('is a list without posts, too', () => {
    const [empty] = listingsOf([])
    expect(parseListing(sent(empty))).toEqual(empty)
  })

  it.each([
    ['nothing', null],
    ['a page', '<!doctype html>'],
    ['another topic', { ...listingsOf([])[0], topic: { kind: 'day', name: 'Monday' } }],
    [
      'a post without a title',
      { ...listingsOf([])[0], posts: [{ ...DATA.post, title: undefined }] },
    ],
  ])('is not %s', (_, value) => {
    expect(() => parseListing(sent(value))).toThrow(/^Invalid/)
  })
})

describe('the data of a post', () => {
  it('is the post with its text', () => {
    expect(parsePostData(sent(DATA))).toEqual(DATA)
  })

  it.each([
    ['nothing', null],
    ['a list', listingsOf([])[0]],
    ['a post without a text', { ...DATA, text: undefined }],
    ['a post with another text', { ...DATA, text: { headings: [], nodes: [['p', {}]] } }],
  ])('is not %s', (_, value) => {
    expect(() => parsePostData(sent(value))).toThrow(/^Invalid/)
  })
})

describe('a node of a text', () => {
  it.each([
    [['p', {}, []]],
    [['svg', { viewBox: '0 0 1 1', 'aria-hidden': 'true' }, [['linearGradient', {}, []]]]],
    [['a', { href: '#part' }, ['x']]],
    [['a', { href: 'mailto:a@b.example' }, []]],
    [['img', { src: '/assets/a.webp', width: 4 }, []]],
    [['h2', {}, ['a ', ['code', {}, ['b']]]]],
  ])('may be %j', (node) => {
    expect(isTextNode(node)).toBe(true)
  })

  it.each([
    [5],
    [null],
    [[]],
    [['p']],
    [['p', {}]],
    [['p', null, []]],
    [['p', {}, 'text']],
    [['p', {}, [5]]],
    [['<p>', {}, []]],
    [['script', {}, ['alert(1)']]],
    [['iframe', { src: '/about' }, []]],
    [['p', { style: 'color: red' }, []]],
    [['p', { onClick: 'alert(1)' }, []]],
    [['p', { dangerouslySetInnerHTML: '<b>' }, []]],
    [['p', { className: { a: 1 } }, []]],
    [['a', { href: 'javascript:alert(1)' }, []]],
    [['a', { href: ' javascript:alert(1)' }, []]],
    [['img', { src: 'data:text/html,x' }, []]],
    [['p', {}, [['b', {}, [['script', {}, []]]]]]],
  ])('is never %j', (node) => {
    expect(isTextNode(node)).toBe(false)
  })
})
