/** What is said of a known question: its reply, or what the site's help says in particular. */
import type { ChatAnswer } from '../base/services/chat/chatSchema.ts'
import { isForeign, type WeighedTerm } from '../find/passageIndex.ts'
import { HELP_PATH } from '../owner/paths.ts'
import type { Entity } from './known/entities.ts'
import { OWNERS } from './known/asking.ts'
import { isSmallTalk, type KnownQuestion } from './known/known.ts'
import { narrowed } from './listed.ts'
import type { Found } from './lookup.ts'
import type { Answered } from './reply.ts'
import type { Sources } from './sources.ts'
import { lacksAspect, wantedBy } from './wanted.ts'

/** What the likeness to a known question, and the share of a question's words that its reply says, add up to if that answers it. */
export const SURE = 1.15
/** A share that is enough for a question about a word that the site does not have to be about more than that. */
const MOST_SAID = 0.56
/** The least share of a question with such a word. */
const LEAST_OF_UNKNOWN = 0.7
/** In terms: a longer question may have words beside what it is about. */
const MOST_OF_SHORT = 3
/** In UTF-16 units. */
const MOST_OF_BOTH = 400
/** An answer that begins so needs no such lead. */
const UNSAID = 'The site does not '
export const NOTHING_EXACTLY = 'I have nothing on exactly that. What the site does say: '

export function told(
  sources: Sources,
  best: KnownQuestion,
  lead: string,
): Pick<Answered, 'reply' | 'named' | 'certainty' | 'found'> {
  const { said, isUnsaid } = sources.known.say(best)
  const found = detailOf(sources, best, said)
  const kind = best.topic.isRefusal || isUnsaid ? 'declined' : lead === '' ? 'told' : 'near'
  const own = found?.answer.answer ?? narrowed(said.answer, sources.read(best.clause).terms)
  const text = kind === 'near' && !own.startsWith(UNSAID) ? lead + withoutYes(own) : own
  const answer = { answer: text, links: said.links }
  return {
    named: said.named?.length ? said.named : namedIn(sources, best, said),
    reply: { kind, answer, passages: [], isTalk: isSmallTalk(best) },
    certainty: best.score,
    ...(found && { found }),
  }
}

/** What a question names; else the only project or employer that its answer names, or the article that it links to. */
function namedIn(
  { known }: Sources,
  { asked }: KnownQuestion,
  said: ChatAnswer,
): readonly Entity[] {
  return asked.entities.length > 0 ? asked.entities : subjectOf(known, said)
}

export function subjectOf(
  { entitiesIn }: Sources['known'],
  { answer, links: [link] }: ChatAnswer,
): readonly Entity[] {
  const things = entitiesIn(answer).filter(({ type }) => type === 'project' || type === 'employer')
  if (new Set(things.map(({ name }) => name)).size === 1) return things.slice(0, 1)
  const page = link && !link.url.includes('#') ? link.text : ''
  return entitiesIn(page).filter(({ type }) => type === 'article')
}

/** What the help says of a question beyond its summary, which follows if both are short. */
function detailOf(
  { read, lookup }: Sources,
  { topic, clause }: KnownQuestion,
  { answer, links }: ChatAnswer,
): Found | undefined {
  const help = links.find(({ url }) => url === `${HELP_PATH}#${topic.id}`)
  if (!help) return undefined
  const about = read(`${help.text} ${answer}`).terms.map(({ stem }) => stem)
  const terms = read(clause).terms.filter(
    ({ stem, others }) => ![stem, ...others].some((each) => about.includes(each)),
  )
  const found = lookup.within(help.url, terms, wantedBy(clause), 0)
  const [first] = found?.quotation?.sentences ?? []
  const isShort = answer.length <= MOST_OF_BOTH
  if (!found || !first || (isShort && answer.includes(first.text))) return undefined
  const both = `${found.answer.answer} ${answer}`
  return both.length > MOST_OF_BOTH ? found : { ...found, answer: { answer: both, links } }
}

/** What is closest neither confirms nor denies what was asked. */
export function withoutYes(text: string): string {
  const [, first = '', rest = ''] = /^(?:Yes|No): (.)(.*)$/s.exec(text) ?? []
  return rest === '' ? text : first.toUpperCase() + rest
}

/** What a question about somebody or something else gets is only the closest there is. */
export function leadOf(sources: Sources, best: KnownQuestion): string {
  const { said, isUnsaid } = sources.known.say(best)
  const isUnasked = best.topic.isRefusal || isUnsaid || isSmallTalk(best)
  const isUnexplained =
    /^why\b/i.test(best.clause) && best.topic.asked.some((each) => each.includes('<'))
  const isLacking = (text = said.answer): boolean => lacksAspect(best.clause, text)
  const isPart = isLacking() && isLacking(detailOf(sources, best, said)?.answer.answer)
  if (!isUnasked && (isUnexplained || isPart)) return NOTHING_EXACTLY
  const share = shareOf(sources, best)
  const isUnknown = share < LEAST_OF_UNKNOWN && termsOf(sources, best).some(isForeign)
  return isUnknown || best.score + share < SURE ? NOTHING_EXACTLY : ''
}

/** Whether a short question is about a word that the site does not have, and neither about the owner nor about what has a name here. */
export function isOnOther(sources: Sources, best: KnownQuestion): boolean {
  const { entities, words } = best.asked
  const { isUnsaid } = sources.known.say(best)
  if (best.topic.isRefusal || isUnsaid) return false
  if (entities.length > 0) return entities.every(({ type }) => type === 'technology')
  const terms = termsOf(sources, best)
  const isOnOwner = words.some((word) => OWNERS.includes(word))
  const isShort = best.isWhole && terms.length <= MOST_OF_SHORT
  const isSaid = isOnOwner || shareOf(sources, best) >= MOST_SAID
  return isShort && !isSaid && terms.some(isForeign)
}

/** The share of a question that its reply says. */
export function shareOf(sources: Sources, best: KnownQuestion): number {
  const { known } = sources
  const more = detailOf(sources, best, known.say(best).said)?.answer.answer
  return known.shareOf(best, termsOf(sources, best), more)
}

function termsOf({ read, index }: Sources, { clause }: KnownQuestion): readonly WeighedTerm[] {
  return index.weigh(read(clause).terms)
}
