/** The head tags for search engines, feed readers, link previews and browsers. */
import { browserBar } from 'virtual:theme'
import { site } from 'virtual:site'
import { CARD_SIZE } from '../cards/card.ts'
import { openGraphLocale } from '../../owner/language.ts'
import { wholeAddress } from '../../owner/addresses.ts'
import { hrefOf } from '../../owner/base.ts'
import {
  appIconPath,
  BLOG_PATH,
  FAVICON_PATH,
  feedPath,
  MANIFEST_PATH,
  TOUCH_ICON_PATH,
} from '../../owner/paths.ts'
import { element, emptyElement, textElement } from '../markup.ts'
import type { Page } from '../page.ts'
import { jsonLd, jsonLdText } from './jsonLd.ts'

/** Result lists truncate longer titles, so the site's name is dropped. */
const LONGEST_TITLE = 70

export function headTags(page: Page): string {
  return [
    textElement('title', page.title.length > LONGEST_TITLE ? page.name : page.title),
    meta('description', page.description),
    ...identity(page),
    ...browserTags(page),
    ...alternates(page),
    ...beside(page),
    ...graph(page),
  ].join('\n')
}

function identity(page: Page): readonly string[] {
  const { movedTo } = page.head
  if (movedTo !== undefined) {
    const content = `0; url=${hrefOf(movedTo)}`
    const refresh = emptyElement('meta', { 'http-equiv': 'refresh', content })
    return [link('canonical', wholeAddress(movedTo)), refresh]
  }
  if (!page.isListed) return [meta('robots', 'noindex')]
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

function sharing({ name, description, path, language, cardPath, head }: Page): readonly string[] {
  return [
    property('og:type', head.type ?? 'website'),
    property('og:site_name', site.name),
    property('og:locale', openGraphLocale(language)),
    property('og:title', name),
    property('og:description', description),
    property('og:url', wholeAddress(path)),
    property('og:image', wholeAddress(cardPath)),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(CARD_SIZE.width)),
    property('og:image:height', String(CARD_SIZE.height)),
    property('og:image:alt', `A window on an early-2000s desktop, titled “${name}”`),
    ...(head.properties ?? []).map(([key, content]) => property(key, content)),
    meta('twitter:card', 'summary_large_image'),
  ]
}

function browserTags({ path }: Page): readonly string[] {
  const isDesktop = path === '/'
  const colors = isDesktop
    ? [meta('theme-color', browserBar.desktop)]
    : [
        meta('theme-color', browserBar.light, '(prefers-color-scheme: light)'),
        meta('theme-color', browserBar.dark, '(prefers-color-scheme: dark)'),
      ]
  return [
    meta('color-scheme', isDesktop ? 'light' : 'light dark'),
    ...colors,
    link('icon', FAVICON_PATH, { sizes: '32x32' }),
    // Not an SVG: browsers draw it on the main thread before the first paint.
    link('icon', appIconPath(192), { sizes: '192x192', type: 'image/png' }),
    link('apple-touch-icon', TOUCH_ICON_PATH),
    link('manifest', MANIFEST_PATH),
  ]
}

function beside({ head: { newer, older } }: Page): readonly string[] {
  return [
    ...(newer === undefined ? [] : [link('prev', newer)]),
    ...(older === undefined ? [] : [link('next', older)]),
  ]
}

function alternates({ head: { feed, alternate } }: Page): readonly string[] {
  const feedOf = (list: string, title: string): string =>
    link('alternate', feedPath(list), { type: 'application/atom+xml', title })
  return [
    ...(feed ? [feedOf(feed.list, feed.title)] : []),
    feedOf(BLOG_PATH, `${site.name}: posts`),
    ...(alternate
      ? [link('alternate', alternate.path, { type: alternate.type, title: alternate.title })]
      : []),
  ]
}

/** JSON-LD is data, so the script policy does not apply to it. */
function graph(page: Page): readonly string[] {
  const things = jsonLd(page)
  return things.length === 0
    ? []
    : [element('script', { type: 'application/ld+json' }, jsonLdText(things))]
}
