/** Which article comes nearest to a search. Pure. */
import type { Entry } from '../../../documents/find/entry.ts'
import type { Finder } from '../../../documents/find/finder.ts'

export interface Suggestion {
  readonly title: string
  /** Path of its page. */
  readonly link: string
}

/** The article that matches best, or the newest where none does; null on a site without articles. */
export function articleFor(
  query: string,
  entries: readonly Entry[],
  finder: Finder,
): Suggestion | null {
  const found = finder.find(query).find(({ group }) => group === 'Articles')?.hits[0]?.entry
  const entry = found ?? entries.find(({ group }) => group === 'Articles')
  if (entry?.link === undefined) return null
  // A section of it is within it.
  return { title: entry.within ?? entry.name, link: entry.link.replace(/#.*$/, '') }
}
