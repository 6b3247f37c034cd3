/** The same text always gets the same answer, and nothing that a visitor types is stored. */
import type { ChatAnswer, ChatLink } from '../../../base/services/chat/chatSchema.ts'
import { answerOf, firstLinks, isVague, linksTo, quote, type Quotation } from './compose.ts'
import { CUES, intentOf } from './intents.ts'
import type { Knowledge, Passage, PostSummary } from '../search/knowledge.ts'
import { textsOf, type IndexedPassage } from '../search/passageEntry.ts'
import { createPassageIndex, type Hit } from '../search/passageIndex.ts'
import { createReader, type Question, type Term } from '../search/question.ts'
import { createReplies, type Wording } from './replies.ts'
import { createSkillFinder } from '../search/skillFinder.ts'
import { wordsOf } from '../search/words.ts'
import { postPath } from '../../../owner/paths.ts'

export interface Reply {
  /** `told`: site data or small talk; `quoted`: from passages; `declined`: no answer. */
  readonly kind: 'told' | 'quoted' | 'declined'
  readonly answer: ChatAnswer
  readonly passages: readonly Passage[]
}

/** The share of a question that an answer must cover; tuned with the questions of tests/chat. */
const SURE = 0.5
/** For a single term, which may be ambiguous. */
const SURE_OF_ONE = 0.7
/** For parts of the About page, which are lists: one matching word of several is no answer. */
const SURE_OF_LISTS = 0.6
/** Once one passage is sure, others may cover this share of what is required. */
const NEAR = 0.8
/** The share of the best passage's score that another one needs for a link. */
const RELATED = 0.35
const MOST_LINKS = 3

