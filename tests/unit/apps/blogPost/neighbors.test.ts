import { describe, expect, it } from 'vitest'
import { posts } from 'virtual:posts'
import { neighborsOf } from '../../../../src/documents/article/neighbors.ts'

describe('the posts beside a post', () => {
  it('are the older one and the newer one', () => {
    const [newest, middle, oldest] = posts
    if (!newest || !middle || !oldest) throw new Error('there are three posts')
    expect(neighborsOf(middle, posts)).toEqual({ previous: oldest, next: newest })
    expect(neighborsOf(newest, posts)).toEqual({ previous: middle, next: null })
    expect(neighborsOf(oldest, posts)).toEqual({ previous: null, next: middle })
    expect(neighborsOf(middle, [middle])).toEqual({ previous: null, next: null })
  })
})
