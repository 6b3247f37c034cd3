/** What the owner has the assistant say, and the site's help, as passages: whoever words a question in a roundabout way finds them, too. */
import { plainText, textsOf } from '../../help/marks.ts'
import { helpTopics } from '../../help/topics.ts'
import { HELP_PATH } from '../../owner/paths.ts'
import type { Passage } from '../../find/passage.ts'
import { sentencesIn } from '../../find/sentences.ts'
import type { Knowledge } from './knowledge.ts'
import { createLinker } from './linker.ts'
import type { Wording } from './siteReplies.ts'

export function answersAsPassages(knowledge: Knowledge): readonly Passage[] {
  const link = createLinker(knowledge)
  return knowledge.answers
    .filter(({ language }) => language === undefined)
    .map(({ asked, answer, links: [url = '/'] = [] }) => ({
      topic: 'answer',
      url,
      page: link(url).text,
      heading: '',
      paragraphs: [sentencesIn(answer)],
      keywords: asked.join(' '),
    }))
}

export function helpAsPassages(
  { site, passages }: Knowledge,
  wording: Wording,
): readonly Passage[] {
  const hasResume = passages.some(({ topic }) => topic === 'resume')
  const facts = { site, hasResume, hasLanguageModel: wording === 'model' }
  return helpTopics(facts).map(({ id, title, summary, parts, words }) => ({
    topic: 'help',
    url: `${HELP_PATH}#${id}`,
    page: `Help: ${title}`,
    heading: '',
    paragraphs: [summary, ...parts.flatMap(textsOf)].map((text) => sentencesIn(plainText(text))),
    keywords: words,
  }))
}
