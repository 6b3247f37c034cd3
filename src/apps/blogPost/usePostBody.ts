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

const LOADING: PostBody = { status: 'loading' }

/** @param slug of a post that exists */
export function usePostBody(slug: string): PostBodyLoader {
  const [last, setLast] = useState({ slug, body: LOADING })
  // What was loaded for another post is not shown.
  const body = last.slug === slug ? last.body : LOADING
  const isAsked = body.status === 'loading'
  useEffect(() => {
    if (!isAsked) return undefined
    let isStale = false
    const settle = (next: PostBody): void => {
      if (!isStale) setLast({ slug, body: next })
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
  return { body, retry: () => setLast({ slug, body: LOADING }) }
}
