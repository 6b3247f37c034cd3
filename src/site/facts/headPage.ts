/** What the head of a page needs to know about it: the pages of routes.tsx and the start page have this type. */
import type { Post } from 'virtual:posts'
import { pageTitle } from '../../content/pageTitle.ts'
import { site } from '../../content/site.ts'

export type HeadPage = {
  /** `/`, or without a slash at the end: `/blog`. */
  readonly path: string
  /** The whole title, including the site's name. */
  readonly title: string
  readonly description: string
} & (
  | { readonly kind: 'post'; readonly post: Post }
  | { readonly kind: 'home' | 'list' | 'about' | 'licence' }
  | { readonly kind: 'notFound' | 'offline' }
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
  return kind !== 'notFound' && kind !== 'offline'
}

/** What a page is called within the site: its title without the site's name. */
export function pageName(page: HeadPage): string {
  if (page.kind === 'post') return page.post.title
  const suffix = ` · ${site.name}`
  return page.title.endsWith(suffix) ? page.title.slice(0, -suffix.length) : page.title
}
