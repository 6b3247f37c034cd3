/** The lists of articles: of all, of those with a tag, and of those in a category. */
import { BLOG_PATH, categoryPath, FEED_PATH, feedPath, tagPath } from '../../../owner/paths.ts'
import { heldBack, POSTS } from '../articles/publishing.ts'
import { MAIN_ID } from '../articles/markdown/markdown.ts'
import { type Kind, textsOf } from './kind.ts'

export const lists: Kind = {
  addresses: (content, rules) => [
    { path: BLOG_PATH, ids: [MAIN_ID] },
    { path: FEED_PATH },
    ...textsOf(content, POSTS)
      .filter((article) => heldBack(article, rules) === undefined)
      .flatMap(({ matter: { matter } }) =>
        matter ? [...matter.tags.map(tagPath), categoryPath(matter.category)] : [],
      )
      .flatMap((path) => [{ path, ids: [MAIN_ID] }, { path: feedPath(path) }]),
  ],
  entries: ({ site: { blog } }) => [
    {
      group: 'Pages',
      name: 'Blog',
      text: [`${blog.heading}.`, blog.subject].filter((each) => each !== '').join(' '),
      words: 'articles posts writing all',
      link: BLOG_PATH,
    },
  ],
}
