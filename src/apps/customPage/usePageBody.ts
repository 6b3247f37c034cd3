/** The text of a page of the owner's own as React state; it is loaded when it is first shown. */
import { useEffect, useState } from 'react'
import { customPageLoaders } from 'virtual:custom-page-loaders'
import type { ArticleModule } from 'virtual:posts'
import { retryingImport } from '../../base/services/loading/retryingImport.ts'
import { report } from '../../base/services/report.ts'

const LOADERS = new Map(
  Object.entries(customPageLoaders).map(([path, load]) => [path, retryingImport(load)]),
)

export type PageBody = ArticleModule | 'loading' | 'failed'

/**
 * @param path of a page that exists
 * @returns the text, and what loads it again after a failure
 */
export function usePageBody(path: string): readonly [body: PageBody, retry: () => void] {
  const [last, setLast] = useState<{ path: string; body: PageBody }>({ path, body: 'loading' })
  // What was loaded for another page is not shown.
  const body = last.path === path ? last.body : 'loading'
  useEffect(() => {
    if (body !== 'loading') return undefined
    let isStale = false
    const settle = (next: PageBody): void => {
      if (!isStale) setLast({ path, body: next })
    }
    LOADERS.get(path)?.()
      .then(settle)
      .catch((error: unknown) => {
        report(`The page ${path} failed to load`, error)
        settle('failed')
      })
    return () => {
      isStale = true
    }
  }, [path, body])
  return [body, () => setLast({ path, body: 'loading' })]
}
