/**
 * Answers questions from the site's content. The same conversation always gets the same answer, and
 * nothing that a visitor types is stored.
 */
import { type ChatTurn, MAX_TURNS } from '../base/services/chat/chatSchema.ts'
import { type Answered, createSingleAnswers, type Reply, type SingleAnswers } from './alone.ts'
import { type FollowUp, followUpOf } from './followUp.ts'
import type { Knowledge } from './search/knowledge.ts'
import type { Wording } from './known/siteReplies.ts'

export type { Reply } from './alone.ts'

/** @param turns the last messages before the question, oldest first */
export type Answerer = (text: string, turns?: readonly ChatTurn[]) => Reply

/** A follow-up that is as certain as this by itself needs no context. */
const CERTAIN = 0.84
/** The same for one that begins with "and" or the like. */
const CERTAIN_ALTHOUGH_CONTINUED = 0.97
/** What a question and the one before it must reach together. */
const CERTAIN_TOGETHER = 0.66

export function createAnswerer(knowledge: Knowledge, wording: Wording = 'quotes'): Answerer {
  const answers = createSingleAnswers(knowledge, wording)
  const next = (before: Answered | undefined, text: string): Answered =>
    before ? answerAfter(before, text, answers) : answers.alone(text)
  return (text, turns = []) => {
    const asked = turns.filter(({ role }) => role === 'user').slice(-MAX_TURNS / 2)
    const before = asked.reduce<Answered | undefined>(
      (last, turn) => next(last, turn.text),
      undefined,
    )
    const { reply } = next(before, text)
    answers.forget()
    return reply
  }
}

function answerAfter(before: Answered, text: string, answers: SingleAnswers): Answered {
  const alone = answers.alone(text)
  const followUp = followUpOf(alone.words)
  if (!followUp) return alone
  const other = followUp.other === undefined ? undefined : before.named[followUp.other]
  if (other) return { ...answers.alone(`Tell me about ${other.name}`), named: before.named }
  if (followUp.asksMore) {
    return answers.more(before) ?? (isAnswer(alone) && alone.certainty >= CERTAIN ? alone : before)
  }
  const { isBare, isContinued, pointsBack } = followUp
  const isWhole =
    alone.certainty >= (isContinued ? CERTAIN_ALTHOUGH_CONTINUED : CERTAIN) &&
    alone.reply.kind !== 'declined'
  if (isWhole && !isBare && !pointsBack) return alone
  const candidates = together(before, followUp, answers)
  const best = candidates.find((each) => isAnswer(each) && each.certainty >= CERTAIN_TOGETHER)
  if (best && (best.certainty > alone.certainty || isContinued || pointsBack)) return best
  const isWeak = isContinued && alone.certainty < CERTAIN && before.reply.kind === 'told'
  if (isBare || isWeak) return before
  if (isAnswer(alone) || !(pointsBack || isContinued)) return alone
  return best ?? candidates.at(-1) ?? alone
}

function isAnswer({ reply: { kind } }: Answered): boolean {
  return kind === 'told' || kind === 'quoted'
}

/** The follow-up with what it leaves out, most likely first. */
function together(
  before: Answered,
  { words, isBare }: FollowUp,
  answers: SingleAnswers,
): readonly Answered[] {
  const rest = words.join(' ')
  const [subject] = before.named
  const other = answers.namesIn(rest)[0]
  const old = before.named.find(({ type }) => type === other?.type)
  const spoken = before.text.replaceAll(/[.?!,;:]/g, ' ')
  const both = answers.alone(`${spoken} ${rest}`, before.named, rest)
  if (isBare || before.found) return [both]
  return [
    ...(other && old ? [answers.alone(exchanged(before.text, old.name, other.name))] : []),
    ...(subject && !other ? [answers.alone(`${rest} ${subject.name}`)] : []),
    both,
    answers.alone(rest, before.named),
  ]
}

/** The text with another name, in whatever case the old one was typed. */
function exchanged(text: string, old: string, other: string): string {
  const at = text.toLowerCase().indexOf(old.toLowerCase())
  return at < 0 ? `${text} ${other}` : text.slice(0, at) + other + text.slice(at + old.length)
}
