import { expect, it } from 'vitest'
import { posts } from 'virtual:posts'
import { neighborsOf } from '../../../../src/documents/article/related/relations.ts'

it('the posts beside a post are the older one and the newer one', () => {
  const [newest, middle, oldest] = posts
  if (!newest || !middle || !oldest) throw new Error('there are three posts')
  const [first, second, third] = [newest, middle, oldest].map(({ slug, title }) => ({
    slug,
    title,
  }))
  expect(neighborsOf(middle, posts)).toEqual({ previous: third, next: first })
  expect(neighborsOf(newest, posts)).toEqual({ previous: second, next: null })
  expect(neighborsOf(oldest, posts)).toEqual({ previous: null, next: second })
  expect(neighborsOf(middle, [middle])).toEqual({ previous: null, next: null })
})
