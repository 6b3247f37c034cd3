/** The articles of the site for the calendar, by the days on which they were published. */
import type { Post } from 'virtual:posts'
import { useState } from 'react'
import { parseListing } from '../../documents/data/pageData.ts'
import { hrefOf } from '../../owner/base.ts'
import { BLOG_PATH, dataPath } from '../../owner/paths.ts'
import { useData } from '../host/useData.ts'
import type { Day } from './days.ts'

interface Known {
  /** Newest first. */
  readonly posts: readonly Post[]
  /** The page of the list that has the next older ones, if any. */
  readonly next: string | undefined
}

/** Loads one page of the list after the other until it reaches back to the day, and no further. */
export function usePosts(since: Day) {
  const [known, setKnown] = useState<Known>({ posts: [], next: BLOG_PATH })
  const { posts, next } = known
  const oldest = posts.at(-1)
  const isWanted = next !== undefined && (oldest === undefined || oldest.date >= since)
  const file = { address: hrefOf(dataPath(next ?? BLOG_PATH)), parse: parseListing }
  const { loading } = useData(file, isWanted)
  if (isWanted && loading.status === 'loaded') {
    const { posts: more, older } = loading.data
    setKnown({ posts: [...posts, ...more], next: older })
  }
  return { posts, hasFailed: loading.status === 'failed' || loading.status === 'missing' }
}
