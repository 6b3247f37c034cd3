/** The telling words of replies, which make a question more like those that they answer. */
import type { Reader } from '../../find/question.ts'
import { HELP_PATH } from '../../owner/paths.ts'
import type { HelpTopic } from '../../help/topic.ts'
import { helpAsPassages } from './help.ts'
import { tokensOf, weightOfGrammar } from './tokens.ts'
import type { Topic } from './topics.ts'

/** Those of a reply that is written; of one that the help gives, of all that the help says of its topic. */
export function createReplyWords(
  topics: readonly HelpTopic[],
  { plain }: Reader,
): (topic: Topic) => ReadonlySet<string> {
  const help = new Map(helpAsPassages(topics).map((each) => [each.url, each]))
  return ({ id, reply }) => {
    const text = help.get(`${HELP_PATH}#${id}`)?.paragraphs.flat().join(' ') ?? reply
    return new Set(tokensOf(plain(text)).filter((token) => weightOfGrammar(token) === undefined))
  }
}
