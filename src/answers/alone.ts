/**
 * Answers a question that stands alone: a known one by its reply, any other by quoting the section that
 * covers it. Both are tried, and the one that fits better answers.
 */
import type { ChatAnswer, ChatLink } from '../base/services/chat/chatSchema.ts'
import { ABOUT_PATH, BLOG_PATH } from '../owner/paths.ts'
import { createArticlesOn } from './articlesOn.ts'
import type { Knowledge, Passage } from './search/knowledge.ts'
import type { Entity } from './known/entities.ts'
import { createKnownQuestions, type KnownQuestion } from './known/known.ts'
import { suggestions, type Wording } from './known/siteReplies.ts'
import { replyInLanguage } from './languages.ts'
import { readerOf, remembering } from './readerOf.ts'
import { createLookup, type Found } from './search/lookup.ts'
import { createPassageIndex } from './search/passageIndex.ts'
import type { Reader } from './search/question.ts'
import { readTopics } from './known/topics.ts'

export interface Reply {
  /** `told`: a known question; `quoted`: from passages; `near`: the closest there is; `declined`: no answer. */
  readonly kind: 'told' | 'quoted' | 'near' | 'declined'
  readonly answer: ChatAnswer
  readonly passages: readonly Passage[]
}

/** A reply, and what it was about for the question that follows it. */
export interface Answered {
  readonly text: string
  readonly words: readonly string[]
  readonly reply: Reply
  readonly named: readonly Entity[]
  /** What was quoted. */
  readonly found?: Found
  /** From 0 to 1. */
  readonly certainty: number
}

export interface SingleAnswers {
  /**
   * @param named names that the text may leave out
   * @param focus the part of the text that counts most
   */
  alone(text: string, named?: readonly Entity[], focus?: string): Answered
  /** What follows in the text that was quoted. */
  more(before: Answered): Answered | undefined
  namesIn(text: string): readonly Entity[]
  /** Drops what was remembered of the texts for the sake of speed. */
  forget(): void
}

/** A question that is as near as this to a known one is that question. */
const SAME = 0.84
/** The same where no passage covers the question. */
const LIKE = 0.66
/** The same for a question about the owner or the assistant, whom articles say little about. */
const LIKE_ON_OWNER = 0.58
/** How much better a passage must cover such a question to be preferred. */
const LEAD_ON_OWNER = 0.15
/** From here on a known reply is offered as the closest there is. */
const CLOSE = 0.44
const NOTHING_EXACTLY = 'I have nothing on exactly that. What the site does say: '
const ON_OWNER = new Set(['owner', 'you', 'your', 'yours', 'yourself'])
const ASKS_NUMBER =
  /\bhow (?:many|much|long|often|big|far|fast)\b|\bp.value\b|\b(?:percent|percentage|rate|costs?|price|year|number|value|interval|figure|prints?)\b|\bwhat (?:is|are|was) the \w+ (?:of|for|in)\b/i

export function createSingleAnswers(knowledge: Knowledge, wording: Wording): SingleAnswers {
  const { site } = knowledge
  const { owner } = site
  const ask = howToAsk(owner)
  const topics = readTopics({
    owner: owner.name,
    site: site.name,
    assistant: site.assistant?.name ?? '',
    ask,
  })
  const { read, forget } = remembering(readerOf(knowledge, topics))
  const known = createKnownQuestions(knowledge, { wording, topics, read, ask })
  const nothing = `I have nothing on that. The site does not mention it, and I would rather not guess. You could ask me ${suggestions(knowledge)}`
  const index = createPassageIndex(knowledge.passages)
  const lookup = createLookup(index, owner.name)
  const articlesOn = createArticlesOn(knowledge, index, nothing)
  const overview = overviewOf(owner.name)

  function told(
    best: KnownQuestion,
    lead: string,
  ): Pick<Answered, 'reply' | 'named' | 'certainty'> {
    const { said, isUnsaid } = known.say(best)
    const kind = best.topic.isRefusal || isUnsaid ? 'declined' : lead === '' ? 'told' : 'near'
    const answer = { answer: (kind === 'near' ? lead : '') + said.answer, links: said.links }
    return {
      named: said.named ?? best.asked.entities,
      reply: { kind, answer, passages: [] },
      certainty: best.score,
    }
  }

  function alone(text: string, named: readonly Entity[] = [], focus = ''): Answered {
    const { words, terms } = read(text)
    const base = { text, words, named }
    const best = known.nearest(text, named)
    const score = best?.score ?? 0
    const written =
      best?.topic.id === 'writing' && score >= LIKE_ON_OWNER ? articlesOn(terms) : undefined
    if (written) return { ...base, reply: { passages: [], ...written }, certainty: 1 }
    if (best && score >= SAME) return { ...base, ...told(best, leadOf(best, read)) }
    const found = lookup(terms, {
      asksNumber: ASKS_NUMBER.test(text),
      focus: new Set(read(focus).terms.map(({ stem }) => stem)),
    })
    // An article may be in the language of the question.
    const foreign =
      found.kind === 'quoted' ? undefined : replyInLanguage(text, owner.name, site.language)
    if (foreign !== undefined) {
      const answer = { answer: foreign, links: overview }
      return { ...base, reply: { kind: 'told', answer, passages: [] }, certainty: 1 }
    }
    const isOnOwner = words.some((word) => ON_OWNER.has(word))
    const isQuoted = found.kind === 'quoted'
    const rival = isQuoted ? found.coverage - (isOnOwner ? LEAD_ON_OWNER : 0) : 0
    if (best && score >= Math.max(isOnOwner ? LIKE_ON_OWNER : LIKE, rival)) {
      return { ...base, ...told(best, leadOf(best, read)) }
    }
    const isClose = best?.sharesSubject && !best.topic.isRefusal && score >= CLOSE && !isQuoted
    if (isClose && !known.say(best).isUnsaid) return { ...base, ...told(best, NOTHING_EXACTLY) }
    const { kind, answer, passages, coverage } = found
    if (kind === 'declined') {
      const none = { answer: nothing, links: [] }
      return { ...base, reply: { kind, answer: none, passages }, certainty: 0 }
    }
    const certainty = isQuoted ? coverage : coverage / 2
    return { ...base, reply: { kind, answer, passages }, found, certainty }
  }

  return {
    alone,
    more(before) {
      const found = before.found && lookup.more(before.found)
      if (!found) return undefined
      const { kind, answer, passages } = found
      return { ...before, found, reply: { kind, answer, passages } }
    },
    namesIn: known.entitiesIn,
    forget,
  }
}

function overviewOf(name: string): readonly ChatLink[] {
  return [
    { type: 'internal', url: ABOUT_PATH, text: `About ${name}` },
    { type: 'internal', url: BLOG_PATH, text: 'Blog' },
  ]
}

function howToAsk({ name, email }: Knowledge['site']['owner']): string {
  return email === ''
    ? `The About page says how to reach ${name}.`
    : `You could ask ${name} at ${email}.`
}

/** What a question about somebody or something else gets is only the closest there is. */
function leadOf({ clause }: KnownQuestion, read: Reader): string {
  const [stranger] = strangersIn(clause, read(clause).unknown)
  return stranger === undefined
    ? ''
    : `I have nothing on “${stranger}” itself. What the site does say: `
}

/** Names that nobody here has: unknown words with a capital letter, except the first of a sentence. */
function strangersIn(text: string, unknown: readonly string[]): readonly string[] {
  const names = text.match(/(?<=\S\s+)\p{Lu}[\p{L}\p{N}]+/gu) ?? []
  return names.filter((name) => unknown.includes(name.toLowerCase()))
}
