/** The site's search as React state. */
import { useEffect, useState } from 'react'
import type { Entry } from '../../find/entry.ts'
import { type Finder, loadFinder } from '../../find/finder.ts'

/**
 * @param entries what can be found; null while that is being loaded. Another list makes another finder.
 * @returns null until the entries are indexed
 */
export function useFinder(entries: readonly Entry[] | null): Finder | null {
  const [last, setLast] = useState<{ entries: readonly Entry[]; finder: Finder } | null>(null)
  const finder = last?.entries === entries ? last.finder : null
  const isWanted = finder === null
  useEffect(() => {
    if (!entries || !isWanted) return undefined
    let isStale = false
    void loadFinder(entries).then((loaded) => {
      if (!isStale) setLast({ entries, finder: loaded })
    })
    return () => {
      isStale = true
    }
  }, [entries, isWanted])
  return finder
}
