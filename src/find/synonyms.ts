/** Synonyms of general English and of software engineering, not of any single article. */
import { stem } from './stems.ts'
import source from './synonyms.md?raw'

const GROUPS = source
  .split('\n')
  .filter((line) => line.startsWith('- '))
  .map((line) => line.slice(2))

/** By stem, the stems of the other words in its groups. */
export const SYNONYMS: ReadonlyMap<string, readonly string[]> = bySharedGroup()

function bySharedGroup(): Map<string, string[]> {
  const others = new Map<string, string[]>()
  for (const group of GROUPS) {
    const stems = [...new Set(group.split(' ').map(stem))]
    for (const own of stems) {
      others.set(own, [...(others.get(own) ?? []), ...stems.filter((other) => other !== own)])
    }
  }
  return others
}
