import type { Passage } from './passage.ts'
import { wordsOf } from './stems.ts'

export interface IndexedPassage {
  readonly passage: Passage
  /** How much the passage is about each stem, up to 1, including its page's title. */
  readonly presence: ReadonlyMap<string, number>
  readonly labels: ReadonlySet<string>
  readonly sentences: readonly Sentence[]
}

export interface Sentence {
  readonly text: string
  readonly stems: ReadonlySet<string>
  /** The index of its paragraph; each table row and each fact counts as one. */
  readonly paragraph: number
  /** `prose` is written by the owner, the others by the build. */
  readonly kind: 'prose' | 'row' | 'figure' | 'fact'
}

/** The presence of a stem by its number of occurrences; from three on it is 1. */
const PRESENCES = [0, 0.4, 0.65]

/** @param stem gives the stem of a word */
export function makeEntry(passage: Passage, stem: (word: string) => string): IndexedPassage {
  const { page, heading, keywords } = passage
  const stemsOf = (text: string): readonly string[] => wordsOf(text).map(stem)
  const counts = new Map<string, number>()
  const sentences = paragraphsOf(passage).flatMap(([kind, texts], paragraph) =>
    texts.map((text): Sentence => {
      const stems = stemsOf(text)
      for (const each of stems) counts.set(each, (counts.get(each) ?? 0) + 1)
      return { text, stems: new Set(stems), paragraph, kind }
    }),
  )
  const presence = new Map([...counts].map(([each, count]) => [each, PRESENCES[count] ?? 1]))
  const labels = new Set([...stemsOf(page), ...stemsOf(heading)])
  for (const each of [...labels, ...stemsOf(keywords)]) presence.set(each, 1)
  return { passage, presence, labels, sentences }
}

function paragraphsOf({ paragraphs, rows = [], figures = [], facts = [] }: Passage) {
  const alone = (kind: Sentence['kind'], texts: readonly string[]) =>
    texts.map((text) => [kind, [text]] as const)
  return [
    ...paragraphs.map((texts) => ['prose', texts] as const),
    ...alone('row', rows),
    ...alone('figure', figures),
    ...alone('fact', facts),
  ]
}

export function textsOf(passage: Passage): readonly string[] {
  return paragraphsOf(passage).flatMap(([, texts]) => texts)
}