export function createAnswerer(
  knowledge: Knowledge,
  wording: Wording = 'quotes',
): (text: string) => Reply {
  const { site, posts, passages } = knowledge
  const read = readerOf(knowledge)
  const index = createPassageIndex(passages)
  const replies = createReplies(knowledge, wording)
  const makingOf = site.assistant?.makingOf ?? null
  const making = posts.find(({ url }) => makingOf !== null && url === postPath(makingOf))
  const postsByUrl = new Map(posts.map((post) => [post.url, post]))
  const askedSkill = createSkillFinder(site.owner.skills)

  function fromPassages(question: Question): Reply {
    const hits = preferArticles(question, index.search(question.terms))
    const found = answering(question, hits)
    const best = clearest(found, question.terms)
    if (!best) return declined(hits)
    const used = [...new Set([best.entry.passage, ...passagesOf(found)])]
    return {
      kind: 'quoted',
      answer: {
        answer: answerOf(best, site.owner.name),
        links: firstLinks(used.flatMap(linksTo), MOST_LINKS),
      },
      passages: used,
    }
  }

  function fromArticles(question: Question): Reply {
    const found = answering(question, index.search(question.terms, isOfArticle))
    const [best] = found
    const [other] = index.search(question.terms)
    // "Tell me more about" a project, say.
    if (other?.entry.passage.topic !== undefined && other.coverage > (best?.coverage ?? 0)) {
      return fromPassages(question)
    }
    const about = found.map(({ entry }) => postOf(entry.passage))
    const [post, ...others] = [...new Set(about.flatMap((each) => each ?? []))]
    if (!best || !post) return fromPassages(question)
    const sections = found.flatMap(({ entry }) => linksTo(entry.passage))
    const links = [
      linkTo(post),
      ...sections.filter(({ url }) => url.startsWith(`${post.url}#`)).slice(0, 1),
      ...others.map(linkTo),
    ]
    return {
      kind: 'quoted',
      answer: {
        answer: `${site.owner.name} has written ${replies.ofPost(post)}`,
        links: firstLinks(links, MOST_LINKS),
      },
      passages: passagesOf(found),
    }
  }

  function postOf({ url }: Passage): PostSummary | undefined {
    return postsByUrl.get(url.replace(/#.*/, ''))
  }

  function declined(hits: readonly Hit[]): Reply {
    return { kind: 'declined', answer: replies.decline(), passages: passagesOf(hits) }
  }

  return (text) => {
    const question = read(text)
    const { phrase, terms } = question
    const skill = askedSkill(phrase)
    if (skill) return told(replies.knowing(skill))
    const intent = intentOf(phrase, replies.isTold)
    if (intent === undefined) return fromPassages(question)
    const subjects = terms.filter((term) => !WRITING_STEMS.has(term.stem))
    if (intent === 'writing' && subjects.length > 0) {
      return fromArticles({ phrase, terms: subjects })
    }
    return told(replies.to(intent), intent === 'site' && making ? [linkTo(making)] : [])
  }
}

function isOfArticle({ topic }: Passage): boolean {
  return topic === undefined
}

function told({ answer, links }: ChatAnswer, more: readonly ChatLink[] = []): Reply {
  return { kind: 'told', answer: { answer, links: [...links, ...more] }, passages: [] }
}

/** Stems of what a question about writing may say besides its subject. */
const WRITING_STEMS: ReadonlySet<string> = new Set([
  'essai',
  'essay',
  'publish',
  'publ',
  'blog',
  'topic',
  'cover',
  'subject',
  // "Point me at something on".
  'point',
])

/** A question that does not mention the owner prefers articles, which say more about a subject. */
function preferArticles({ phrase }: Question, hits: readonly Hit[]): readonly Hit[] {
  if (/ your? /.test(phrase)) return hits
  return hits
    .map((hit) => (hit.entry.passage.topic === undefined ? hit : { ...hit, score: hit.score / 2 }))
    .sort((a, b) => b.score - a.score)
}

function answering({ terms }: Question, hits: readonly Hit[]): readonly Hit[] {
  const sure = terms.length === 1 ? SURE_OF_ONE : SURE
  const isSure = ({ coverage, entry }: Hit): boolean =>
    coverage >= (entry.passage.topic === undefined ? sure : Math.max(sure, SURE_OF_LISTS)) &&
    speaksOfTwo(terms, entry)
  if (!hits.some(isSure)) return []
  const near = hits.filter(({ coverage }) => coverage >= sure * NEAR)
  const best = near[0]?.score ?? 0
  return near.filter(({ score }) => score >= best * RELATED)
}

/** The best quotation, or the next one if that is vague. */
function clearest(hits: readonly Hit[], terms: readonly Term[]): Quotation | undefined {
  let best: Quotation | undefined
  for (const { entry } of hits.slice(0, MOST_LINKS)) {
    const quotation = quote(entry, terms)
    if (!isVague(quotation)) return quotation
    best ??= quotation
  }
  return best
}

/** Requires two of the terms, or the only one: a single match of several may be a coincidence. */
function speaksOfTwo(terms: readonly Term[], { presence }: IndexedPassage): boolean {
  const isThere = (stem: string): boolean => presence.has(stem)
  const there = terms.filter(({ stem, others }) => isThere(stem) || others.some(isThere))
  return there.length >= Math.min(2, terms.length)
}

function linkTo({ url, title }: PostSummary): ChatLink {
  return { type: 'internal', url, text: title }
}

function passagesOf(hits: readonly Hit[]): readonly Passage[] {
  return hits.map(({ entry }) => entry.passage)
}

function readerOf({ site, passages }: Knowledge): (text: string) => Question {
  const names = wordsOf(site.owner.name)
  return createReader({
    words: passages.flatMap((passage) => wordsOf(textsOf(passage).join(' '))),
    labels: passages.flatMap(({ page, heading, keywords }) =>
      wordsOf(`${page} ${heading} ${keywords}`),
    ),
    cues: [...CUES, ...site.owner.skills.flatMap(wordsOf)],
    names: [...names, ...names.map((name) => `${name}s`)],
  })
}
