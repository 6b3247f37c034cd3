/** Entries of the search from passages. The desktop adds those of apps, the build those of files. */
import type { Entry } from '../../../find/entry.ts'
import { TOPIC_WORDS } from '../../../find/visitorsWords.ts'
import type { Passage } from '../../../find/passage.ts'

export function sectionEntry(group: 'Articles' | 'Pages', part: Passage): Entry {
  const { page, heading, url } = part
  const words = withoutText(part)
  return {
    group,
    name: heading === '' ? page : heading,
    ...(heading !== '' && { within: page }),
    text: textOf(part),
    ...(words !== '' && { words }),
    link: url,
  }
}

/** Keywords that also occur in the text, such as bold words, would only make the index longer. */
function withoutText({ keywords, paragraphs, topic, url }: Passage): string {
  const isSection = topic === undefined && url.includes('#')
  return isSection ? '' : keywords.replace(paragraphs[0]?.join(' ') ?? '', '').trim()
}

export function textOf({ paragraphs, rows = [] }: Passage): string {
  return [...paragraphs.flat(), ...rows].join(' ')
}

/** Of a part of a page with a topic, which visitors search for by other words, too. */
export function partEntry(part: Passage): Entry {
  const { topic, outside = [] } = part
  const entry = sectionEntry('Pages', part)
  const called = topic === undefined ? undefined : TOPIC_WORDS[topic]
  // Visitors search for the owner's profiles by the names of the sites.
  const sites = topic === 'contact' ? outside.map(({ text }) => text) : []
  const words = [entry.words, called, ...sites].filter((each) => each !== undefined).join(' ')
  return words === '' ? entry : { ...entry, words }
}
