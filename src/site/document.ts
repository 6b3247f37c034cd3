import { langMark } from '../owner/language.ts'
import { type Sheet, styleTags } from './inlineStyles.ts'
import { element, emptyElement } from './markup.ts'
import { fontsOf } from './layout/pageFonts.ts'
import { SHELL } from './shell.ts'

export type StyleKind = 'article' | 'list' | 'profile' | 'resume' | 'help'

export interface PageAssets {
  readonly styles: readonly Sheet[]
  readonly kindStyles: Readonly<Record<StyleKind, readonly Sheet[]>>
  readonly scripts: readonly string[]
  /** Modules imported by the scripts, preloaded to avoid a second round trip. */
  readonly modules: readonly string[]
}

/** A picture in several widths. */
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

/** @param tags of the head besides those in index.html */
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
