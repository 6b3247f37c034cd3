/** Puts a page's HTML file together. Pure. */
import { element, emptyElement } from './markup.ts'
import { firstPictureOf, type PictureSet } from './pages/firstPicture.ts'
import { fontsOf } from './layout/pageFonts.ts'

/** Addresses of what every page loads, as the bundler named it. */
export interface PageAssets {
  readonly styles: readonly string[]
  readonly scripts: readonly string[]
  /** Modules that the scripts import: asked for at once, not when the first script has come. */
  readonly modules: readonly string[]
}

/** The same as index.html's. */
const VIEWPORT =
  'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'

/**
 * @param head tags, of headTags
 * @param body markup
 */
export function htmlDocument(head: string, body: string, assets: PageAssets): string {
  const { styles, scripts, modules } = assets
  const picture = firstPictureOf(body)
  const tags = [
    emptyElement('meta', { charset: 'utf-8' }),
    emptyElement('meta', { name: 'viewport', content: VIEWPORT }),
    head,
    ...(picture ? [picturePreload(picture)] : []),
    ...fontsOf(body).map(fontPreload),
    ...styles.map((href) => emptyElement('link', { rel: 'stylesheet', href })),
    ...modules.map((href) => emptyElement('link', { rel: 'modulepreload', href })),
    ...scripts.map((src) => element('script', { type: 'module', src }, '')),
  ]
  return `<!doctype html>
<html lang="en">
<head>
${tags.join('\n')}
</head>
<body>
${body}
</body>
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

/** Fonts are asked for without credentials, also on the site itself: without `crossorigin` they would be twice. */
function fontPreload(href: string): string {
  return emptyElement('link', {
    rel: 'preload',
    as: 'font',
    type: 'font/woff2',
    crossorigin: 'anonymous',
    href,
  })
}
