import { langMark } from '../owner/language.ts'
import codeFont from '../../assets/fonts/dejavu-sans-mono.woff2?url'
import headingFont from '../../assets/fonts/fira-sans-bold.woff2?url'
import textFont from '../../assets/fonts/dejavu-sans-condensed.woff2?url'
import boldTextFont from '../../assets/fonts/dejavu-sans-condensed-bold.woff2?url'
import { type LookAssets, lookScript } from './look.ts'
import { type Attributes, element, emptyElement } from './markup.ts'
import { NEW_TAB_WORDS } from '../ui/newTab.ts'
import { SHELL } from './shell.ts'

/** Preloaded to shorten the time with the fallbacks of fonts.css. */
const FONTS = [textFont, boldTextFont, headingFont]

export type StyleKind = 'article' | 'list' | 'profile' | 'resume' | 'help'

/** An inlined style sheet, so that a page paints without another request. */
export interface Sheet {
  readonly address: string
  readonly text: string
}

export interface PageAssets {
  readonly look: LookAssets
  readonly styles: readonly Sheet[]
  readonly kindStyles: Readonly<Record<StyleKind, readonly Sheet[]>>
  readonly scripts: readonly string[]
  /** Modules imported by the scripts, preloaded to avoid a second round trip. */
  readonly modules: readonly string[]
}

export interface PictureSet {
  /** Addresses with their widths: `/assets/name-736.avif 736w, …`. */
  readonly srcset: string
  readonly sizes: string
}

/** The body of a page and what the head preloads for it. */
export interface PageBody {
  readonly markup: string
  /** Preloaded before fonts and scripts; null if the page begins with text. */
  readonly firstPicture: PictureSet | null
  readonly hasCode: boolean
}

export function htmlDocument(
  head: string,
  body: PageBody,
  assets: PageAssets,
  { language, kind }: { readonly language: string; readonly kind: StyleKind | null },
): string {
  const { look, styles, kindStyles, scripts, modules } = assets
  const { markup, firstPicture, hasCode } = body
  const tags = [
    head,
    lookScript(look, 'page'),
    ...[...FONTS, ...(hasCode ? [codeFont] : [])].map(fontPreload),
    ...(firstPicture ? [picturePreload(firstPicture)] : []),
    styleTags([...styles, ...(kind === null ? [] : kindStyles[kind])]),
    ...modules.map((href) => emptyElement('link', { rel: 'modulepreload', href })),
    ...scripts.map((src) => element('script', { type: 'module', src }, '')),
  ]
  return documentOf(tags, markup, language)
}

/** @param tags of the head besides those in index.html */
export function documentOf(tags: readonly string[], body: string, language: string): string {
  const { id, text } = NEW_TAB_WORDS
  const newTab = element('p', { id, hidden: true }, text)
  return `<!doctype html>
<html lang="${language}">
<head>
${SHELL.head}
${tags.join('\n')}
</head>
${element('body', langMark(SHELL.language, language), `\n${newTab}\n${body}\n`)}
</html>
`
}

/**
 * One `<style>` with all sheets, and a link for each: the lazy loader looks for a sheet's link
 * before it fetches the sheet; `disabled` and `media` keep the browser from fetching it.
 */
export function styleTags(styles: readonly Sheet[], data: Attributes = {}): string {
  if (styles.length === 0) return ''
  const links = styles.map(({ address: href }) =>
    emptyElement('link', { ...data, rel: 'stylesheet', href, media: 'not all', disabled: true }),
  )
  return [element('style', data, styles.map(({ text }) => text).join('')), ...links].join('\n')
}

function picturePreload({ srcset, sizes }: PictureSet): string {
  return emptyElement('link', {
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    imagesrcset: srcset,
    imagesizes: sizes,
    fetchpriority: 'high',
  })
}

/** Fonts are fetched without credentials: without `crossorigin` they would be fetched twice. */
function fontPreload(href: string): string {
  return emptyElement('link', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: 'anonymous',
    href,
  })
}
