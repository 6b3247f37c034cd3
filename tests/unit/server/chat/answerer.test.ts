import { describe, expect, it } from 'vitest'
import { createAnswerer } from '../../../../src/server/chat/replies/answerer.ts'
import { siteKnowledge } from '../../../../src/server/chat/replies/siteKnowledge.ts'
import answerable from '../../../chat/answerable.json' with { type: 'json' }
import unanswerable from '../../../chat/unanswerable.json' with { type: 'json' }
import { teaKnowledge } from './sampleKnowledge.ts'

const QUESTIONS = [...answerable.map(({ question }) => question), ...unanswerable]

describe('what the assistant remembers', () => {
  it('gives nobody the answer to another question', () => {
    const [forwards, backwards] = [createAnswerer(siteKnowledge), createAnswerer(siteKnowledge)]
    const first = QUESTIONS.map(forwards)
    const last = QUESTIONS.toReversed().map(backwards).toReversed()
    expect(last).toEqual(first)
    expect(QUESTIONS.map(forwards)).toEqual(first)
  })

  it('is one answer for questions that come to the same', () => {
    const answer = createAnswerer(teaKnowledge)
    const known = answer('How do I brew green tea?')
    expect(known.kind).toBe('quoted')
    expect(answer('Hello, please tell me about brewing green teas!')).toBe(known)
    expect(answer('Which teas are green?')).not.toBe(known)
  })

  it('is not told apart by words that the site never says', () => {
    const answer = createAnswerer(teaKnowledge)
    const reply = answer('Is qwertz a good brand?')
    expect(reply.kind).toBe('declined')
    expect(answer('Is zxcvb a good brand?')).toBe(reply)
  })
})
