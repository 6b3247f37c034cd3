/**
 * Answers questions from the site's content. The same conversation always gets the same answer, and
 * nothing that a visitor types is stored.
 */
import { type ChatTurn, MAX_TURNS } from '../base/services/chat/chatSchema.ts'
import { createSingleAnswers, type SingleAnswers } from './alone.ts'
import { type FollowUp, followUpOf, withOther } from './followUp.ts'
import { OWNER } from '../find/question.ts'
import type { Entity } from './known/entities.ts'
import type { Knowledge } from './known/knowledge.ts'
import type { Wording } from './known/help.ts'
import { ofListed } from './listed.ts'
import { type Answered, isAnswer, type Reply } from './reply.ts'
import { NOTHING_EXACTLY, withoutYes } from './telling.ts'
import { wantedBy } from './wanted.ts'
import { joined, twoQuestionsIn } from './twoQuestions.ts'

export type { Reply } from './reply.ts'

/** @param turns the last messages before the question, oldest first */
export type Answerer = (text: string, turns?: readonly ChatTurn[]) => Reply

/** A follow-up that is as certain as this by itself needs no context. */
const CERTAIN = 0.84
/** The same for one that begins with "and" or the like. */
const CERTAIN_ALTHOUGH_CONTINUED = 0.97
/** What a question and the one before it must reach together. */
const CERTAIN_TOGETHER = 0.66

/** What is asked of an article itself, not of what it is about. */
const OF_ARTICLE = /^(?:how long|when|who wrote|what is .*about)\b/

export function createAnswerer(knowledge: Knowledge, wording: Wording = 'quotes'): Answerer {
  const answers = createSingleAnswers(knowledge, wording)
  const one = (before: Answered | undefined, text: string): Answered =>
    before ? answerAfter(before, text, answers) : answers.alone(text)
  const next = (before: Answered | undefined, text: string): Answered => {
    const [first, second] = twoQuestionsIn(text)
    if (first === undefined || second === undefined) return one(before, text)
    const answered = one(before, first)
    return joined(answered, one(answered, second)) ?? one(before, text)
  }
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
  const ofList = ofListed(before, followUp, answers)
  if (ofList) return ofList
  const [subject] = before.named
  if (followUp.asksMore) {
    const all = subject && !followUp.asksWhy && answers.alone(`tell me about ${subject.name}`)
    const isNew =
      all && isAnswer(all) && !before.reply.answer.answer.includes(all.reply.answer.answer)
    if (isNew && subject.type !== 'article') return all
    return answers.more(before) ?? before
  }
  const replaced = withOther(before.words, followUp, namesIn(before.text))
  const ofOther = replaced === undefined ? undefined : answers.alone(replaced)
  if (ofOther && ofOther.certainty >= CERTAIN) return ofOther
  const { isBare, isContinued, pointsBack } = followUp
  const meant = aboutSubject(subject, followUp, before, alone)
  const ofSubject = meant === undefined ? undefined : answers.alone(meant)
  if (ofSubject && ofSubject.certainty >= CERTAIN) return ofSubject
  const isWhole = alone.certainty >= (isContinued ? CERTAIN_ALTHOUGH_CONTINUED : CERTAIN)
  if (isWhole && !isBare && isOfItself(alone, before, followUp)) return alone
  const there = answers.within(before, followUp)
  const isAbsent = pointsBack && before.named.length === 0
  const least = isAbsent ? CERTAIN_TOGETHER : alone.certainty
  if (there && (isBare || there.certainty > least)) return there
  const candidates = together(before, followUp, answers)
  const best = candidates.find((each) => isAnswer(each) && each.certainty >= CERTAIN_TOGETHER)
  if (isBare) return unlessLacking(best ?? before, text)
  if (best) return best
  const isSure = alone.certainty >= (pointsBack ? CERTAIN : 0)
  if ((isAnswer(alone) && isSure) || !(pointsBack || isContinued)) return alone
  return candidates.at(-1) ?? alone
}

/** The answer before, which may be no more than the closest. */
function unlessLacking(before: Answered, text: string): Answered {
  const { reply } = before
  const { answer } = reply
  const wanted = wantedBy(text)
  if (!isAnswer(before) || wanted?.test(answer.answer) !== false) return before
  return {
    ...before,
    reply: {
      ...reply,
      kind: 'near',
      answer: { ...answer, answer: NOTHING_EXACTLY + withoutYes(answer.answer) },
    },
  }
}

/** What something costs is not what the owner charges, and "the code" after a project is not that of the site. */
function aboutSubject(
  subject: Entity | undefined,
  { words, naming }: FollowUp,
  before: Answered,
  { named }: Answered,
): string | undefined {
  if (!subject) return undefined
  if (subject.type === 'article') {
    const [link] = before.reply.answer.links
    const isOnArticle = link?.url.includes('#') === false && OF_ARTICLE.test(words.join(' '))
    return isOnArticle ? naming(subject.name) : undefined
  }
  const isProject = subject.type === 'project' && named.length === 0
  return naming(subject.name) ?? (isProject ? `${words.join(' ')} ${subject.name}` : undefined)
}

/** The words with a capital, but for the first. */
function namesIn(text: string): readonly string[] {
  return (text.match(/(?<=\s)\p{Lu}[\p{L}\p{N}]+/gu) ?? []).map((word) => word.toLowerCase())
}

/** Whether a question needs nothing that was said before, although it has a word such as "that". */
function isOfItself(
  { reply, words }: Answered,
  { named }: Answered,
  { pointsBack }: FollowUp,
): boolean {
  const isOnOwner = named.length === 0 && words.includes(OWNER)
  return !pointsBack || isOnOwner || reply.kind === 'declined'
}

/** The follow-up with what it leaves out, most likely first. */
function together(
  before: Answered,
  followUp: FollowUp,
  answers: SingleAnswers,
): readonly Answered[] {
  const { words, isBare, naming } = followUp
  const rest = words.join(' ')
  const [subject] = before.named
  const spoken = before.text.replaceAll(/[.?!,;:]/g, ' ')
  const both = answers.alone(`${spoken} ${rest}`, before.named)
  if (!subject || isBare || answers.namesIn(rest).length > 0) return [both]
  return [answers.alone(naming(subject.name) ?? `${rest} ${subject.name}`), both]
}
