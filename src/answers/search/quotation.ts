/**
 * Composes an answer from sentences of passages, after a lead that names the source. Only the
 * owner's own sentences are in quotation marks.
 */
import type { ChatLink } from '../../base/services/chat/chatSchema.ts'
import type { Passage } from './knowledge.ts'
import type { IndexedPassage, Sentence } from './passageEntry.ts'
import type { WeighedTerm } from './passageIndex.ts'

/** In UTF-16 units: answers are typed out letter by letter, so longer ones take too long. */
const MOST_QUOTED = 360
const LEAST_QUOTED = 60
/** A quotation that covers no more than this share of a question's terms is vague. */
const VAGUE = 0.5
/** The weights of consecutive sentences; a run has at most this many. */
const WEIGHTS = [1, 0.7, 0.5]
const HAS_NUMBER = /\d/
/** How much more a sentence with a number tells of a question for one. */
const NUMBER = 1.3
/** Words that refer to the previous sentence, without which a quotation is meaningless. */
const POINTS_BACK =
  /^(and|but|so|or|it|its|that|this|these|those|they|he|she|then|there|yet|however|instead|both|such)\b/i

/** The sentences of a passage that say most about the terms. */
export interface Quotation {
  readonly entry: IndexedPassage
  readonly sentences: readonly Sentence[]
  readonly share: number
}

/** @param asksNumber true: sentences with a number come first */
export function quote(
  entry: IndexedPassage,
  terms: readonly WeighedTerm[],
  asksNumber = false,
): Quotation {
  const first = firstOf(entry, terms, asksNumber)
  const sentences = runFrom(entry.sentences, first)
  const isSaid = (stem: string): boolean =>
    entry.labels.has(stem) || sentences.some(({ stems }) => stems.has(stem))
  const said = terms.filter(({ stem, others }) => isSaid(stem) || others.some(isSaid))
  return { entry, sentences, share: weightOf(said) / (weightOf(terms) || 1) }
}

function weightOf(terms: readonly WeighedTerm[]): number {
  return terms.reduce((sum, { rarity }) => sum + rarity, 0)
}

/** What follows in the passage, or undefined at its end. */
export function quoteAfter({ entry, sentences, share }: Quotation): Quotation | undefined {
  const last = sentences.at(-1)
  const next = entry.sentences.indexOf(last as Sentence) + 1
  const run = runFrom(entry.sentences, next)
  return run.length === 0 ? undefined : { entry, sentences: run, share }
}

/** A quotation as an answer, followed by its source. */
export function answerOf({ entry, sentences }: Quotation, owner: string): string {
  return withSource(entry.passage, sentences, owner)
}

export function isVague({ share }: Quotation): boolean {
  return share <= VAGUE
}

function withSource(
  { topic, page, heading }: Passage,
  chosen: readonly Sentence[],
  owner: string,
): string {
  const said = chosen.map(({ text }) => text).join(' ')
  if (topic === 'owner') return `“${said}” (${owner})`
  if (topic === 'position' && chosen[0]?.kind === 'prose')
    return `“${said}” (${owner} as ${heading})`
  if (topic !== undefined) return said
  const place = heading === '' ? `“${page}”` : `“${page}”, section “${heading}”`
  switch (chosen[0]?.kind) {
    case 'fact':
      return said
    case 'row':
    case 'figure':
      return `${said} (From ${place}.)`
    default:
      return `“${said}” (${owner} in ${place}.)`
  }
}

/** The start of the best run, or the preceding sentence that it refers to. */
function firstOf(
  { sentences }: IndexedPassage,
  terms: readonly WeighedTerm[],
  asksNumber: boolean,
): number {
  const values = sentences.map((sentence, place) => {
    const value = valueOf(sentences.slice(place), terms)
    return asksNumber && HAS_NUMBER.test(sentence.text) ? value * NUMBER : value
  })
  const first = values.indexOf(Math.max(...values))
  const chosen = sentences[first]
  const isDependent = chosen !== undefined && POINTS_BACK.test(chosen.text)
  return isDependent && sentences[first - 1]?.paragraph === chosen.paragraph ? first - 1 : first
}

/** How much the run at the start says about the terms; it ends with its paragraph. */
function valueOf(sentences: readonly Sentence[], terms: readonly WeighedTerm[]): number {
  const run = WEIGHTS.map((weight, place) => ({ weight, sentence: sentences[place] })).filter(
    ({ sentence }) => sentence?.paragraph === sentences[0]?.paragraph,
  )
  return terms.reduce((sum, { stem, others, rarity }) => {
    const values = run.map(({ weight, sentence }) => {
      if (sentence?.stems.has(stem)) return weight
      return others.some((other) => sentence?.stems.has(other)) ? weight / 2 : 0
    })
    return sum + rarity * Math.max(0, ...values)
  }, 0)
}

/** Never continues from prose into sentences that the build wrote. */
function runFrom(sentences: readonly Sentence[], first: number): readonly Sentence[] {
  const run: Sentence[] = []
  let length = 0
  for (const sentence of sentences.slice(first, first + WEIGHTS.length)) {
    const isElsewhere = sentence.paragraph !== run[0]?.paragraph && length >= LEAST_QUOTED
    const isOther = isElsewhere || sentence.kind !== run[0]?.kind
    length += sentence.text.length + 1
    const isRow = run[0] !== undefined && run[0].kind !== 'prose'
    if (run.length > 0 && (isOther || isRow || length > MOST_QUOTED)) break
    run.push(sentence)
  }
  return run
}

export function linksTo(passage: Passage): readonly ChatLink[] {
  const { url, page, heading, topic, outside = [] } = passage
  const text = heading === '' || topic !== undefined ? page : `${page} › ${heading}`
  return [
    { type: 'internal', url, text },
    ...outside.map((each): ChatLink => ({ type: 'external', ...each })),
  ]
}

/** The first of the links, each address once. */
export function firstLinks(links: readonly ChatLink[], most: number): readonly ChatLink[] {
  return links
    .filter(({ url }, index) => links.findIndex((each) => each.url === url) === index)
    .slice(0, most)
}
