/** The lists of articles: of all, of those with a tag, and of those in a category. */
import {
  BLOG_PATH,
  categoryPath,
  FEED_PAGE_PATH,
  FEED_PATH,
  FEED_STYLE_PATH,
  feedPath,
  feedSection,
  tagPath,
} from '../../../owner/paths.ts'
import { heldBack, POSTS, type PublishingRules } from '../articles/publishing.ts'
import { MAIN_ID } from '../articles/markdown/markdown.ts'
import type { Content } from './content.ts'
import { type Kind, textsOf } from './kind.ts'

export const lists: Kind = {
  addresses: (content, rules) => [
    { path: BLOG_PATH, ids: [MAIN_ID] },
    { path: FEED_PATH },
    { path: FEED_STYLE_PATH },
    { path: FEED_PAGE_PATH, ids: [MAIN_ID, ...topicLists(content, rules).map(feedSection)] },
    ...topicLists(content, rules).flatMap((path) => [
      { path, ids: [MAIN_ID] },
      { path: feedPath(path) },
    ]),
  ],
  entries: ({ site: { blog } }) => [
    {
      group: 'Pages',
      name: 'Blog',
      text: [`${blog.heading}.`, blog.subject].filter((each) => each !== '').join(' '),
      words: 'articles posts writing all',
      link: BLOG_PATH,
    },
    {
      group: 'Pages',
      name: 'Feed',
      text: 'How to follow new articles with a feed reader, and the address of each feed.',
      words: 'rss atom subscribe newsletter follow updates reader',
      link: FEED_PAGE_PATH,
    },
  ],
}

/** The first page of each list of a single topic. */
function topicLists(content: Content, rules: PublishingRules): readonly string[] {
  return textsOf(content, POSTS)
    .filter((article) => heldBack(article, rules) === undefined)
    .flatMap(({ matter: { matter } }) =>
      matter ? [...matter.tags.map(tagPath), categoryPath(matter.category)] : [],
    )
}
