/**
 * The topics of the site's own help as what can be found. The index does not hold them, since the program does: whoever
 * searches loads them once. Pure: topics in, entries out.
 */
import { plainText } from '../../help/marks.ts'
import type { HelpTopic } from '../../help/topic.ts'
import { HELP_PATH } from '../../owner/paths.ts'
import type { Entry } from '../find/entry.ts'

/** What the site says on a subject comes before how to use the site. */
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
