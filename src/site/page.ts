import type { Post } from 'virtual:posts'
import { site } from 'virtual:site'
import type { Neighbors, Relations } from '../documents/article/relations.ts'
import type { Listing, Topic } from '../documents/postList/listings.ts'
import { INTERFACE_LANGUAGE } from '../owner/language.ts'
import { pageTitle } from '../owner/pageTitle.ts'
import { BLOG_PATH, cardPath } from '../owner/paths.ts'
import { languageOf, SITE_LANGUAGE } from '../owner/siteLanguage.ts'
import type { CustomPage } from '../owner/types.ts'
import type { StyleKind } from './document.ts'

interface PageBase {
  /** The page's only address, without a trailing slash unless it is `/`. */
  readonly path: string
  /** Includes the site's name. */
  readonly title: string
  readonly description: string
}

export type Page = PageBase &
  (
    | {
        readonly kind: 'post'
        readonly post: Post
        readonly neighbors: Neighbors
        readonly relations: Relations
      }
    | { readonly kind: 'list'; readonly listing: Listing }
    /** `home` has a document of its own: see startDocument.ts. */
    | { readonly kind: 'home' | 'about' | 'resume' | 'help' | 'licence' }
    | { readonly kind: 'preview'; readonly post: Post }
    | { readonly kind: 'custom'; readonly custom: CustomPage }
    /** Error pages. */
    | { readonly kind: 'notFound' | 'offline' }
    /** For hosts that cannot redirect: the page navigates by itself. */
    | { readonly kind: 'moved'; readonly to: string }
  )

interface KindFacts {
  readonly words: 'owner' | 'interface'
  readonly styles: StyleKind | null
  readonly isListed: boolean
  /** Whether a window of the desktop shows the same. */
  readonly hasWindow: boolean
}

const own = { words: 'owner', isListed: true, hasWindow: true } as const
const notice = { words: 'interface', styles: null, isListed: false, hasWindow: false } as const

const KINDS: Readonly<Record<Page['kind'], KindFacts>> = {
  home: { ...own, styles: null },
  post: { ...own, styles: 'article' },
  custom: { ...own, styles: 'article' },
  list: { ...own, styles: 'list' },
  about: { ...own, styles: 'profile' },
  resume: { ...own, styles: 'resume' },
  help: { ...own, words: 'interface', styles: 'help' },
  licence: { ...notice, isListed: true },
  preview: { ...notice, words: 'owner', styles: 'article' },
  notFound: notice,
  offline: notice,
  moved: notice,
}

export function factsOf({ kind }: Page): KindFacts {
  return KINDS[kind]
}

export const homePage: Page = {
  kind: 'home',
  path: '/',
  title: pageTitle,
  description: site.description,
}

export function pageLanguage(page: Page): string {
  if ('post' in page) return languageOf(page.post)
  if (page.kind === 'custom') return languageOf(page.custom)
  return factsOf(page).words === 'owner' ? SITE_LANGUAGE : INTERFACE_LANGUAGE
}

export function pageName(page: Page): string {
  if (page.kind === 'post') return page.post.title
  const suffix = ` · ${site.name}`
  return page.title.endsWith(suffix) ? page.title.slice(0, -suffix.length) : page.title
}

/** The path of the preview picture; all lists share that of the blog. */
export function cardPathOf({ kind, path }: Page): string {
  return cardPath(kind === 'list' ? BLOG_PATH : path)
}

export function feedTitle(topic: Topic): string {
  return topic.kind === 'all' ? site.name : `${site.name}: ${topic.name}`
}
