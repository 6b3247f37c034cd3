import type { Post } from 'virtual:posts'
import { TextBody } from '../../documents/article/TextBody.tsx'
import { isAbout, listingsOf } from '../../documents/postList/listings.ts'
import { wholeAddress } from '../../owner/addresses.ts'
import { feedPath, postPath } from '../../owner/paths.ts'
import type { BuildFacts } from '../../site/buildFacts.ts'
import { atomFeed, FEED_LENGTH, type FeedEntry, feedTitle } from '../../site/feeds/atom.ts'
import { feedBody } from './feedBody.ts'
import { bodyOf } from './pageBody.ts'
import type { SiteFile } from '../siteFile.ts'
import type { SiteContent } from './planInput.ts'

export function feedFiles(content: SiteContent, { year }: BuildFacts): readonly SiteFile[] {
  const entries = new Map<Post, Promise<FeedEntry>>()
  const makeEntry = async (post: Post): Promise<FeedEntry> => {
    const { nodes } = await content.text(postPath(post.slug))
    const { markup } = bodyOf(<TextBody nodes={nodes} />)
    return { post, body: feedBody(markup, wholeAddress(postPath(post.slug))) }
  }
  const entryOf = (post: Post): Promise<FeedEntry> => {
    const entry = entries.get(post) ?? makeEntry(post)
    entries.set(post, entry)
    return entry
  }
  return listingsOf(content.posts).flatMap(({ first, topic, page }) => {
    if (page > 1) return []
    const newest = content.posts.filter((post) => isAbout(post, topic)).slice(0, FEED_LENGTH)
    const place = { list: first, title: feedTitle(topic), year }
    return [
      {
        path: feedPath(first),
        parts: [place, newest, newest.map(({ slug }) => content.versionOf(postPath(slug)))],
        text: async () => atomFeed(place, await Promise.all(newest.map(entryOf))),
      },
    ]
  })
}
