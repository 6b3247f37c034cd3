/** What a page's head is made of: the pages of routes.tsx fit, and so does the start page. Types and its data only. */
import type { Post } from 'virtual:posts'
import { pageTitle } from '../../content/pageTitle.ts'
import { site } from '../../content/site.ts'

export type HeadPage = {
  /** `/`, or without a slash at the end: `/blog`. */
  readonly path: string
  /** Whole, the site's name included. */
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

/** Whether search engines should list it: answers for pages that are not should not be found. */
export function isListed({ kind }: HeadPage): boolean {
  return kind !== 'notFound' && kind !== 'offline'
}

/** What a page is called within the site, where its name need not be said: its title without it. */
export function pageName(page: HeadPage): string {
  if (page.kind === 'post') return page.post.title
  const suffix = ` · ${site.name}`
  return page.title.endsWith(suffix) ? page.title.slice(0, -suffix.length) : page.title
}
