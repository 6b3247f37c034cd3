/** The site's search as React state. */
import { useEffect, useState } from 'react'
import type { Entry } from '../../documents/find/entry.ts'
import { type Finder, loadFinder } from '../../documents/find/finder.ts'

/**
 * @param entries what can be found; null while that is being loaded. Another list makes another finder.
 * @returns null until the entries are indexed
 */
export function useFinder(entries: readonly Entry[] | null): Finder | null {
  const [last, setLast] = useState<{ entries: readonly Entry[]; finder: Finder } | null>(null)
  useEffect(() => {
    if (!entries) return undefined
    let isStale = false
    void loadFinder(entries).then((finder) => {
      if (!isStale) setLast({ entries, finder })
    })
    return () => {
      isStale = true
    }
  }, [entries])
  return last?.entries === entries ? last.finder : null
}
