/**
 * What the build writes of the site besides its bundles: every page as HTML, and everything that
 * leads to the pages. Pure: the build passes in what it knows and writes the result to files
 * (src/build/html/writePages.ts). Bundled for Node alone.
 */
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { emblem, placeholder } from 'virtual:art'
import { bodies } from 'virtual:markdown'
import { type Post, posts } from 'virtual:posts'
import { BootScreen } from '../../boot/BootScreen.tsx'
import { type Card, cardOf } from '../../site/cards/card.ts'
import { wholeAddress } from '../../owner/addresses.ts'
import {
  BLOG_PATH,
  cardPath,
  feedPath,
  MANIFEST_PATH,
  postPath,
  SITEMAP_PATH,
  twinPath,
} from '../../owner/paths.ts'
import type { BuildFacts } from '../../site/facts/buildFacts.ts'
import { htmlDocument, type PageAssets, type PageBody } from '../../site/document.ts'
import { atomFeed, FEED_LENGTH, type FeedEntry } from '../../site/feeds/atom.ts'
import { llmsText } from '../../site/feeds/llms.ts'
import { robots, sitemap } from '../../site/feeds/sitemap.ts'
import { twinText } from '../../site/feeds/twin.ts'
import { APP_ICONS, type AppIcon, webManifest } from '../../site/feeds/webManifest.ts'
import {
  cardPathOf,
  feedTitle,
  type HeadPage,
  homePage,
  isListed,
  pageLanguage,
} from '../../site/facts/headPage.ts'
import { headTags } from '../../site/head/headTags.ts'
import { postBody } from '../../site/pages/postBodies.ts'
import { type Redirect, redirectsOf } from '../../site/redirects.ts'
import { createPages, type Page } from '../../site/routes.tsx'
import { type StartAssets, startDocument } from '../../site/startDocument.ts'
import { isAbout } from '../../documents/postList/listings.ts'
import { feedBody } from './feedBody.ts'
import { readBody } from './pageBody.ts'

/** How many posts a visitor keeps from the first visit on; others are kept once they are read. */
const OFFLINE_POSTS = 20

/** A file by its path on the site, which begins with a slash. */
export interface TextFile {
  readonly path: string
  readonly text: string
}

export interface Rendered {
  readonly files: readonly TextFile[]
  /** Pictures to draw. */
  readonly cards: readonly Card[]
  readonly icons: readonly AppIcon[]
  readonly redirects: readonly Redirect[]
  /** Paths of the files of pages that are kept for reading offline. */
  readonly offlinePages: readonly string[]
}

/** @param start what the document of `/` holds and loads; the other pages share `assets` */
export function renderSite(assets: PageAssets, start: StartAssets, facts: BuildFacts): Rendered {
  const pages = createPages(facts)
  const all: readonly HeadPage[] = [homePage, ...pages]
  return {
    files: [
      { path: '/index.html', text: homeText(start) },
      ...pages.map((page) => ({ path: fileOf(page), text: pageText(page, assets) })),
      ...posts.map((post) => ({
        path: twinPath(post.slug),
        text: twinText(post, markdownOf(post.slug)),
      })),
      ...feeds(pages),
      { path: SITEMAP_PATH, text: sitemap(all) },
      { path: '/robots.txt', text: robots() },
      { path: '/llms.txt', text: llmsText(posts) },
      { path: MANIFEST_PATH, text: webManifest() },
    ],
    cards: all
      .filter((page) => isListed(page) && cardPathOf(page) === cardPath(page.path))
      .map(cardOf),
    icons: APP_ICONS,
    redirects: redirectsOf(posts),
    offlinePages: ['/index.html', ...pages.filter(isKeptOffline).map(fileOf)],
  }
}

function fileOf({ path }: Page): string {
  return `${path}.html`
}

/** The newest posts, and all pages but those that answer for others and the lists of single topics. */
function isKeptOffline(page: Page): boolean {
  switch (page.kind) {
    case 'post':
      return posts.indexOf(page.post) < OFFLINE_POSTS
    case 'list':
      return page.path === BLOG_PATH
    case 'notFound':
    case 'moved':
      return false
    default:
      return true
  }
}

function homeText(start: StartAssets): string {
  const bootScreen = <BootScreen posts={posts} placeholder={placeholder} emblem={emblem} />
  return startDocument(headTags(homePage), bodyOf(bootScreen).markup, start)
}

function markdownOf(slug: string): string {
  const body = bodies[slug]
  if (body === undefined) throw new Error(`There is no Markdown for the post ${slug}.`)
  return body
}

function pageText(page: Page, assets: PageAssets): string {
  return htmlDocument(headTags(page), bodyOf(page.body), assets, pageLanguage(page))
}

function bodyOf(node: ReactNode): PageBody {
  return readBody(renderToStaticMarkup(node))
}

function feeds(pages: readonly Page[]): readonly TextFile[] {
  const entryOf = (post: Post): FeedEntry => {
    const { default: Body } = postBody(post.slug)
    const { markup } = bodyOf(<Body />)
    return { post, body: feedBody(markup, wholeAddress(postPath(post.slug))) }
  }
  const entries = new Map(posts.map((post) => [post, entryOf(post)]))
  return pages.flatMap((page) => {
    if (page.kind !== 'list' || page.listing.page > 1) return []
    const { first, topic } = page.listing
    const all = [...entries.values()].filter(({ post }) => isAbout(post, topic))
    const place = { list: first, title: feedTitle(topic) }
    const text = atomFeed(place, all.slice(0, FEED_LENGTH))
    return [{ path: feedPath(first), text }]
  })
}
