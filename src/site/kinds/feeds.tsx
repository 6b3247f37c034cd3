import { BLOG_PATH, FEED_PAGE_PATH } from '../../owner/paths.ts'
import { INTERFACE_LANGUAGE } from '../../owner/language.ts'
import { listingsOf } from '../../documents/postList/listings.ts'
import { FeedContent } from '../pages/FeedContent.tsx'
import { type Page, pageOf } from '../page.ts'
import type { PublishedPosts } from './posts.tsx'

/** The page behind each link named `Feed`. */
export function feedPages({ posts }: PublishedPosts): readonly Page[] {
  const lists = listingsOf(posts).filter(({ path, first }) => path === first)
  const topics = lists.filter(({ topic }) => topic.kind !== 'all')
  return [
    pageOf({
      app: null,
      path: FEED_PAGE_PATH,
      name: 'Feed',
      description: 'What a feed is, how to follow new articles with one, and its address to copy.',
      language: INTERFACE_LANGUAGE,
      styles: 'article',
      data: topics,
      content: () => <FeedContent topics={topics} />,
      head: { parent: { name: 'Blog', path: BLOG_PATH } },
    }),
  ]
}
