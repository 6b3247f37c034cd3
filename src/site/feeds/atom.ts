/** Written without a library, since the usual one mishandles title types and category terms. */
import type { Post } from 'virtual:posts'
import type { Topic } from '../../documents/postList/listings.ts'
import { wordsLicence } from '../../owner/wordsLicence.ts'
import { site } from 'virtual:site'
import { SITE_LANGUAGE } from '../../owner/siteLanguage.ts'
import { wholeAddress } from '../../owner/addresses.ts'
import { hrefOf } from '../../owner/base.ts'
import {
  ABOUT_PATH,
  BLOG_PATH,
  FAVICON_PATH,
  FEED_STYLE_PATH,
  feedPath,
  postPath,
} from '../../owner/paths.ts'
import { element, emptyElement, textElement } from '../markup.ts'

export interface FeedEntry {
  readonly post: Post
  /** Full text as HTML for feed readers (src/build/html/feedBody.ts). */
  readonly body: string
}

/** Readers poll often enough for this many, and each poll transfers the whole feed. */
export const FEED_LENGTH = 20

export interface FeedPlace {
  readonly list: string
  readonly title: string
  /** The year of the build, since even an empty feed needs a date. */
  readonly year: number
}

/** @param entries newest first */
export function atomFeed({ list, title, year }: FeedPlace, entries: readonly FeedEntry[]): string {
  const { owner } = site
  const parts = [
    // The main feed keeps its original id, the address of the site.
    textElement('id', wholeAddress(list === BLOG_PATH ? '/' : list)),
    textElement('title', title),
    textElement('subtitle', site.description),
    textElement(
      'updated',
      atMidnight(
        entries
          .map(({ post }) => lastChange(post))
          .sort()
          .at(-1) ?? `${year}-01-01`,
      ),
    ),
    emptyElement('link', {
      rel: 'self',
      type: 'application/atom+xml',
      href: wholeAddress(feedPath(list)),
    }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: wholeAddress(list) }),
    textElement('icon', wholeAddress(FAVICON_PATH)),
    textElement('rights', `© ${owner.name}. ${wordsLicence.name}`),
    person(owner.name, wholeAddress(ABOUT_PATH)),
    ...entries.map(entryText),
  ]
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': SITE_LANGUAGE }
  return `<?xml version="1.0" encoding="UTF-8"?>
<?xml-stylesheet type="text/css" href="${hrefOf(FEED_STYLE_PATH)}"?>
${element('feed', attributes, `\n${parts.join('\n')}\n`)}
`
}

function entryText({ post, body }: FeedEntry): string {
  const address = wholeAddress(postPath(post.slug))
  const parts = [
    textElement('id', address),
    textElement('title', post.title),
    emptyElement('link', {
      rel: 'alternate',
      type: 'text/html',
      href: address,
      hreflang: post.lang,
    }),
    textElement('published', atMidnight(post.date)),
    textElement('updated', atMidnight(lastChange(post))),
    ...post.authors.map(({ name, url }) => person(name, url)),
    ...[post.category, ...post.tags].map((term) => emptyElement('category', { term })),
    textElement('summary', post.excerpt),
    textElement('content', body, { type: 'html' }),
  ]
  return element('entry', { 'xml:lang': post.lang }, `\n${parts.join('\n')}\n`)
}

function person(name: string, uri?: string): string {
  const address = uri === undefined ? '' : textElement('uri', uri)
  return element('author', {}, textElement('name', name) + address)
}

export function lastChange({ date, updated }: Post): string {
  return updated ?? date
}

/** Posts have only a day; a feed needs a time. */
function atMidnight(day: string): string {
  return `${day}T00:00:00Z`
}

export function feedTitle(topic: Topic): string {
  return topic.kind === 'all' ? site.name : `${site.name}: ${topic.name}`
}
