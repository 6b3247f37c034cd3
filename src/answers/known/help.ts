/** What the site's own help says. */
import type { ChatLink } from '../../base/services/chat/chatSchema.ts'
import { plainText, textsOf } from '../../help/marks.ts'
import type { HelpTopic } from '../../help/topic.ts'
import { helpTopics } from '../../help/topics.ts'
import { HELP_PATH } from '../../owner/paths.ts'
import type { Passage } from '../../find/passage.ts'
import { sentencesIn } from '../../find/sentences.ts'
import type { Knowledge } from './knowledge.ts'
import { linkTo } from './linker.ts'

/** Whether a language model words the answers. */
export type Wording = 'quotes' | 'model'

export function helpOf({ site, passages }: Knowledge, wording: Wording): readonly HelpTopic[] {
  const hasResume = passages.some(({ topic }) => topic === 'resume')
  return helpTopics({ site, hasResume, hasLanguageModel: wording === 'model' })
}

export function helpLink({ id, title }: HelpTopic): ChatLink {
  return linkTo(`${HELP_PATH}#${id}`, `Help: ${title}`)
}

export function helpAsPassages(topics: readonly HelpTopic[]): readonly Passage[] {
  return topics.map((topic) => ({
    topic: 'help',
    url: helpLink(topic).url,
    page: helpLink(topic).text,
    heading: '',
    paragraphs: [topic.summary, ...topic.parts.flatMap(textsOf)].map((text) =>
      sentencesIn(plainText(text)),
    ),
    keywords: topic.words,
  }))
}
