/** Finds topics of the help by words as they are typed, as the site's search finds everything: typing errors forgiven. Pure. */
import { plainText } from '../../help/marks.ts'
import type { HelpPart, HelpTopic } from '../../help/topic.ts'
import { createFinder } from '../find/finder.ts'

/** A single letter begins words of nearly every topic. */
const SHORTEST_QUERY = 2

/** Whether it says enough for topics to be left out. */
export function asksForTopics(query: string): boolean {
  return query.trim().length >= SHORTEST_QUERY
}

/**
 * @returns answers a query with the topics that match, the best first; with all of them, in their order, where it does not
 *   ask for any
 */
export function createTopicFinder(
  topics: readonly HelpTopic[],
): (query: string) => readonly HelpTopic[] {
  const entries = topics.map(({ id, title, summary, parts, words }) => ({
    group: 'Pages' as const,
    name: title,
    text: [summary, ...parts.flatMap(textsOf)].map(plainText).join(' '),
    words,
    link: id,
  }))
  const finder = createFinder(entries, { mostInGroup: topics.length })
  return (query) => {
    if (!asksForTopics(query)) return topics
    const ids = finder.find(query).flatMap(({ hits }) => hits.map(({ entry }) => entry.link))
    return ids.flatMap((id) => topics.filter((topic) => topic.id === id))
  }
}

/** What a part says, but for the table of keys. */
export function textsOf(part: HelpPart): readonly string[] {
  if (part.kind === 'keys') return []
  return part.kind === 'text' ? [part.text] : part.items
}
