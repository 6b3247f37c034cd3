/** Looks a question up in the sections of the site, and quotes the sentences that cover it. */
import type { ChatAnswer } from '../base/services/chat/chatSchema.ts'
import type { Passage } from '../find/passage.ts'
import {
  isForeign,
  weightOf,
  type Hit,
  type PassageIndex,
  type WeighedTerm,
} from '../find/passageIndex.ts'
import type { Term } from '../find/question.ts'
import type { IndexedPassage } from '../find/passageEntry.ts'
import type { Entity } from './known/entities.ts'
import { whichOf } from './which.ts'
import { answerOf, isVague, linksOf, quote, quoteAfter, type Quotation } from './quotation.ts'

/** The share of a question that an answer must cover; tuned with the questions of tests/chat. */
const SURE = 0.5
/** What the closest section must cover of a question that none answers. */
const CLOSE = 0.25
/** In words. */
const MOST_OF_ONE = 4
/** A word this rare tells enough by itself. */
const RARE = 3.8
/** Up to so many terms, a question is about the one that is missing. */
const MOST_NAMED = 3
/** How many close sections are looked at. */
const MOST_NEAR = 6
/** What sentences must say of a follow-up for the page that was talked about to answer it. */
const SURE_WITHIN = 0.6
/** Such passages are known questions or their answers, which are sure in other ways. */
const WHOLE: ReadonlySet<Passage['topic']> = new Set(['answer', 'help'] as const)
/** What they must say of a question that no known one is like to be more than the closest. */
const SURE_OF_WHOLE = 0.75
/** In words: a longer question tells which of two things it is about. */
const MOST_OF_TIE = 3
/** What the sentences count beside the section where a number is asked for. */
const OF_VALUE = 0.5
/** What the sentences and their section must cover together. */
const LEAST_OF_BOTH = 1.09
/** How many of the sections that answer are quoted from. */
const MOST_QUOTED = 3

export interface Found {
  readonly kind: 'quoted' | 'near' | 'declined'
  readonly answer: ChatAnswer
  readonly passages: readonly Passage[]
  readonly coverage: number
  readonly quotation?: Quotation
  /** What may be meant, where several things fit alike. */
  readonly rivals?: readonly Entity[]
}

/** What a quotation should say above all. */
export interface Wish {
  /** Of the question, in words. */
  readonly length: number
  /** What a sentence that answers has: a number, a year. */
  readonly wanted?: RegExp | undefined
  /** Whether a text leaves out what is asked. */
  lacks(text: string): boolean
}

export interface Lookup {
  (terms: readonly Term[], wish: Wish): Found
  /** What the article at an address, or the part of a page, says about the terms. */
  within(
    address: string,
    terms: readonly Term[],
    wanted?: RegExp,
    least?: number,
  ): Found | undefined
  /** What follows in the text that was quoted. */
  more(found: Found): Found | undefined
}

