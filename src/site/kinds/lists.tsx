import { site } from 'virtual:site'
import { type Listing, listingName, listingsOf } from '../../documents/postList/listings.ts'
import { PostList } from '../../documents/postList/PostList.tsx'
import { sitePathOf } from '../../owner/base.ts'
import { longDate } from '../../owner/language.ts'
import { BLOG_PATH, cardPath } from '../../owner/paths.ts'
import { languageOf } from '../../owner/siteLanguage.ts'
import { CARD_ARTICLES } from '../cards/card.ts'
import { feedTitle, lastChange } from '../feeds/atom.ts'
import { blog } from '../head/jsonLd.ts'
import { type Page, pageOf } from '../page.ts'
import type { PublishedPosts } from './posts.tsx'

export function listPages({ posts }: PublishedPosts): readonly Page[] {
  return listingsOf(posts).map(listPage)
}

export function listPage(listing: Listing): Page {
  const { path, topic, first, newer, older } = listing
  const isTop = path === BLOG_PATH
  return pageOf({
    app: 'Blog',
    path,
    name: listingName(listing),
    description: listDescription(listing),
    styles: 'list',
    isKept: isTop,
    data: listing,
    content: () => <PostList listing={listing} level={1} />,
    window: { formerPaths: [], data: () => listing },
    changed: listing.posts.map(lastChange).sort().at(-1),
    head: {
      newer,
      older,
      ...(topic.kind !== 'all' && { feed: { list: first, title: feedTitle(topic) } }),
      ...(isTop
        ? { things: () => [blog(listing.posts)] }
        : { parent: { name: 'Blog', path: BLOG_PATH } }),
    },
    cardPath: cardPath(first),
    card: {
      ...(isTop && { title: site.blog.heading }),
      articles: listing.posts.slice(0, CARD_ARTICLES).map((post) => ({
        title: post.title,
        note: longDate(post.date, languageOf(post)),
        picture: sitePathOf(post.image.src),
      })),
    },
  })
}

/** Each list needs its own: search engines merge pages with equal descriptions. */
function listDescription({ topic, total, page, pages }: Listing): string {
  const place = pages === 1 ? '' : ` Page ${page} of ${pages}.`
  if (topic.kind === 'all')
    return page === 1 ? site.blog.description : `${site.blog.description}${place}`
  const count = total === 1 ? 'One post' : `${total} posts, newest first,`
  const about = topic.kind === 'tag' ? 'with the tag' : 'in the category'
  return `${count} ${about} “${topic.name}” by ${site.owner.name}.${place}`
}
