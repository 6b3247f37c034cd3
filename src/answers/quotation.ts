/**
 * Composes an answer from sentences of passages, after a lead that names the source. Only the
 * owner's own sentences are in quotation marks.
 */
import type { ChatLink } from '../base/services/chat/chatSchema.ts'
import type { Passage } from '../find/passage.ts'
import type { IndexedPassage, Sentence } from '../find/passageEntry.ts'
import { weightOf, type WeighedTerm } from '../find/passageIndex.ts'
import { distinct, linkTo } from './known/linker.ts'

/** In UTF-16 units: answers are typed out letter by letter, so longer ones take too long. */
const MOST_QUOTED = 360
const LEAST_QUOTED = 60
/** Short ones: a point is often made in the sentence after three that prepare it. */
const MOST_SENTENCES = 5
/** A quotation that covers no more than this share of a question's terms is vague. */
const VAGUE = 0.7
/** The weights of the sentences that a run begins with. */
const WEIGHTS = [1, 0.7, 0.5]
const MOST_LINKS = 3
/** How much more a sentence with a number tells of a question for one. */
const WANTED = 1.5
/** Words that refer to the previous sentence, without which a quotation is meaningless. */
const POINTS_BACK =
  /^(and|but|so|or|it|its|that|this|these|those|they|he|she|then|there|yet|however|instead|both|such)\b/i

/** The sentences of a passage that say most about the terms. */
export interface Quotation {
  readonly entry: IndexedPassage
  readonly sentences: readonly Sentence[]
  readonly share: number
  readonly value: number
}

/** @param wanted sentences that match it come first */
export function quote(
  entry: IndexedPassage,
  terms: readonly WeighedTerm[],
  wanted?: RegExp,
): Quotation {
  const { first, value } = firstOf(entry, terms, wanted)
  const sentences =
    entry.passage.topic === 'answer' ? entry.sentences : runFrom(entry.sentences, first)
  const isSaid = (stem: string): boolean =>
    entry.labels.has(stem) || sentences.some(({ stems }) => stems.has(stem))
  const said = terms.filter(({ stem, others }) => [stem, ...others].some(isSaid))
  const all = weightOf(terms) || 1
  return { entry, sentences, share: weightOf(said) / all, value: value / all }
}

/** What follows in the passage, or undefined at its end. */
export function quoteAfter({ sentences, ...rest }: Quotation): Quotation | undefined {
  const last = sentences.at(-1)
  const { entry } = rest
  const next = entry.sentences.indexOf(last as Sentence) + 1
  const run = runFrom(entry.sentences, next)
  return run.length === 0 ? undefined : { ...rest, sentences: run }
}

export function isVague({ share }: Quotation): boolean {
  return share <= VAGUE
}

/** A quotation as an answer, followed by its source. */
export function answerOf({ entry, sentences }: Quotation, owner: string): string {
  const { topic, page, heading } = entry.passage
  const kind = sentences[0]?.kind
  const said = sentences.map(({ text }) => text).join(' ')
  if (topic === 'owner') return `“${said}” (${owner})`
  if (topic === 'position' && kind === 'prose') return `“${said}” (${owner} as ${heading})`
  if (topic !== undefined) return said
  const place = heading === '' ? `“${page}”` : `“${page}”, section “${heading}”`
  switch (kind) {
    case 'fact':
      return said
    case 'row':
    case 'figure':
      return `${said} (From ${place}.)`
    default:
      return `“${said}” (${owner} in ${place}.)`
  }
}

/** The start of the best run, or of the sentences before it to which it refers. */
function firstOf(
  { sentences }: IndexedPassage,
  terms: readonly WeighedTerm[],
  wanted: RegExp | undefined,
): { readonly first: number; readonly value: number } {
  const values = sentences.map((sentence, place) => {
    const value = valueOf(sentences.slice(place), terms)
    return wanted?.test(sentence.text) === true ? value * WANTED : value
  })
  const value = Math.max(0, ...values)
  let first = values.indexOf(value)
  // What a sentence refers to comes first; more than two before it would leave no room for itself.
  for (let step = 1; step < WEIGHTS.length && pointsBack(sentences, first); step += 1) first -= 1
  return { first, value }
}

function pointsBack(sentences: readonly Sentence[], at: number): boolean {
  const [before, sentence] = [sentences[at - 1], sentences[at]]
  return before?.paragraph === sentence?.paragraph && POINTS_BACK.test(sentence?.text ?? '')
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
  for (const sentence of sentences.slice(first, first + MOST_SENTENCES)) {
    const isElsewhere = sentence.paragraph !== run[0]?.paragraph && length >= LEAST_QUOTED
    const isOther = isElsewhere || sentence.kind !== run[0]?.kind
    length += sentence.text.length + 1
    const isRow = run[0] !== undefined && run[0].kind !== 'prose'
    if (run.length > 0 && (isOther || isRow || length > MOST_QUOTED)) break
    run.push(sentence)
  }
  return run
}

function linksTo(passage: Passage): readonly ChatLink[] {
  const { url, page, heading, topic, outside = [] } = passage
  const text = heading === '' || topic !== undefined ? page : `${page} › ${heading}`
  return [linkTo(url, text), ...outside.map((each) => linkTo(each.url, each.text))]
}

/** The first links of an answer from these passages, each address once. */
export function linksOf(passages: readonly Passage[]): readonly ChatLink[] {
  return distinct(passages.flatMap(linksTo)).slice(0, MOST_LINKS)
}
