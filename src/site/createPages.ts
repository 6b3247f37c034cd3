/** All pages of the site except the desktop. */
import { customPages } from 'virtual:custom-pages'
import type { Post } from 'virtual:posts'
import { resume } from 'virtual:resume'
import { site } from 'virtual:site'
import { ownerLine } from '../owner/ownerLine.ts'
import { type Listing, listingName, listingsOf } from '../documents/postList/listings.ts'
import { neighborsOf, relationsAmong } from '../documents/article/relations.ts'
import type { Page } from './page.ts'
import { redirectsOf } from './redirects.ts'
import {
  ABOUT_PATH,
  HELP_PATH,
  LICENCE_PATH,
  NOT_FOUND_PATH,
  OFFLINE_PATH,
  postPath,
  previewPath,
  RESUME_PATH,
} from '../owner/paths.ts'

/** Each list needs its own: search engines merge pages with equal descriptions. */
function listDescription({ topic, total, page, pages }: Listing): string {
  const place = pages === 1 ? '' : ` Page ${page} of ${pages}.`
  if (topic.kind === 'all')
    return page === 1 ? site.blog.description : `${site.blog.description}${place}`
  const count = total === 1 ? 'One post' : `${total} posts`
  const about = topic.kind === 'tag' ? 'with the tag' : 'in the category'
  return `${count} ${about} “${topic.name}” by ${site.owner.name}, newest first.${place}`
}

/** Pages without any of the owner's words. */
const PROGRAM_PAGES: readonly Page[] = [
  {
    kind: 'help',
    path: HELP_PATH,
    title: `Help and Support · ${site.name}`,
    description: `How to use ${site.name}: windows, keys, search, phones, reading offline, dark and on paper, and what is kept of a visit.`,
  },
  {
    kind: 'licence',
    path: LICENCE_PATH,
    title: `Licence · ${site.name}`,
    description: `What you may do with the code, words and art of ${site.name}, and the licences of the fonts and libraries that it uses.`,
  },
]

/**
 * All pages.
 * @param posts newest first
 * @param previews articles that are held back but published at unlisted addresses
 */
export function createPages(
  posts: readonly Post[],
  previews: readonly Post[] = [],
): readonly Page[] {
  const relationsOf = relationsAmong(posts)
  return [
    ...listingsOf(posts).map((listing): Page => ({
      kind: 'list',
      listing,
      path: listing.path,
      title: `${listingName(listing)} · ${site.name}`,
      description: listDescription(listing),
    })),
    ...posts.map((post): Page => ({
      kind: 'post',
      post,
      path: postPath(post.slug),
      title: `${post.title} · ${site.name}`,
      description: post.excerpt,
      neighbors: neighborsOf(post, posts),
      relations: relationsOf(post.slug),
    })),
    {
      kind: 'about',
      path: ABOUT_PATH,
      title: `About ${site.owner.name} · ${site.name}`,
      description: ownerLine(site),
    },
    ...(resume
      ? [
          {
            kind: 'resume',
            path: RESUME_PATH,
            title: `Résumé of ${site.owner.name} · ${site.name}`,
            description: resume.summary || ownerLine(site),
          } as const,
        ]
      : []),
    ...PROGRAM_PAGES,
    ...customPages.map((custom): Page => ({
      kind: 'custom',
      custom,
      path: custom.path,
      title: `${custom.title} · ${site.name}`,
      description: custom.description,
    })),
    ...previews.map((post): Page => ({
      kind: 'preview',
      post,
      path: previewPath(post.slug),
      title: `Preview: ${post.title} · ${site.name}`,
      description: post.excerpt,
    })),
    ...redirectsOf(posts).map(({ from, to }): Page => ({
      kind: 'moved',
      to,
      path: from,
      title: `This post has moved · ${site.name}`,
      description: 'This post has another address now.',
    })),
    {
      kind: 'notFound',
      path: NOT_FOUND_PATH,
      title: `Page not found · ${site.name}`,
      description: 'There is no page at this address.',
    },
    {
      kind: 'offline',
      path: OFFLINE_PATH,
      title: `You are offline · ${site.name}`,
      description: 'This page is not stored on this device for reading offline.',
    },
  ]
}
