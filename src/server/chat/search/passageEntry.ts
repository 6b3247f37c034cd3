/** A passage as the index compares it: which stems it has, how much and in which sentences. Pure. */
import type { Passage } from './knowledge.ts'
import { stem, wordsOf } from './words.ts'

export interface Entry {
  readonly passage: Passage
  /** By stem, how much the passage speaks of it: to 1, a subject of it. Stems of its page's title too. */
  readonly presence: ReadonlyMap<string, number>
  /** The stems that the passage itself has. */
  readonly own: ReadonlySet<string>
  /** The stems of its page's title and its heading, which an answer names. */
  readonly labels: ReadonlySet<string>
  /** By stem, the indexes of the sentences that have it, in their order. */
  readonly places: ReadonlyMap<string, readonly number[]>
  readonly sentences: readonly Sentence[]
}

export interface Sentence {
  readonly text: string
  /** Which paragraph of the passage it is in; each row of a table, and each fact, is its own. */
  readonly paragraph: number
  /** Whose words it is in: the owner's, or the build's. */
  readonly kind: 'prose' | 'row' | 'fact'
}

/** What a word counts that a passage names once or twice, in passing. */
const IN_PASSING = [0, 0.4, 0.65]
export const AS_SYNONYM = 0.7
const NOWHERE: readonly number[] = []

export function makeEntry(passage: Passage): Entry {
  const { page, heading, keywords } = passage
  const counts = new Map<string, number>()
  for (const each of stemsOf([heading, ...textsOf(passage), keywords].join(' '))) {
    counts.set(each, (counts.get(each) ?? 0) + 1)
  }
  const presence = new Map([...counts].map(([each, count]) => [each, IN_PASSING[count] ?? 1]))
  for (const each of stemsOf(`${page} ${heading} ${keywords}`)) presence.set(each, 1)
  const sentences = sentencesOf(passage)
  return {
    passage,
    presence,
    own: new Set(counts.keys()),
    labels: new Set(stemsOf(`${page} ${heading}`)),
    places: placesIn(sentences),
    sentences,
  }
}

/** All that a passage says, sentence by sentence. */
export function textsOf({ paragraphs, rows = [], facts = [] }: Passage): readonly string[] {
  return [...paragraphs.flat(), ...rows, ...facts]
}

function sentencesOf({ paragraphs, rows = [], facts = [] }: Passage): readonly Sentence[] {
  const prose = paragraphs.flatMap((texts, paragraph) =>
    texts.map((text): Sentence => ({ text, paragraph, kind: 'prose' })),
  )
  const made = (kind: 'row' | 'fact', first: number) => (text: string, index: number) => ({
    text,
    paragraph: first + index,
    kind,
  })
  const afterProse = paragraphs.length
  return [
    ...prose,
    ...rows.map(made('row', afterProse)),
    ...facts.map(made('fact', afterProse + rows.length)),
  ]
}

function placesIn(sentences: readonly Sentence[]): ReadonlyMap<string, readonly number[]> {
  const places = new Map<string, number[]>()
  for (const [index, { text }] of sentences.entries()) {
    for (const each of new Set(stemsOf(text))) {
      const known = places.get(each)
      if (known) known.push(index)
      else places.set(each, [index])
    }
  }
  return places
}

export function stemsOf(text: string): readonly string[] {
  return wordsOf(text).map(stem)
}

/** Whether a sentence of the passage has both stems. */
export function sharesSentence(one: string, other: string, { places }: Entry): boolean {
  const own = places.get(one) ?? NOWHERE
  for (const place of places.get(other) ?? NOWHERE) if (own.includes(place)) return true
  return false
}
