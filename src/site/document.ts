/** Puts the HTML files of pages together. Pure. */
import { langMark } from '../owner/language.ts'
import { type Sheet, styleTags } from './inlineStyles.ts'
import { element, emptyElement } from './markup.ts'
import { fontsOf } from './layout/pageFonts.ts'
import { SHELL } from './shell.ts'

/** Pages of one kind, which share style sheets that no other page needs. */
export type StyleKind = 'article' | 'list' | 'profile' | 'resume' | 'help'

/** What pages load, at the addresses that the bundler has chosen. */
export interface PageAssets {
  /** Of all pages. */
  readonly styles: readonly Sheet[]
  readonly kindStyles: Readonly<Record<StyleKind, readonly Sheet[]>>
  readonly scripts: readonly string[]
  /** Modules that the scripts import: they are requested at once, not after the first script has loaded. */
  readonly modules: readonly string[]
}

/** A picture in several widths. */
export interface PictureSet {
  /** Addresses with their widths: `/assets/name-736.avif 736w, …`. */
  readonly srcset: string
  readonly sizes: string
}

/** A page's body, and what its head preloads for it. */
export interface PageBody {
  readonly markup: string
  /** Preloaded before fonts and scripts; null where the page begins with text. */
  readonly firstPicture: PictureSet | null
  readonly hasCode: boolean
}

/**
 * @param head the tags made by `headTags`
 * @param look the language of most of what the page says, and its kind, if it is of one
 */
export function htmlDocument(
  head: string,
  body: PageBody,
  assets: PageAssets,
  { language, kind }: { readonly language: string; readonly kind: StyleKind | null },
): string {
  const { styles, kindStyles, scripts, modules } = assets
  const { markup, firstPicture, hasCode } = body
  const tags = [
    head,
    ...fontsOf(hasCode).map(fontPreload),
    ...(firstPicture ? [picturePreload(firstPicture)] : []),
    styleTags([...styles, ...(kind === null ? [] : kindStyles[kind])]),
    ...modules.map((href) => emptyElement('link', { rel: 'modulepreload', href })),
    ...scripts.map((src) => element('script', { type: 'module', src }, '')),
  ]
  return documentOf(tags, markup, language)
}

/** @param tags of the head, besides those that index.html has */
export function documentOf(tags: readonly string[], body: string, language: string): string {
  return `<!doctype html>
<html lang="${language}">
<head>
${SHELL.head}
${tags.join('\n')}
</head>
${element('body', langMark(SHELL.language, language), `\n${body}\n`)}
</html>
`
}

/** A browser that cannot read the format ignores it. */
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

/** Browsers request fonts without credentials: a preload without `crossorigin` would be a second download. */
function fontPreload(href: string): string {
  return emptyElement('link', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: 'anonymous',
    href,
  })
}
