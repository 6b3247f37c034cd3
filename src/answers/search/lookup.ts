/** Looks a question up in the sections of the site, and quotes the sentences that cover it. */
import type { ChatAnswer } from '../../base/services/chat/chatSchema.ts'
import type { Passage } from './knowledge.ts'
import type { Hit, PassageIndex, WeighedTerm } from './passageIndex.ts'
import type { Term } from './question.ts'
import type { IndexedPassage } from './passageEntry.ts'
import {
  answerOf,
  firstLinks,
  isVague,
  linksTo,
  quote,
  quoteAfter,
  type Quotation,
} from './quotation.ts'

/** The share of a question that an answer must cover; tuned with the questions of tests/chat. */
const SURE = 0.5
/** For a single term, which may be ambiguous. */
const SURE_OF_ONE = 0.7
/** For parts of the About page, which are lists: one matching word of several is no answer. */
const SURE_OF_LISTS = 0.6
/** Once one passage is sure, others may cover this share of what is required. */
const NEAR = 0.8
/** What the closest section must cover of a question that none answers. */
const CLOSE = 0.33
/** The share of the best passage's score that another one needs for a link. */
const RELATED = 0.35
const MOST_LINKS = 3

export interface Found {
  readonly kind: 'quoted' | 'near' | 'declined'
  readonly answer: ChatAnswer
  readonly passages: readonly Passage[]
  readonly coverage: number
  readonly quotation?: Quotation
}

/** What a quotation should say above all. */
export interface Wish {
  readonly asksNumber: boolean
  /** Stems of the words that a follow-up adds. */
  readonly focus: ReadonlySet<string>
}

/** How much more a word of a follow-up counts. */
const FOCUS = 2.5
/** How much less each further section counts whose sentences cover the question as well. */
const FURTHER = 0.08

export interface Lookup {
  (terms: readonly Term[], wish: Wish): Found
  /** What follows in the text that was quoted. */
  more(found: Found): Found | undefined
}

export function createLookup(index: PassageIndex, name: string): Lookup {
  function find(asked: readonly Term[], { asksNumber, focus }: Wish): Found {
    const terms = index
      .weigh(asked)
      .map((term) => (focus.has(term.stem) ? { ...term, rarity: term.rarity * FOCUS } : term))
    const hits = preferArticles(index.search(terms))
    const found = answering(terms, hits)
    const best = clearest(found, terms, asksNumber)
    if (!best) return near(terms, hits, asksNumber)
    const used = [...new Set([best.entry.passage, ...found.map(({ entry }) => entry.passage)])]
    if (isVague(best)) return closest(terms, best, used)
    const coverage = found[0]?.coverage ?? 0
    return {
      kind: 'quoted',
      answer: {
        answer: answerOf(best, name),
        links: firstLinks(used.flatMap(linksTo), MOST_LINKS),
      },
      passages: used,
      coverage,
      quotation: best,
    }
  }

  function near(terms: readonly WeighedTerm[], hits: readonly Hit[], asksNumber: boolean): Found {
    const [hit] = hits
    const passagesFound = hits.map(({ entry }) => entry.passage)
    const nothing = {
      kind: 'declined',
      answer: { answer: '', links: [] },
      passages: passagesFound,
      coverage: 0,
    } as const
    if (!hit || hit.coverage < CLOSE) return nothing
    if (!speaksOfTwo(terms, hit.entry)) return nothing
    return closest(terms, quote(hit.entry, terms, asksNumber), [hit.entry.passage])
  }

  function closest(
    terms: readonly WeighedTerm[],
    quotation: Quotation,
    used: readonly Passage[],
  ): Found {
    const { labels, presence } = quotation.entry
    const missing = terms.filter(
      ({ stem, others }) =>
        ![stem, ...others].some((each) => labels.has(each) || presence.has(each)),
    )
    const what =
      missing.length === 0
        ? 'exactly that'
        : `“${missing.map(({ word }) => word).join(' ')}” itself`
    return {
      kind: 'near',
      answer: {
        answer: `I have nothing on ${what}; the closest is this: ${answerOf(quotation, name)}`,
        links: firstLinks(used.flatMap(linksTo), MOST_LINKS),
      },
      passages: used,
      coverage: quotation.share,
      quotation,
    }
  }

  return Object.assign(find, {
    more({ quotation, passages: used }: Found): Found | undefined {
      const next = quotation && quoteAfter(quotation)
      if (!next) return undefined
      return {
        kind: 'quoted' as const,
        answer: {
          answer: answerOf(next, name),
          links: firstLinks(used.flatMap(linksTo), MOST_LINKS),
        },
        passages: used,
        coverage: 1,
        quotation: next,
      }
    },
  })
}

/** Known questions cover the owner's data, so articles come first here. */
function preferArticles(hits: readonly Hit[]): readonly Hit[] {
  return hits
    .map((hit) => (hit.entry.passage.topic === undefined ? hit : { ...hit, score: hit.score / 2 }))
    .sort((a, b) => b.score - a.score)
}

/** The hits that answer a question, or none if it is not sure that any does. */
export function answering(terms: readonly Term[], hits: readonly Hit[]): readonly Hit[] {
  const sure = terms.length === 1 ? SURE_OF_ONE : SURE
  const isSure = ({ coverage, entry }: Hit): boolean =>
    coverage >= (entry.passage.topic === undefined ? sure : Math.max(sure, SURE_OF_LISTS)) &&
    speaksOfTwo(terms, entry)
  if (!hits.some(isSure)) return []
  const close = hits.filter(({ coverage }) => coverage >= sure * NEAR)
  const best = close[0]?.score ?? 0
  return close.filter(({ score }) => score >= best * RELATED)
}

/** The quotation that covers most of the question, of the best sections. */
function clearest(
  hits: readonly Hit[],
  terms: readonly WeighedTerm[],
  asksNumber: boolean,
): Quotation | undefined {
  const quotations = hits.slice(0, MOST_LINKS).map(({ entry }, place) => {
    const quotation = quote(entry, terms, asksNumber)
    return { quotation, value: quotation.share - place * FURTHER }
  })
  return quotations.sort((a, b) => b.value - a.value)[0]?.quotation
}

/** Requires two of the terms, or the only one: a single match of several may be a coincidence. */
function speaksOfTwo(terms: readonly Term[], { presence }: IndexedPassage): boolean {
  const there = terms.filter(({ stem, others }) =>
    [stem, ...others].some((each) => presence.has(each)),
  )
  return there.length >= Math.min(2, terms.length)
}
