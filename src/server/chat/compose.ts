/**
 * Words an answer from passages: whole sentences of theirs, in their order, and who says them. Pure;
 * adds nothing of its own but the lead.
 */
import type { ChatLink } from '../../services/chatSchema.ts'
import type { Passage } from './knowledge.ts'
import type { Entry, Sentence } from './passageEntry.ts'
import type { Term } from './question.ts'

/** Answers are typed out letter by letter: nobody waits for more. In UTF-16 units. */
const MOST_QUOTED = 360
const LEAST_QUOTED = 60
/** Of the sentences of a run, by their place in it; a run has no more. */
const WEIGHTS = [1, 0.4, 0.2]
/** Words that point back at the sentence before: quoted alone they would mean nothing. */
const POINTS_BACK =
  /^(and|but|so|or|it|its|that|this|these|those|they|he|she|then|there|yet|however|instead|both|such)\b/i

/** What a passage says about the terms, with a lead that names where it stands. */
export function quote(entry: Entry, terms: readonly Term[], owner: string): string {
  const { topic, page, heading } = entry.passage
  const said = chooseSentences(entry, terms).join(' ')
  if (topic === 'owner') return `${owner} says: “${said}”`
  if (topic !== undefined) return said
  const place = heading === '' ? `“${page}”` : `“${page}”, section “${heading}”`
  return `In ${place}, ${owner} writes: “${said}”`
}

/** At least one sentence; the run that speaks of most terms, and of two such the earlier. */
function chooseSentences(entry: Entry, terms: readonly Term[]): readonly string[] {
  const { sentences } = entry
  const values = terms.map((term) => valuesOf(term, entry))
  let first = 0
  let most = -1
  for (let index = 0; index < sentences.length; index += 1) {
    const found = relevance(values, sentences, index)
    if (found > most) {
      most = found
      first = index
    }
  }
  const before = sentences[first - 1]
  const chosen = sentences[first]
  const isDependent = chosen !== undefined && POINTS_BACK.test(chosen.text)
  if (isDependent && before?.paragraph === chosen.paragraph) first -= 1
  return runFrom(sentences, first)
}

/** How much of a term each sentence has. */
function valuesOf({ stem, others }: Term, { places, sentences }: Entry): Float64Array {
  const values = new Float64Array(sentences.length)
  for (const other of others) for (const place of places.get(other) ?? []) values[place] = 0.5
  for (const place of places.get(stem) ?? []) values[place] = 1
  return values
}

/** How much of the terms the run from a sentence on speaks of; what comes first counts most. */
function relevance(
  values: readonly Float64Array[],
  sentences: readonly Sentence[],
  first: number,
): number {
  let sum = 0
  for (const ofTerm of values) {
    let most = 0
    for (let i = 0; i < WEIGHTS.length; i += 1) {
      if (sentences[first + i]?.paragraph !== sentences[first]?.paragraph) break
      most = Math.max(most, (ofTerm[first + i] ?? 0) * (WEIGHTS[i] ?? 0))
    }
    sum += most
  }
  return sum
}

/**
 * From one sentence on, as far as the room allows: to the end of the paragraph, or beyond it where
 * that would be next to nothing.
 */
function runFrom(sentences: readonly Sentence[], first: number): readonly string[] {
  const run: string[] = []
  let length = 0
  for (const { text, paragraph } of sentences.slice(first, first + WEIGHTS.length)) {
    const isElsewhere = paragraph !== sentences[first]?.paragraph && length >= LEAST_QUOTED
    length += text.length + 1
    if (run.length > 0 && (isElsewhere || length > MOST_QUOTED)) break
    run.push(text)
  }
  return run
}

/** Links to a passage and to what it speaks of elsewhere. */
export function linksTo(passage: Passage): readonly ChatLink[] {
  const { url, page, heading, topic, outside = [] } = passage
  const text = heading === '' || topic !== undefined ? page : `${page}: ${heading}`
  return [
    { type: 'internal', url, text },
    ...outside.map((each): ChatLink => ({ type: 'external', ...each })),
  ]
}

/** The same links, each address once, the first ones only. */
export function firstLinks(links: readonly ChatLink[], most: number): readonly ChatLink[] {
  return links
    .filter(({ url }, index) => links.findIndex((each) => each.url === url) === index)
    .slice(0, most)
}
