/** Searches the help topics, tolerating typing errors. */
import { plainText, textsOf } from '../../help/marks.ts'
import type { HelpTopic } from '../../help/topic.ts'
import { createFinder } from '../../find/finder.ts'

/** A single letter begins words of nearly every topic. */
const SHORTEST_QUERY = 2

/** Whether the query is long enough to filter topics. */
export function asksForTopics(query: string): boolean {
  return query.trim().length >= SHORTEST_QUERY
}

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
