import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type PassageStems, presenceIn } from '../../../../src/server/chat/search/passageEntry.ts'
import { createPostings } from '../../../../src/server/chat/search/postings.ts'

const words = fc.array(fc.constantFrom('a', 'b', 'c', 'd', 'e'), { maxLength: 6 })
const passage: fc.Arbitrary<PassageStems> = fc.record({
  page: words,
  heading: words,
  keywords: words,
  text: words,
})

describe('the rows of stems', () => {
  it('say of every passage what the passage says itself', () => {
    fc.assert(
      fc.property(fc.array(passage, { maxLength: 30 }), (passages) => {
        const postings = createPostings(passages)
        for (const stem of ['a', 'b', 'c', 'd', 'e', 'unknown']) {
          const posting = postings.get(stem)
          const presences = passages.map((each) => presenceIn(each).get(stem) ?? 0)
          expect(passages.map((_, id) => posting?.presenceIn(id) ?? 0)).toEqual(presences)
          const own = passages.filter(({ heading, keywords, text }) =>
            [...heading, ...keywords, ...text].includes(stem),
          )
          expect(posting?.frequency ?? 0).toBe(own.length)
        }
      }),
    )
  })
})
