/** The head tags for search engines, feed readers, link previews and browsers. */
import type { Post } from 'virtual:posts'
import { browserBar } from 'virtual:theme'
import { site } from 'virtual:site'
import { CARD_SIZE } from '../cards/card.ts'
import { openGraphLocale } from '../../owner/language.ts'
import { wholeAddress } from '../../owner/addresses.ts'
import { hrefOf } from '../../owner/base.ts'
import {
  ABOUT_PATH,
  appIconPath,
  BLOG_PATH,
  FAVICON_PATH,
  feedPath,
  MANIFEST_PATH,
  RESUME_DATA_PATH,
  TOUCH_ICON_PATH,
  twinPath,
} from '../../owner/paths.ts'
import { element, emptyElement, textElement } from '../markup.ts'
import { cardPathOf, feedTitle, type Page, factsOf, pageLanguage, pageName } from '../page.ts'
import { jsonLd, jsonLdText } from './jsonLd.ts'

/** Result lists truncate longer titles, so the site's name is dropped. */
const LONGEST_TITLE = 70

export function headTags(page: Page): string {
  return [
    textElement('title', page.title.length > LONGEST_TITLE ? pageName(page) : page.title),
    meta('description', page.description),
    ...identity(page),
    ...browserTags(page),
    ...alternates(page),
    ...beside(page),
    ...graph(page),
  ].join('\n')
}

function identity(page: Page): readonly string[] {
  if (page.kind === 'moved') {
    const refresh = emptyElement('meta', {
      'http-equiv': 'refresh',
      content: `0; url=${hrefOf(page.to)}`,
    })
    return [link('canonical', wholeAddress(page.to)), refresh]
  }
  if (!factsOf(page).isListed) return [meta('robots', 'noindex')]
  return [link('canonical', wholeAddress(page.path)), ...sharing(page)]
}

function meta(name: string, content: string, media?: string): string {
  return emptyElement('meta', { name, content, media })
}

function property(name: string, content: string): string {
  return emptyElement('meta', { property: name, content })
}

function link(rel: string, target: string, more: Readonly<Record<string, string>> = {}): string {
  return emptyElement('link', { rel, href: hrefOf(target), ...more })
}

function sharing(page: Page): readonly string[] {
  const title = pageName(page)
  return [
    property('og:type', page.kind === 'post' ? 'article' : typeOf(page.kind)),
    property('og:site_name', site.name),
    property('og:locale', openGraphLocale(pageLanguage(page))),
    property('og:title', title),
    property('og:description', page.description),
    property('og:url', wholeAddress(page.path)),
    property('og:image', wholeAddress(cardPathOf(page))),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(CARD_SIZE.width)),
    property('og:image:height', String(CARD_SIZE.height)),
    property('og:image:alt', `A window on an early-2000s desktop, titled “${title}”`),
    ...(page.kind === 'post' ? articleFacts(page.post) : []),
    meta('twitter:card', 'summary_large_image'),
  ]
}

function typeOf(kind: Exclude<Page['kind'], 'post'>): string {
  return kind === 'about' || kind === 'resume' ? 'profile' : 'website'
}

function articleFacts(post: Post): readonly string[] {
  return [
    property('article:published_time', post.date),
    ...(post.updated === undefined ? [] : [property('article:modified_time', post.updated)]),
    ...post.authors.flatMap(({ name, url }) => {
      const address = name === site.owner.name ? wholeAddress(ABOUT_PATH) : url
      return address === undefined ? [] : [property('article:author', address)]
    }),
    property('article:section', post.category),
    ...post.tags.map((tag) => property('article:tag', tag)),
  ]
}

function browserTags({ kind }: Page): readonly string[] {
  const colors =
    kind === 'home'
      ? [meta('theme-color', browserBar.desktop)]
      : [
          meta('theme-color', browserBar.light, '(prefers-color-scheme: light)'),
          meta('theme-color', browserBar.dark, '(prefers-color-scheme: dark)'),
        ]
  return [
    meta('color-scheme', kind === 'home' ? 'light' : 'light dark'),
    ...colors,
    link('icon', FAVICON_PATH, { sizes: '32x32' }),
    // Not an SVG: browsers draw it on the main thread before the first paint.
    link('icon', appIconPath(192), { sizes: '192x192', type: 'image/png' }),
    link('apple-touch-icon', TOUCH_ICON_PATH),
    link('manifest', MANIFEST_PATH),
  ]
}

function beside(page: Page): readonly string[] {
  if (page.kind !== 'list') return []
  const { newer, older } = page.listing
  return [
    ...(newer === undefined ? [] : [link('prev', newer)]),
    ...(older === undefined ? [] : [link('next', older)]),
  ]
}

function alternates(page: Page): readonly string[] {
  const feedOf = (list: string, title: string): string =>
    link('alternate', feedPath(list), { type: 'application/atom+xml', title })
  const feed = feedOf(BLOG_PATH, `${site.name}: posts`)
  if (page.kind === 'list' && page.listing.topic.kind !== 'all') {
    return [feedOf(page.listing.first, feedTitle(page.listing.topic)), feed]
  }
  if (page.kind === 'resume') {
    const data = { type: 'application/json', title: `Résumé of ${site.owner.name}, as JSON Resume` }
    return [feed, link('alternate', RESUME_DATA_PATH, data)]
  }
  if (page.kind !== 'post') return [feed]
  const twin = { type: 'text/markdown', title: `${page.post.title}, as Markdown` }
  return [feed, link('alternate', twinPath(page.post.slug), twin)]
}

/** JSON-LD is data, so the script policy does not apply to it. */
function graph(page: Page): readonly string[] {
  const things = jsonLd(page)
  return things.length === 0
    ? []
    : [element('script', { type: 'application/ld+json' }, jsonLdText(things))]
}
