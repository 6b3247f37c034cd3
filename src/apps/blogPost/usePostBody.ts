/** Loads the body of a post when it is first shown. */
import { useEffect, useState } from 'react'
import type { ArticleModule } from 'virtual:posts'
import { report } from '../../services/report.ts'

const BODIES = import.meta.glob<ArticleModule>('../../content/posts/*.mdx')

export type PostBody =
  | { readonly status: 'loading' }
  | { readonly status: 'failed' }
  | { readonly status: 'loaded'; readonly article: ArticleModule }

interface PostBodyLoader {
  readonly body: PostBody
  /** Asks again after a failure. */
  readonly retry: () => void
}

/** What has come of which post. */
interface Loaded {
  readonly slug: string
  readonly body: PostBody
}

const LOADING: PostBody = { status: 'loading' }

/** @param slug of a post that there is */
export function usePostBody(slug: string): PostBodyLoader {
  const [loaded, setLoaded] = useState<Loaded>({ slug, body: LOADING })
  // That of the post before must not be shown under the title of the next.
  const body = loaded.slug === slug ? loaded.body : LOADING
  const isAsked = body.status === 'loading'
  useEffect(() => {
    if (!isAsked) return undefined
    let isStale = false
    const settle = (next: PostBody): void => {
      if (!isStale) setLoaded({ slug, body: next })
    }
    loadBody(slug)
      .then((article) => settle({ status: 'loaded', article }))
      .catch((error: unknown) => {
        report(`The post ${slug} did not load.`, error)
        settle({ status: 'failed' })
      })
    return () => {
      isStale = true
    }
  }, [slug, isAsked])
  const retry = () => setLoaded({ slug, body: LOADING })
  return { body, retry }
}

async function loadBody(slug: string): Promise<ArticleModule> {
  const load = BODIES[`../../content/posts/${slug}.mdx`]
  if (!load) throw new Error(`There is no text for the post ${slug}.`)
  return load()
}