export function createLookup(index: PassageIndex, name: string): Lookup {
  function find(asked: readonly Term[], wish: Wish): Found {
    const { wanted, length, lacks } = wish
    const terms = index.weigh(asked)
    const all = index.search(terms)
    const hits = all.filter(({ entry }) => !WHOLE.has(entry.passage.topic))
    const found = answering(terms, hits)
    const best = clearest(found, terms, wanted)
    if (!best) return near(terms, all, wish)
    const which = terms.length === 1 && length <= MOST_OF_TIE ? whichOf(hits) : undefined
    if (which) return which
    const used = [...new Set([best.entry.passage, ...found.map(({ entry }) => entry.passage)])]
    const isThin = terms.length === 1 && length > MOST_OF_ONE
    const coverage = found[0]?.coverage ?? 0
    const isPart = lacks(best.sentences.map(({ text }) => text).join(' '))
    const isWeak =
      isPart || isVague(best) || (terms.length > 1 && best.value + coverage < LEAST_OF_BOTH)
    if (!isThin && !isWeak) return quoted(best, used, coverage)
    return near(terms, all, wish, used)
  }

  function quoted(quotation: Quotation, passages: readonly Passage[], coverage: number): Found {
    const answer = { answer: answerOf(quotation, name), links: linksOf(passages) }
    return { kind: 'quoted', answer, passages, coverage, quotation }
  }

  function near(
    terms: readonly WeighedTerm[],
    hits: readonly Hit[],
    wish: Wish,
    related: readonly Passage[] = [],
  ): Found {
    const best = nearest(terms, hits, wish.wanted)
    if (best && !isElsewhere(terms, best))
      return closest(terms, best, [best.entry.passage, ...related], wish)
    const passages = hits.map(({ entry }) => entry.passage)
    return { kind: 'declined', answer: { answer: '', links: [] }, passages, coverage: 0 }
  }

  function closest(
    terms: readonly WeighedTerm[],
    quotation: Quotation,
    used: readonly Passage[],
    { lacks }: Wish,
  ): Found {
    const { entry, share } = quotation
    const missing = terms.filter((term) => !isIn(entry, term))
    // The ways of asking for an answer say what it is about, too.
    const said = entry.passage.topic === 'answer' ? 1 - weightOf(missing) / weightOf(terms) : share
    const isTelling = terms.length > 1 || terms.some(({ rarity }) => rarity >= RARE)
    const isWhole = WHOLE.has(entry.passage.topic) && isTelling
    const isSure = isWhole && terms.every(({ isKnown }) => isKnown)
    const found = quoted(quotation, used, share)
    if (isSure && said >= SURE_OF_WHOLE && !lacks(found.answer.answer))
      return { ...found, kind: 'near' }
    const [subject] = missing
    // In a long question the missing word may be any, not what the question is about.
    const isOne = missing.length === 1 && terms.length <= MOST_NAMED && isSubject(subject)
    const what = subject && isOne ? `“${subject.word}” itself` : 'exactly that'
    const answer = `I have nothing on ${what}; the closest is this: ${found.answer.answer}`
    return { ...found, kind: 'near', answer: { ...found.answer, answer } }
  }

  return Object.assign(find, {
    within(
      address: string,
      asked: readonly Term[],
      wanted?: RegExp,
      least = SURE_WITHIN,
    ): Found | undefined {
      const terms = index.weigh(asked)
      const isThere = ({ url, topic }: Passage): boolean =>
        topic !== 'answer' &&
        (url === address || (topic === undefined && url.split('#')[0] === address.split('#')[0]))
      const best = nearest(terms, index.search(terms, isThere), wanted, Math.min(least, CLOSE))
      return best && best.share >= least
        ? quoted(best, [best.entry.passage], best.share)
        : undefined
    },
    more({ quotation, passages }: Found): Found | undefined {
      const next = quotation && quoteAfter(quotation)
      return next && quoted(next, passages, 1)
    },
  })
}

/** Whether a short question is about a word that the site does not have, so that what is closest is not close. */
function isElsewhere(terms: readonly WeighedTerm[], { share }: Quotation): boolean {
  const isShort = terms.length <= MOST_NAMED
  return share === 0 || (isShort && share < SURE && terms.some(isForeign))
}

/** Whether a word may be what a question is about: not the owner, a number or a short word. */
function isSubject(term: WeighedTerm | undefined): boolean {
  return (
    term !== undefined && !term.isKnown && term.word !== 'owner' && /^\p{L}{4,}$/u.test(term.word)
  )
}

/** The quotation that says most of a question that no section is sure to answer. */
function nearest(
  terms: readonly WeighedTerm[],
  hits: readonly Hit[],
  wanted: RegExp | undefined,
  least = CLOSE,
): Quotation | undefined {
  const [best] = hits
    .filter((hit) => hit.coverage >= least && (least === 0 || speaksOfTwo(terms, hit.entry)))
    .slice(0, MOST_NEAR)
    .map(({ entry, coverage }) => {
      const quotation = quote(entry, terms, wanted)
      return { quotation, value: quotation.value + coverage }
    })
    .sort((a, b) => b.value - a.value)
  return best?.quotation
}

/** The hits that are sure to answer a question. */
export function answering(terms: readonly Term[], hits: readonly Hit[]): readonly Hit[] {
  return hits.filter(({ coverage, entry }) => coverage >= SURE && speaksOfTwo(terms, entry))
}

/** The quotation that covers most of the question, of the best sections. */
function clearest(
  hits: readonly Hit[],
  terms: readonly WeighedTerm[],
  wanted: RegExp | undefined,
): Quotation | undefined {
  const quotations = hits.slice(0, MOST_QUOTED).map(({ entry }) => quote(entry, terms, wanted))
  const rank = ({ share, value }: Quotation): number => share + (wanted ? OF_VALUE * value : 0)
  return quotations.sort((a, b) => rank(b) - rank(a))[0]
}

/** Requires two of the terms, or the only one: a single match of several may be a coincidence. */
function speaksOfTwo(terms: readonly Term[], entry: IndexedPassage): boolean {
  return terms.filter((term) => isIn(entry, term)).length >= Math.min(2, terms.length)
}

function isIn({ presence }: IndexedPassage, { stem, others }: Term): boolean {
  return [stem, ...others].some((each) => presence.has(each))
}
