/** What the head of a page needs to know about it: the pages of routes.tsx and the start page have this type. */
import type { Post } from 'virtual:posts'
import { INTERFACE_LANGUAGE } from '../../owner/language.ts'
import { languageOf, SITE_LANGUAGE } from '../../owner/siteLanguage.ts'
import { BLOG_PATH, cardPath } from '../../owner/paths.ts'
import type { Listing, Topic } from '../../documents/postList/listings.ts'
import { pageTitle } from '../../owner/pageTitle.ts'
import { site } from 'virtual:site'
import type { StyleKind } from '../document.ts'
import type { CustomPage } from '../../owner/types.ts'

export type HeadPage = {
  /** `/`, or without a slash at the end: `/blog`. */
  readonly path: string
  /** The whole title, including the site's name. */
  readonly title: string
  readonly description: string
} & (
  | { readonly kind: 'post'; readonly post: Post }
  | { readonly kind: 'list'; readonly listing: Listing }
  | { readonly kind: 'home' | 'about' | 'resume' | 'help' | 'licence' }
  | { readonly kind: 'custom'; readonly custom: CustomPage }
  | { readonly kind: 'notFound' | 'offline' }
  | { readonly kind: 'preview'; readonly post: Post }
  | { readonly kind: 'moved'; readonly to: string }
)

/** The start page, which has a document of its own: src/site/startDocument.ts. */
export const homePage: HeadPage = {
  kind: 'home',
  path: '/',
  title: pageTitle,
  description: site.description,
}

/** Whether search engines should list the page: not those that answer for a missing one. */
export function isListed({ kind }: HeadPage): boolean {
  return kind !== 'notFound' && kind !== 'offline' && kind !== 'moved' && kind !== 'preview'
}

/** The language of what a page is about: of the owner's words, but for pages without any. */
export function pageLanguage(page: HeadPage): string {
  switch (page.kind) {
    case 'post':
    case 'preview':
      return languageOf(page.post)
    case 'custom':
      return languageOf(page.custom)
    case 'help':
    case 'licence':
    case 'moved':
    case 'notFound':
    case 'offline':
      return INTERFACE_LANGUAGE
    default:
      return SITE_LANGUAGE
  }
}

/** The kind of pages whose style sheets the page needs besides those of all pages. */
export function styleKind({ kind }: HeadPage): StyleKind | null {
  switch (kind) {
    case 'post':
    case 'preview':
    case 'custom':
      return 'article'
    case 'list':
      return 'list'
    case 'about':
      return 'profile'
    case 'resume':
      return 'resume'
    case 'help':
      return 'help'
    default:
      return null
  }
}

/** What a page is called within the site: its title without the site's name. */
export function pageName(page: HeadPage): string {
  if (page.kind === 'post') return page.post.title
  const suffix = ` · ${site.name}`
  return page.title.endsWith(suffix) ? page.title.slice(0, -suffix.length) : page.title
}

/** The path of the picture that is shown where the page's address is shared: all lists share that of the blog. */
export function cardPathOf({ kind, path }: HeadPage): string {
  return cardPath(kind === 'list' ? BLOG_PATH : path)
}

/** The title of a feed of posts. */
export function feedTitle(topic: Topic): string {
  return topic.kind === 'all' ? site.name : `${site.name}: ${topic.name}`
}
