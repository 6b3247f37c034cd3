/** The text of a post as React state; it is loaded when it is first shown. */
import { useEffect, useState } from 'react'
import type { ArticleModule } from 'virtual:posts'
import { report } from '../../base/services/report.ts'
import { loadBody } from './loadBody.ts'

export type PostBody =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly article: ArticleModule }

interface PostBodyLoader {
  readonly body: PostBody
  /** Loads the text again after a failure. */
  readonly retry: () => void
}

/** @param slug of a post that exists; another slug needs another component (a `key`) */
export function usePostBody(slug: string): PostBodyLoader {
  const [body, setBody] = useState<PostBody>({ status: 'loading' })
  const isAsked = body.status === 'loading'
  useEffect(() => {
    if (!isAsked) return undefined
    let isStale = false
    const settle = (next: PostBody): void => {
      if (!isStale) setBody(next)
    }
    loadBody(slug)
      .then((article) => settle({ status: 'loaded', article }))
      .catch((error: unknown) => {
        report(`The post ${slug} failed to load`, error)
        settle({ status: 'failed' })
      })
    return () => {
      isStale = true
    }
  }, [slug, isAsked])
  return { body, retry: () => setBody({ status: 'loading' }) }
}
