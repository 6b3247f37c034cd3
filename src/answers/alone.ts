/**
 * Answers a question that stands alone: a known one by its reply, any other by quoting the section that
 * covers it. Both are tried, and the one that fits better answers.
 */
import type { Term } from '../find/question.ts'
import type { ChatAnswer, ChatLink } from '../base/services/chat/chatSchema.ts'
import type { FollowUp } from './followUp.ts'
import type { Entity } from './known/entities.ts'
import type { Knowledge } from './known/knowledge.ts'
import type { KnownQuestion } from './known/known.ts'
import type { Wording } from './known/help.ts'
import { type Foreign, foreignQuestion } from './languages.ts'
import type { Found } from './lookup.ts'
import type { Answered, Reply } from './reply.ts'
import { createSources, type Sources } from './sources.ts'
import { isOnOther, leadOf, NOTHING_EXACTLY, shareOf, subjectOf, SURE, told } from './telling.ts'
import { lacksAspect, wantedBy } from './wanted.ts'

export interface SingleAnswers {
  /** @param named names that the text may leave out */
  alone(text: string, named?: readonly Entity[]): Answered
  /** What the page that the last answer was from says of a text. */
  within(before: Answered, followUp: FollowUp): Answered | undefined
  /** What follows in the text that was quoted. */
  more(before: Answered): Answered | undefined
  namesIn(text: string): readonly Entity[]
  /** Drops what was remembered of the texts for the sake of speed. */
  forget(): void
}

/** A question that is as near as this to a known one is that question. */
const SAME = 0.82
/** How sure a known question must be to be preferred to what was found: to a passage that covers the question, to the closest one, to none. */
const LEAST = { quoted: 1.5, near: SURE, declined: SURE }
/** The same of what the site does not hold. */
const LEAST_OF_REFUSAL = { quoted: 1.7, near: 1.1, declined: 0.8 }
/** Enough for a question that the page under discussion answers. */
const LIKE_HERE = 0.5
/** From here on a known reply is offered as the closest there is. */
const CLOSE = 0.44
/** Sentences that cover this much of a question are closer than such a reply. */
const CLOSER = 0.5
const ASKS_ARTICLES =
  /\bsummar(?:y|i[sz]e)\b.* (?:article|post|essay)\b|\b(?:article|post|essay) in (?:short|brief|a nutshell)\b|^(?:how long|how many minutes|when)\b.* (?:article|post|essay)\b|\b(?:articles|posts|essays|writ(?:e|es|ten|ing)|wrote|an? (?:article|post|essay)|any(?:thing)?) (?:about|on|cover|discuss|mention) /i

export function createSingleAnswers(knowledge: Knowledge, wording: Wording): SingleAnswers {
  const sources = createSources(knowledge, wording)
  const { known, lookup, forget } = sources
  return {
    alone: (text, named = []) => alone(sources, text, named),
    within: (before, followUp) => within(sources, before, followUp),
    more(before) {
      const { text, found, reply } = before
      const [link] = reply.answer.links
      // What was told may stand in a section that says more of it.
      const section = link?.url.includes('#') === true ? link.url : ''
      const next = found
        ? lookup.more(found)
        : lookup.within(section, sources.read(text).terms, undefined, 0)
      return next && { ...before, found: next, reply: replyOf(next) }
    },
    namesIn: known.entitiesIn,
    forget,
  }
}

