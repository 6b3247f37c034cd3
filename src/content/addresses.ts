/** Where the site's pages and files are, as paths and as whole addresses. Pure. */
import { site } from './site.ts'

export const BLOG_PATH = '/blog'
export const ABOUT_PATH = '/about'
export const LICENCE_PATH = '/licence'
/** The pages that answer for one that does not exist, or that cannot be fetched. */
export const NOT_FOUND_PATH = '/404'
export const OFFLINE_PATH = '/offline'

export const FEED_PATH = '/feed.xml'
export const MANIFEST_PATH = '/manifest.webmanifest'
export const SITEMAP_PATH = '/sitemap.xml'
/** The list of the files that the site serves, which My Computer shows. */
export const FILE_LIST_PATH = '/files.json'
export const SERVICE_WORKER_PATH = '/sw.js'

export const FAVICON_PATH = '/favicon.ico'
export const TOUCH_ICON_PATH = '/apple-touch-icon.png'

/** Where the bundler puts files whose names change with their content. */
export const ASSETS_FOLDER = '/assets/'

/** The path of an icon of the installed site, of this width and height in pixels. */
export function appIconPath(size: number, purpose: 'any' | 'maskable' = 'any'): string {
  return `/icons/icon-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`
}

/**
 * The whole address of a path of this site. The start page is the bare address with its slash; no
 * other path ends in one.
 */
export function wholeAddress(path: string): string {
  return `${site.address}${path}`
}

export function postPath(slug: string): string {
  return `${BLOG_PATH}/${slug}`
}

/** The slug of the post at this path, or undefined where the path is not a post's. */
export function slugOf(path: string): string | undefined {
  return /^\/blog\/([^/]+)$/.exec(path)?.[1]
}

/** The path of a post's Markdown twin. */
export function twinPath(slug: string): string {
  return `${postPath(slug)}.md`
}

/** The path of the picture that is shown where a page's address is shared: `/cards/blog.jpg`. */
export function cardPath(pagePath: string): string {
  return `/cards${pagePath === '/' ? '/home' : pagePath}.jpg`
}
