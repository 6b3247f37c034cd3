import { textsOf } from './search/passageEntry.ts'
import type { Knowledge } from './search/knowledge.ts'
import { createReader, type Reader } from './search/question.ts'
import { wordsOf } from './search/words.ts'
import type { Topic } from './known/topics.ts'

/** Reads questions with the words of the site and of known questions as its vocabulary. */
export function readerOf(
  { site, projects, passages, answers }: Knowledge,
  topics: readonly Topic[],
): Reader {
  const names = wordsOf(site.owner.name)
  return createReader({
    words: passages.flatMap((passage) => wordsOf(textsOf(passage).join(' '))),
    labels: passages.flatMap(({ page, heading, keywords }) =>
      wordsOf(`${page} ${heading} ${keywords}`),
    ),
    cues: [
      ...topics.flatMap(({ asked }) => asked.flatMap(wordsOf)),
      ...answers.flatMap(({ asked }) => asked.flatMap(wordsOf)),
      ...site.owner.skills.flatMap(wordsOf),
      ...projects.flatMap(({ title }) => wordsOf(title)),
    ],
    names: [...names, ...names.map((name) => `${name}s`)],
  })
}
