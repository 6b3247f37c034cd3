import { describe, expect, it } from 'vitest'
import { createAnswerer } from '../../../../src/server/chat/replies/answerer.ts'
import { siteKnowledge } from '../../../../src/server/chat/replies/siteKnowledge.ts'
import answerable from '../../../chat/answerable.json' with { type: 'json' }
import unanswerable from '../../../chat/unanswerable.json' with { type: 'json' }
import { teaKnowledge } from './sampleKnowledge.ts'

const QUESTIONS = [...answerable.map(({ question }) => question), ...unanswerable]

describe('an assistant of a site with a thousand posts', () => {
  const posts = Array.from({ length: 1000 }, (_, index) => ({
    url: `/blog/post-${index}`,
    title: `Post ${index}`,
    excerpt: 'What it says.',
    date: '2025-03-05',
    readTime: '4 min read',
    tags: ['tea'],
  }))
  const answer = createAnswerer({ ...teaKnowledge, posts })

  it('names the newest ones, and no more than a client reads', () => {
    const { answer: said, links } = answer('What have you written?').answer
    expect(said).toContain('has written 1000 articles. The newest are: “Post 0”; “Post 1”; ')
    expect(said.length).toBeLessThan(300)
    expect(links.map(({ url }) => url)).toEqual([
      '/blog',
      ...posts.slice(0, 5).map(({ url }) => url),
    ])
  })
})

describe('an assistant of a site without posts', () => {
  const { site, projects, passages } = teaKnowledge
  const ofSite = passages.filter(({ topic }) => topic !== undefined)
  const answer = createAnswerer({ site, projects, posts: [], passages: ofSite })

  it('says that there are none, and answers everything else', () => {
    for (const question of ['What have you written?', 'What is your newest article?']) {
      expect(answer(question).answer.answer).toBe('No articles have been published yet.')
    }
    expect(answer('Which technologies do you use?').kind).toBe('told')
    expect(answer('What have you written about tea?').kind).toBe('declined')
  })
})

describe('an answer', () => {
  it('depends on the question alone', () => {
    const answer = createAnswerer(siteKnowledge)
    const first = QUESTIONS.map(answer)
    const last = QUESTIONS.toReversed().map(answer).toReversed()
    expect(last).toEqual(first)
  })

  it('is the same for questions that mean the same', () => {
    const answer = createAnswerer(teaKnowledge)
    const known = answer('How do I brew green tea?')
    expect(known.kind).toBe('quoted')
    expect(answer('Hello, please tell me about brewing green teas!')).toEqual(known)
    expect(answer('Which pot is best?')).not.toEqual(known)
  })
})
