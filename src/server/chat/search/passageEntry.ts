/** A passage in the form that questions are compared with: its stems, their weights, and its sentences. Pure. */
import type { Passage } from './knowledge.ts'
import { stem, wordsOf } from './words.ts'

export interface IndexedPassage {
  readonly passage: Passage
  /** By stem, how much the passage is about it, up to 1. The stems of its page's title are included. */
  readonly presence: ReadonlyMap<string, number>
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

/** The stems of a passage's parts, in the order of the words. */
export interface PassageStems {
  readonly page: readonly string[]
  readonly heading: readonly string[]
  readonly keywords: readonly string[]
  /** Of everything that it says. */
  readonly text: readonly string[]
}

/** How much a passage is about a stem that it contains this often; more often counts as the last. */
export const PRESENCES: readonly number[] = [0, 0.4, 0.65, 1]
export const AS_SYNONYM = 0.7
const NOWHERE: readonly number[] = []

/** It is many times as large as its passage, so it is made for those that a question may be about. */
export function makeEntry(passage: Passage): IndexedPassage {
  const stems = stemsIn(passage)
  const sentences = sentencesOf(passage)
  return {
    passage,
    presence: presenceIn(stems),
    labels: new Set([...stems.page, ...stems.heading]),
    places: placesIn(sentences),
    sentences,
  }
}

/** @param stemOf gives the stem of a word */
export function stemsIn(passage: Passage, stemOf: (word: string) => string = stem): PassageStems {
  const stems = (text: string): readonly string[] => wordsOf(text).map(stemOf)
  const { page, heading, keywords } = passage
  return {
    page: stems(page),
    heading: stems(heading),
    keywords: stems(keywords),
    text: stems(textsOf(passage).join(' ')),
  }
}

/** By stem, how much a passage is about it, up to 1. */
export function presenceIn(stems: PassageStems): ReadonlyMap<string, number> {
  const { page, heading, keywords, text } = stems
  const counts = new Map<string, number>()
  for (const part of [heading, text, keywords]) {
    for (const each of part) counts.set(each, (counts.get(each) ?? 0) + 1)
  }
  const presence = new Map<string, number>()
  for (const [each, count] of counts) presence.set(each, PRESENCES[count] ?? 1)
  for (const part of [page, heading, keywords]) for (const each of part) presence.set(each, 1)
  return presence
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
    for (const each of new Set(wordsOf(text).map(stem))) {
      const known = places.get(each)
      if (known) known.push(index)
      else places.set(each, [index])
    }
  }
  return places
}

/** Whether a sentence of the passage contains both stems. */
export function sharesSentence(one: string, other: string, { places }: IndexedPassage): boolean {
  const own = places.get(one) ?? NOWHERE
  for (const place of places.get(other) ?? NOWHERE) if (own.includes(place)) return true
  return false
}
