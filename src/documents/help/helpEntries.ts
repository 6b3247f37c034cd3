/** The help topics as search entries. The index omits them, since the program contains them. */
import { plainText } from '../../help/marks.ts'
import type { HelpTopic } from '../../help/topic.ts'
import { HELP_PATH } from '../../owner/paths.ts'
import type { Entry } from '../../find/entry.ts'

/** Content about a subject ranks above help on using the site. */
const RANK = 0.5

export function helpEntries(topics: readonly HelpTopic[]): readonly Entry[] {
  return topics.map(({ id, title, summary, words }) => ({
    group: 'Pages',
    name: title,
    within: 'Help',
    text: plainText(summary),
    words,
    rank: RANK,
    link: `${HELP_PATH}#${id}`,
  }))
}
