/**
 * Questions as visitors type them, in tests/chat, judged by what is said and by the links. Those of said.json
 * were written by reading the site alone; then the assistant was improved on them, so that new questions do worse.
 */
import { describe, expect, it } from 'vitest'
import { createAnswerer } from '../../../src/answers/answerer.ts'
import { createBrowserAnswers } from '../../../src/answers/browserAnswers.ts'
import { isLinkAddress } from '../../../src/base/services/chat/chatSchema.ts'
import { siteKnowledge } from '../../../src/server/chat/siteKnowledge.ts'
import { evaluate } from '../../chat/evaluate.ts'

const judged = evaluate(createAnswerer(siteKnowledge))

describe('the evaluation', () => {
  // What is beyond the share that may fail is named by the test that fails.
  it.each([
    ['what is said', 0.1, ['linked', 'unanswerable'], false],
    ['links', 0.02, ['linked'], true],
    ['refusals', 0.195, ['unanswerable'], true],
  ])('%s are as hoped, but for a share of %d', (_, share, kinds, isOneOf) => {
    const asked = judged.filter(({ kind }) => kinds.includes(kind) === isOneOf)
    const wrong = asked.filter(({ isRight }) => !isRight).map(({ question }) => question)
    expect(asked.length).toBeGreaterThan(100)
    expect(wrong.slice(Math.floor(asked.length * share))).toEqual([])
  })

  it('get the same answers, word for word, from a browser that has the file of the build', () => {
    const content: unknown = JSON.parse(JSON.stringify(siteKnowledge))
    let moment = 0
    const answers = createBrowserAnswers(content, () => (moment += 60_000))
    const again = evaluate((text, turns) => {
      const answer = answers({ text, turns }) ?? { answer: 'refused', links: [] }
      return { kind: 'told', answer, passages: [] }
    })
    expect(again.map(({ reply }) => reply.answer)).toEqual(judged.map(({ reply }) => reply.answer))
  })

  it('never gives an address that a client would drop, or an address for a name', () => {
    const links = judged.flatMap(({ reply }) => reply.answer.links)
    expect(links.filter(({ url }) => !isLinkAddress(url))).toEqual([])
    expect(links.filter(({ url, text }) => text === url || text === '')).toEqual([])
    expect(links.length).toBeGreaterThan(judged.length / 2)
  })
})
