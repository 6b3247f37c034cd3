/**
 * Every page of the site but the desktop, as data: where it is, what it is called, what it shows.
 * Pure: the build makes the HTML files from this list (src/build/html/renderSite.tsx).
 */
import type { ReactNode } from 'react'
import { customPages } from 'virtual:custom-pages'
import { type Post, posts } from 'virtual:posts'
import { site } from 'virtual:site'
import { ownerLine } from '../owner/ownerLine.ts'
import { type Listing, listingName, listingsOf } from '../documents/postList/listings.ts'
import { AboutPage } from './pages/AboutPage.tsx'
import { BlogPage } from './pages/BlogPage.tsx'
import type { BuildFacts } from './facts/buildFacts.ts'
import { LicencePage } from './licence/LicencePage.tsx'
import { MovedPage, NotFoundPage, OfflinePage } from './pages/NoticePages.tsx'
import { OwnPage } from './pages/OwnPage.tsx'
import { redirectsOf } from './redirects.ts'
import { PostPage } from './pages/PostPage.tsx'
import { ABOUT_PATH, LICENCE_PATH, NOT_FOUND_PATH, OFFLINE_PATH, postPath } from '../owner/paths.ts'

interface PageBase {
  /** The page's only address, `/blog/some-post`; its file is the same with `.html`. */
  readonly path: string
  /** For the head, the site's name included; where that is too long, the head leaves the name out. */
  readonly title: string
  readonly description: string
  /** All that stands in the body, its landmarks included. */
  readonly body: ReactNode
}

export type Page = PageBase &
  (
    | { readonly kind: 'post'; readonly post: Post }
    | { readonly kind: 'list'; readonly listing: Listing }
    | { readonly kind: 'about' | 'licence' }
    /** A page of the owner's own. */
    | { readonly kind: 'custom'; readonly updated?: string }
    /** Answers for pages that are not: nothing that a search engine should list. */
    | { readonly kind: 'notFound' | 'offline' }
    /** For hosts that cannot redirect: the page leads to another path by itself. */
    | { readonly kind: 'moved'; readonly to: string }
  )

/** Each list has its own: search engines show two pages with the same description as one. */
function listDescription({ topic, total, page, pages }: Listing): string {
  const place = pages === 1 ? '' : ` Page ${page} of ${pages}.`
  if (topic.kind === 'all')
    return page === 1 ? site.blog.description : `${site.blog.description}${place}`
  const count = total === 1 ? 'One post' : `${total} posts`
  const about = topic.kind === 'tag' ? 'with the tag' : 'in the category'
  return `${count} ${about} “${topic.name}” by ${site.owner.name}, newest first.${place}`
}

/** All pages, the posts newest first. */
export function createPages(facts: BuildFacts): readonly Page[] {
  return [
    ...listingsOf(posts).map((listing): Page => ({
      kind: 'list',
      listing,
      path: listing.path,
      title: `${listingName(listing)} · ${site.name}`,
      description: listDescription(listing),
      body: <BlogPage facts={facts} listing={listing} />,
    })),
    ...posts.map((post): Page => ({
      kind: 'post',
      post,
      path: postPath(post.slug),
      title: `${post.title} · ${site.name}`,
      description: post.excerpt,
      body: <PostPage facts={facts} post={post} posts={posts} />,
    })),
    {
      kind: 'about',
      path: ABOUT_PATH,
      title: `About ${site.owner.name} · ${site.name}`,
      description: `${ownerLine(site)} Skills, projects and certifications.`,
      body: <AboutPage facts={facts} />,
    },
    {
      kind: 'licence',
      path: LICENCE_PATH,
      title: `Licence · ${site.name}`,
      description: `What you may do with the code, words and art of ${site.name}, and the licences of the fonts and libraries that it uses.`,
      body: <LicencePage facts={facts} />,
    },
    ...customPages.map((page): Page => ({
      kind: 'custom',
      path: page.path,
      title: `${page.title} · ${site.name}`,
      description: page.description,
      body: <OwnPage facts={facts} page={page} />,
      ...(page.updated !== undefined && { updated: page.updated }),
    })),
    ...redirectsOf(posts).map(({ from, to }): Page => ({
      kind: 'moved',
      to,
      path: from,
      title: `This post has moved · ${site.name}`,
      description: 'This post has another address now.',
      body: <MovedPage facts={facts} path={from} to={to} />,
    })),
    {
      kind: 'notFound',
      path: NOT_FOUND_PATH,
      title: `Page not found · ${site.name}`,
      description: 'There is no page at this address.',
      body: <NotFoundPage facts={facts} />,
    },
    {
      kind: 'offline',
      path: OFFLINE_PATH,
      title: `You are offline · ${site.name}`,
      description: 'This page is not stored on this device for reading offline.',
      body: <OfflinePage facts={facts} />,
    },
  ]
}
