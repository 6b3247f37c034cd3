/** Asks the evaluation's questions and judges what comes back: the links of an answer, and what it says. */
import type { Answerer, Reply } from '../../src/answers/answerer.ts'
import type { ChatTurn } from '../../src/base/services/chat/chatSchema.ts'
import answerable from './answerable.json' with { type: 'json' }
import said from './said.json' with { type: 'json' }
import unanswerable from './unanswerable.json' with { type: 'json' }

interface Question {
  readonly ask: string
  readonly kind: string
  /** Questions of the same conversation, oldest first. */
  readonly before?: readonly string[]
  /** Patterns that a right answer matches, and that it does not match. */
  readonly hold?: readonly string[]
  readonly lack?: readonly string[]
  /** Addresses, one of which is among the links. */
  readonly link?: readonly string[]
  /** Whether the site does not hold the answer. */
  readonly refuse?: boolean
}

export interface Judged {
  readonly question: string
  readonly kind: string
  readonly reply: Reply
  readonly isRight: boolean
}

/** How a refusal says plainly that the answer is not here. */
const REFUSAL = /nothing on that|does not say|cannot (?:answer|do) that/i
/** What comes before the closest that the site says, which is no refusal of what is asked. */
const NEAR = /nothing on (?:exactly that|“[^”]+” itself)/i

const QUESTIONS: readonly Question[] = [
  ...said,
  ...answerable.map(({ question, links }) => ({ ask: question, kind: 'linked', link: links })),
  ...unanswerable.map((ask) => ({ ask, kind: 'unanswerable', refuse: true })),
]

export function evaluate(answerer: Answerer): readonly Judged[] {
  return QUESTIONS.map((question) => {
    const reply = answerer(question.ask, turnsOf(question.before ?? [], answerer))
    const spoken = [...(question.before ?? []), question.ask].join(' / ')
    return { question: spoken, kind: question.kind, reply, isRight: isRight(question, reply) }
  })
}

function turnsOf(before: readonly string[], answerer: Answerer): readonly ChatTurn[] {
  return before.reduce<readonly ChatTurn[]>((turns, text) => {
    const { answer } = answerer(text, turns).answer
    return [...turns, { role: 'user', text }, { role: 'bot', text: answer }]
  }, [])
}

function isRight({ hold = [], lack = [], link, refuse }: Question, { answer }: Reply): boolean {
  const matches = (pattern: string): boolean => new RegExp(pattern, 'i').test(answer.answer)
  return (
    hold.every(matches) &&
    !lack.some(matches) &&
    (!link || answer.links.some(({ url }) => link.some((each) => meets(url, each)))) &&
    (!refuse || (REFUSAL.test(answer.answer) && !NEAR.test(answer.answer)))
  )
}

/** A page is met by any of its sections. */
function meets(url: string, expected: string): boolean {
  return url === expected || url.startsWith(`${expected}#`) || expected.startsWith(`${url}#`)
}
