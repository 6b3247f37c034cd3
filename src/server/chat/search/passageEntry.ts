/** A passage in the form that the index compares: its stems, their weights, and their sentences. Pure. */
import type { Passage } from './knowledge.ts'
import { stem, wordsOf } from './words.ts'

export interface IndexedPassage {
  readonly passage: Passage
  /** By stem, how much the passage is about it, up to 1. The stems of its page's title are included. */
  readonly presence: ReadonlyMap<string, number>
  /** The stems of the passage itself. */
  readonly own: ReadonlySet<string>
  /** The stems of its page's title and its heading, which an answer names. */
  readonly labels: ReadonlySet<string>
  /** By stem, the indexes of the sentences that contain it, in ascending order. */
  readonly places: ReadonlyMap<string, readonly number[]>
  readonly sentences: readonly Sentence[]
}

export interface Sentence {
  readonly text: string
  /** Which paragraph of the passage it is in; each row of a table, and each fact, is its own. */
  readonly paragraph: number
  /** `prose` is the owner's; the build has written the others. */
  readonly kind: 'prose' | 'row' | 'fact'
}

/** The weight of a word that a passage mentions only once or twice. */
const IN_PASSING = [0, 0.4, 0.65]
export const AS_SYNONYM = 0.7
const NOWHERE: readonly number[] = []

export function makeEntry(passage: Passage): IndexedPassage {
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

/** All sentences of a passage. */
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

/** Whether a sentence of the passage contains both stems. */
export function sharesSentence(one: string, other: string, { places }: IndexedPassage): boolean {
  const own = places.get(one) ?? NOWHERE
  for (const place of places.get(other) ?? NOWHERE) if (own.includes(place)) return true
  return false
}