function alone(sources: Sources, text: string, named: readonly Entity[]): Answered {
  const { site, read, known, lookup, articlesOn, places, index } = sources
  const { words, terms } = read(text)
  const own = known.entitiesIn(text)
  const base = { text, words, named: own.length > 0 ? own : named }
  const best = known.nearest(text, named)
  const isSame = best !== undefined && best.score >= SAME
  const place = places(words)
  const isPlace = ({ url }: ChatLink): boolean =>
    place?.links.some((link) => link.url === url) === true
  if (place && !(isSame && known.say(best).said.links.some(isPlace))) {
    return { ...base, reply: toldReply(place), certainty: 1 }
  }
  const written = !isSame && ASKS_ARTICLES.test(words.join(' ')) ? articlesOn(terms) : undefined
  if (written) {
    return { ...base, named: subjectOf(known, written), reply: toldReply(written), certainty: 1 }
  }
  if (isSame) return { ...base, ...told(sources, best, leadOf(sources, best)) }
  const found = lookup(terms, {
    length: words.length,
    wanted: wantedBy(text),
    lacks: (said) => lacksAspect(text, said),
  })
  // An article may be in the language of the question.
  const foreign =
    found.kind === 'quoted'
      ? undefined
      : foreignQuestion(text, { owner: site.owner.name, own: site.language, isKnown: read.knows })
  if (foreign) return { ...base, ...inLanguage(sources, foreign) }
  const lead = best && leadBeside(sources, best, found)
  const isLost = best !== undefined && lead === NOTHING_EXACTLY && isOnOther(sources, best)
  if (best && lead !== undefined && !isLost) return { ...base, ...told(sources, best, lead) }
  if (isLost || found.kind === 'declined') {
    const none: Reply = {
      ...replyOf(found),
      kind: 'declined',
      answer: { answer: sources.nothing(words, index.weigh(terms)), links: [] },
    }
    return { ...base, reply: none, certainty: 0 }
  }
  const certainty = found.coverage * (found.kind === 'quoted' ? 1 : 0.5)
  const subjects = found.rivals ?? base.named
  return { ...base, named: subjects, reply: replyOf(found), found, certainty }
}

/** In the language of the question, and then what the site says in its own. */
function inLanguage(
  sources: Sources,
  { reply, english, isNamed }: Foreign,
): Pick<Answered, 'reply' | 'certainty'> {
  const isSaid = ({ reply: own, certainty }: Answered): boolean =>
    !own.isTalk &&
    (own.kind === 'told' ||
      (own.kind === 'quoted' && isNamed) ||
      (own.kind === 'declined' && certainty > 0))
  const said = alone(sources, english, [])
  const { answer, links } = said.reply.answer
  const whole = isSaid(said)
    ? toldReply({ answer: `${reply} ${answer}`, links }, said.reply.passages)
    : toldReply({ answer: reply, links: sources.overview })
  return { reply: whole, certainty: 1 }
}

/** What comes before the reply to a known question if it fits better than what was found; undefined if it does not. */
function leadBeside(sources: Sources, best: KnownQuestion, found: Found): string | undefined {
  const { topic, score } = best
  const isQuoted = found.kind === 'quoted'
  const { isUnsaid } = sources.known.say(best)
  const isRefusal = topic.isRefusal || isUnsaid
  const share = shareOf(sources, best)
  // What is written tells more than what is put together.
  const isThin = isQuoted && topic.reply === ''
  const least = isRefusal || isThin ? LEAST_OF_REFUSAL : LEAST
  if (!found.rivals && score + share >= least[found.kind]) return leadOf(sources, best)
  const isCloser = isQuoted || (found.kind === 'near' && found.coverage > CLOSER)
  const isClose = score >= CLOSE && !isRefusal
  return isClose && !isCloser ? NOTHING_EXACTLY : undefined
}

/** What the page that the last answer was from says of a follow-up. */
function within(
  sources: Sources,
  before: Answered,
  { words, isBare }: FollowUp,
): Answered | undefined {
  const { read, known, lookup } = sources
  const url = before.reply.answer.links[0]?.url ?? ''
  const [page = ''] = url.split('#')
  const text = words.join(' ')
  const best = isBare ? undefined : known.nearest(text, before.named, page)
  if (best && best.score >= LIKE_HERE && best.topic.links[0]?.startsWith(page)) {
    return { text, words, ...told(sources, best, leadOf(sources, best)) }
  }
  const about = isBare ? `${before.text} ${before.reply.answer.answer}` : text
  const terms: readonly Term[] = read(about).terms
  const found = lookup.within(url, terms, wantedBy(text), isBare ? 0 : undefined)
  if (!found) return undefined
  const { named } = before
  return { text, words, named, found, certainty: found.coverage, reply: replyOf(found) }
}

function toldReply(answer: ChatAnswer, passages: Reply['passages'] = []): Reply {
  return { kind: 'told', answer, passages }
}

function replyOf({ kind, answer, passages }: Found): Reply {
  return { kind, answer, passages }
}
