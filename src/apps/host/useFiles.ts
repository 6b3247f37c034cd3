/** The list of the site's files as React state, for windows whose addresses name files by their places on the disk. */
import { useEffect, useState } from 'react'
import type { ListedFile } from '../../base/services/files/listedFile.ts'
import { report } from '../../base/services/report.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'

export interface Files {
  /** Undefined until it is known, null if it could not be loaded. */
  readonly list: readonly ListedFile[] | undefined | null
  /** Loads it again after a failure. */
  readonly retry: () => void
}

/** @param isWanted false: nothing is requested */
export function useFiles(isWanted: boolean): Files {
  const { files } = useServices()
  const [list, setList] = useState<Files['list']>(() => files.known())
  const isPending = isWanted && list === undefined
  useEffect(() => {
    if (!isPending) return undefined
    let isStale = false
    const settle = (next: Files['list']): void => {
      if (!isStale) setList(next)
    }
    files
      .load()
      .then(settle)
      .catch((error: unknown) => {
        report('The list of files did not load.', error)
        settle(null)
      })
    return () => {
      isStale = true
    }
  }, [files, isPending])
  return {
    list,
    retry() {
      if (list === null) setList(undefined)
    },
  }
}
