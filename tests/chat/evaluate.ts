/** Asks the evaluation's questions and counts what comes back. For the tests and the measurement. */
import type { Reply } from '../../src/server/chat/replies/answerer.ts'
import answerable from './answerable.json' with { type: 'json' }
import unanswerable from './unanswerable.json' with { type: 'json' }

export interface Evaluation {
  readonly answerable: number
  /** Answers with an expected link among theirs. */
  readonly linked: number
  /** Answers whose very first link is an expected one. */
  readonly linkedFirst: number
  readonly missed: readonly string[]
  readonly unanswerable: number
  readonly declined: number
  /** Questions that were answered although the site does not answer them. */
  readonly invented: readonly string[]
  readonly expectedLinks: readonly string[]
  readonly replies: readonly Reply[]
}

export function evaluate(answerer: (text: string) => Reply): Evaluation {
  const asked = answerable.map(({ question, links }) => {
    const reply = answerer(question)
    const place = reply.answer.links.findIndex(({ url }) => links.some((each) => meets(url, each)))
    return { question, reply, place }
  })
  const refused = unanswerable.map((question) => ({ question, reply: answerer(question) }))
  const invented = refused.filter(({ reply }) => reply.kind !== 'declined')
  return {
    answerable: asked.length,
    linked: asked.filter(({ place }) => place >= 0).length,
    linkedFirst: asked.filter(({ place }) => place === 0).length,
    missed: asked.filter(({ place }) => place < 0).map(({ question }) => question),
    unanswerable: refused.length,
    declined: refused.length - invented.length,
    invented: invented.map(({ question }) => question),
    expectedLinks: answerable.flatMap(({ links }) => links),
    replies: [...asked, ...refused].map(({ reply }) => reply),
  }
}

/** A post is met by any of its sections; everything else only by itself. */
function meets(url: string, expected: string): boolean {
  return url === expected || (/^\/blog\/[^#]+$/.test(expected) && url.startsWith(`${expected}#`))
}
