/** What the site and this desktop have for a query. */
import { useMemo } from 'react'
import { startMenu } from 'virtual:start-menu'
import type { FoundGroup } from '../../documents/find/finder.ts'
import { INDEX_FILE } from '../../documents/find/indexFile.ts'
import { useRegistry } from '../host/RegistryContext.tsx'
import { type Loading, useData } from '../host/useData.ts'
import { useFinder } from '../host/useFinder.ts'
import { deskEntries } from './deskEntries.ts'

const NOTHING: readonly FoundGroup[] = []

interface Results {
  readonly status: Loading<unknown>['status']
  /** Loads again after a failure. */
  readonly retry: () => void
  /** The same array until the query or what can be found changes. */
  readonly groups: readonly FoundGroup[]
}

export function useResults(query: string): Results {
  const { loading, retry } = useData(INDEX_FILE)
  const { apps } = useRegistry()
  const indexed = loading.status === 'loaded' ? loading.data : null
  const entries = useMemo(
    () => indexed && [...indexed, ...deskEntries(apps, startMenu, indexed)],
    [indexed, apps],
  )
  const finder = useFinder(entries)
  const groups = useMemo(() => finder?.find(query) ?? NOTHING, [finder, query])
  return { status: indexed && !finder ? 'loading' : loading.status, retry, groups }
}
