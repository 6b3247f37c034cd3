/** The pages of the site, as data. Pure. */
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
  /** The page's only address: `/`, or without a slash at the end, such as `/blog`. */
  readonly path: string
  /** The whole title, including the site's name. */
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
    /** An article that is held back, at an address that no page links to. */
    | { readonly kind: 'preview'; readonly post: Post }
    /** A page of the owner's own. */
    | { readonly kind: 'custom'; readonly custom: CustomPage }
    /** Answers for pages that do not exist. */
    | { readonly kind: 'notFound' | 'offline' }
    /** For hosts that cannot redirect: the page leads to another path by itself. */
    | { readonly kind: 'moved'; readonly to: string }
  )

interface KindFacts {
  /** Whose words the page consists of, which decides its language. */
  readonly words: 'owner' | 'interface'
  /** The style sheets that the page needs besides those of all pages. */
  readonly styles: StyleKind | null
  /** Whether search engines should list the page. */
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

/** What a page is called within the site: its title without the site's name. */
export function pageName(page: Page): string {
  if (page.kind === 'post') return page.post.title
  const suffix = ` · ${site.name}`
  return page.title.endsWith(suffix) ? page.title.slice(0, -suffix.length) : page.title
}

/** The path of the picture that is shown where the page's address is shared: all lists share that of the blog. */
export function cardPathOf({ kind, path }: Page): string {
  return cardPath(kind === 'list' ? BLOG_PATH : path)
}

/** The title of a feed of posts. */
export function feedTitle(topic: Topic): string {
  return topic.kind === 'all' ? site.name : `${site.name}: ${topic.name}`
}
