import { describe, expect, it } from 'vitest'
import {
  parseCustomPageData,
  parseListing,
  parsePostData,
} from '../../../../src/documents/data/pageData.ts'
import { listingsOf } from '../../../../src/documents/postList/listings.ts'
import { makePost } from '../../../support/posts.ts'

const text = { headings: [], nodes: [] }
const page = { page: { path: '/now', title: 'Now', description: '', isLinked: true }, text }
const post = {
  post: makePost(),
  neighbors: { previous: null, next: null },
  relations: { series: null, related: [] },
  text,
}
const [list] = listingsOf([])

describe('the data of a page', () => {
  it.each([
    ['a list', parseListing, list],
    ['a post', parsePostData, post],
    ['an own page', parseCustomPageData, page],
  ])('is that of %s, and nothing else that a network answers with', (_, parse, data) => {
    expect(parse(data)).toEqual(data)
    const others = [list, page].filter((each) => each !== data)
    for (const other of [null, '<!doctype html>', [], { portal: 'log in' }, ...others]) {
      expect(() => parse(other)).toThrow('Expected an object with')
    }
  })
})
