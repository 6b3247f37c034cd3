/**
 * Composes an answer from sentences of passages, after a lead that names the source. Only the
 * owner's own sentences are in quotation marks.
 */
import type { ChatLink } from '../../../base/services/chat/chatSchema.ts'
import type { Passage } from '../search/knowledge.ts'
import type { IndexedPassage, Sentence } from '../search/passageEntry.ts'
import type { Term } from '../search/question.ts'

/** In UTF-16 units: answers are typed out letter by letter, so longer ones take too long. */
const MOST_QUOTED = 360
const LEAST_QUOTED = 60
/** A quotation that covers no more than this share of a question's terms is vague. */
const VAGUE = 0.5
/** The weights of consecutive sentences; a run has at most this many. */
const WEIGHTS = [1, 0.4, 0.2]
/** Words that refer to the previous sentence, without which a quotation is meaningless. */
const POINTS_BACK =
  /^(and|but|so|or|it|its|that|this|these|those|they|he|she|then|there|yet|however|instead|both|such)\b/i

/** The sentences of a passage that say most about the terms. */
export interface Quotation {
  readonly entry: IndexedPassage
  readonly sentences: readonly Sentence[]
  readonly share: number
}

export function quote(entry: IndexedPassage, terms: readonly Term[]): Quotation {
  const first = firstOf(entry, terms)
  const sentences = runFrom(entry.sentences, first)
  const isSaid = (stem: string): boolean =>
    entry.labels.has(stem) || sentences.some(({ stems }) => stems.has(stem))
  const said = terms.filter(({ stem, others }) => isSaid(stem) || others.some(isSaid))
  return { entry, sentences, share: terms.length === 0 ? 0 : said.length / terms.length }
}

/** A quotation as an answer, with a lead that names its source and says if it is vague. */
export function answerOf(quotation: Quotation, owner: string): string {
  const answer = withSource(quotation.entry.passage, quotation.sentences, owner)
  return isVague(quotation) ? `This is the closest I found to your question. ${answer}` : answer
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
  if (topic === 'owner') return `${owner} says: “${said}”`
  if (topic === 'position' && chosen[0]?.kind === 'prose')
    return `On the work as ${heading}, ${owner} says: “${said}”`
  if (topic !== undefined) return said
  const place = heading === '' ? `“${page}”` : `“${page}”, section “${heading}”`
  switch (chosen[0]?.kind) {
    case 'fact':
      return `About “${page}”: ${said}`
    case 'row':
      return `In ${place}, a table says: ${said}`
    default:
      return `In ${place}, ${owner} writes: “${said}”`
  }
}

/** The start of the best run, or the preceding sentence that it refers to. */
function firstOf({ sentences }: IndexedPassage, terms: readonly Term[]): number {
  const values = sentences.map((_, place) => valueOf(sentences.slice(place), terms))
  const first = values.indexOf(Math.max(...values))
  const chosen = sentences[first]
  const isDependent = chosen !== undefined && POINTS_BACK.test(chosen.text)
  return isDependent && sentences[first - 1]?.paragraph === chosen.paragraph ? first - 1 : first
}

/** How much the run at the start says about the terms; it ends with its paragraph. */
function valueOf(sentences: readonly Sentence[], terms: readonly Term[]): number {
  const run = WEIGHTS.map((weight, place) => ({ weight, sentence: sentences[place] })).filter(
    ({ sentence }) => sentence?.paragraph === sentences[0]?.paragraph,
  )
  return terms.reduce((sum, { stem, others }) => {
    const values = run.map(({ weight, sentence }) => {
      if (sentence?.stems.has(stem)) return weight
      return others.some((other) => sentence?.stems.has(other)) ? weight / 2 : 0
    })
    return sum + Math.max(0, ...values)
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
    if (run.length > 0 && (isOther || length > MOST_QUOTED)) break
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
