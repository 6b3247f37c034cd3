/**
 * `/feed.xml`: the posts with their full text, as Atom (RFC 4287). Written without a library,
 * since the usual one gets the types of titles and the terms of categories wrong. Pure.
 */
import type { Post } from 'virtual:posts'
import { site } from '../../content/site.ts'
import {
  ABOUT_PATH,
  BLOG_PATH,
  FAVICON_PATH,
  FEED_PATH,
  postPath,
  wholeAddress,
} from '../../content/addresses.ts'
import { element, emptyElement, textElement } from '../markup.ts'

export interface FeedEntry {
  readonly post: Post
  /** Its whole text as HTML for feed readers (src/build/html/feedBody.ts). */
  readonly body: string
}

const NO_CONTENT = 'An Atom feed needs at least one post, whose date says when the feed changed.'

/**
 * The feed of all posts.
 * @param entries newest first
 * @throws {Error} without an entry, since a feed must say when it changed
 */
export function atomFeed(entries: readonly FeedEntry[]): string {
  const [newest] = entries
  if (!newest) throw new Error(NO_CONTENT)
  const { owner } = site
  const parts = [
    textElement('id', wholeAddress('/')),
    textElement('title', site.name),
    textElement('subtitle', site.description),
    textElement('updated', atMidnight(newest.post.date)),
    emptyElement('link', {
      rel: 'self',
      type: 'application/atom+xml',
      href: wholeAddress(FEED_PATH),
    }),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: wholeAddress(BLOG_PATH) }),
    textElement('icon', wholeAddress(FAVICON_PATH)),
    textElement('rights', `© ${owner.name}. CC BY 4.0`),
    person(owner.name, wholeAddress(ABOUT_PATH)),
    ...entries.map(entryText),
  ]
  const attributes = { xmlns: 'http://www.w3.org/2005/Atom', 'xml:lang': 'en' }
  return `<?xml version="1.0" encoding="UTF-8"?>
${element('feed', attributes, `\n${parts.join('\n')}\n`)}
`
}

function entryText({ post, body }: FeedEntry): string {
  const address = wholeAddress(postPath(post.slug))
  const parts = [
    textElement('id', address),
    textElement('title', post.title),
    emptyElement('link', { rel: 'alternate', type: 'text/html', href: address }),
    textElement('published', atMidnight(post.date)),
    textElement('updated', atMidnight(post.date)),
    person(post.author.name),
    ...[post.category, ...post.tags].map((term) => emptyElement('category', { term })),
    textElement('summary', post.excerpt),
    textElement('content', body, { type: 'html' }),
  ]
  return element('entry', {}, `\n${parts.join('\n')}\n`)
}

function person(name: string, uri?: string): string {
  const address = uri === undefined ? '' : textElement('uri', uri)
  return element('author', {}, textElement('name', name) + address)
}

/** Posts have only a day; a feed needs a point in time. */
function atMidnight(day: string): string {
  return `${day}T00:00:00Z`
}
