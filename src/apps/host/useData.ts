/** Data of the site as React state, loaded when it is first shown. */
import { useEffect, useState } from 'react'
import type { DataFile } from '../../base/services/files/dataFiles.ts'
import { MissingFileError } from '../../base/services/files/fileRequest.ts'
import { report } from '../../base/services/report.ts'
import { useServices } from '../../base/services/ServicesContext.tsx'

export type Loading<Data> =
  | { readonly status: 'loading' | 'failed' | 'missing' }
  | { readonly status: 'loaded'; readonly data: Data }

export interface Loader<Data> {
  readonly loading: Loading<Data>
  readonly retry: () => void
}

const LOADING = { status: 'loading' } as const

/** @param isWanted false: it counts as loading, and is not requested yet */
export function useData<Data>(
  { address, parse, isText = false }: DataFile<Data>,
  isWanted = true,
): Loader<Data> {
  const { data: files } = useServices()
  const begin = (): Loading<Data> => {
    const data = files.known({ address, parse })
    return data === undefined ? LOADING : { status: 'loaded', data }
  }
  const [last, setLast] = useState(() => ({ address, loading: begin() }))
  // Data that was loaded from another file, even if it arrives only now, is not shown.
  const current = last.address === address ? last : { address, loading: begin() }
  if (current !== last) setLast(current)
  const { loading } = current
  const isPending = isWanted && loading.status === 'loading'
  useEffect(() => {
    if (!isPending) return
    const settle = (next: Loading<Data>): void => setLast({ address, loading: next })
    files
      .load({ address, parse, isText })
      .then((data) => settle({ status: 'loaded', data }))
      .catch((error: unknown) => {
        if (error instanceof MissingFileError) return settle({ status: 'missing' })
        report(`${address} failed to load`, error)
        settle({ status: 'failed' })
      })
  }, [files, address, parse, isText, isPending])
  return { loading, retry: () => setLast({ address, loading: LOADING }) }
}
