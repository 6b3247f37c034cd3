import { textsOf } from '../find/passageEntry.ts'
import type { Passage } from '../find/passage.ts'
import type { Knowledge } from './known/knowledge.ts'
import { createReader, type Question, type Reader } from '../find/question.ts'
import { wordsOf } from '../find/stems.ts'
import type { Topic } from './known/topics.ts'

/** Reads a text once; `forget` drops all texts, so that nothing of a visitor's outlives the answer. */
export function remembering(read: Reader): { readonly read: Reader; forget(): void } {
  const known = new Map<string, Question>()
  const again = (text: string): Question => {
    const found = known.get(text) ?? read(text)
    known.set(text, found)
    return found
  }
  return {
    read: Object.assign(again, { plain: read.plain, knows: read.knows }),
    forget: () => known.clear(),
  }
}

/** Reads questions with the words of the site and of known questions as its vocabulary. */
export function readerOf(
  { site, projects }: Pick<Knowledge, 'site' | 'projects'>,
  passages: readonly Passage[],
  topics: readonly Topic[],
): Reader {
  const names = wordsOf(site.owner.name)
  return createReader({
    words: passages.flatMap((passage) => wordsOf(textsOf(passage).join(' '))),
    labels: passages.flatMap(({ page, heading, keywords }) =>
      wordsOf(`${page} ${heading} ${keywords}`),
    ),
    asked: topics.flatMap(({ asked }) => asked.flatMap((text) => text.split(' '))),
    cues: [
      ...site.owner.skills.flatMap(wordsOf),
      ...projects.flatMap(({ title }) => wordsOf(title)),
    ],
    names: [...names, ...names.map((name) => `${name}s`)],
  })
}
