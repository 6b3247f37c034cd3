/** Paths of the site's pages and files, without its address. */
export const BLOG_PATH = '/blog'
export const ABOUT_PATH = '/about'
/** A section of About, which is missing on a site without projects. */
export const PROJECTS_LINK = `${ABOUT_PATH}#projects`
export const LICENCE_PATH = '/licence'
export const RESUME_PATH = '/resume'
/** Each help topic is a section of this page. */
export const HELP_PATH = '/help-and-support'
export const RESUME_DATA_PATH = '/resume.json'
export const RESUME_PDF_PATH = '/resume.pdf'
/** At the end of a page's address this makes the page print itself. */
export const PRINT_HASH = '#print'
/** The folder of previews, which nothing leads to. */
export const PREVIEW_FOLDER = '/preview'
/** The pages shown for a missing page and for one that cannot be fetched. */
export const NOT_FOUND_PATH = '/404'
export const OFFLINE_PATH = '/offline'

/** The page that explains the feeds, each of which is a section of it. */
export const FEED_PAGE_PATH = '/feed'
export const FEED_PATH = '/feed.xml'
export const FEED_STYLE_PATH = '/feed.css'
export const MANIFEST_PATH = '/manifest.webmanifest'
export const CONTACT_CARD_PATH = '/contact.vcf'
export const SITEMAP_PATH = '/sitemap.xml'
/** The list of all served files, for My Computer. */
export const FILE_LIST_PATH = '/files.json'
/** The list of pages that windows show from data of their own (`dataPath`). */
export const PAGE_LIST_PATH = '/windows.json'
export const SEARCH_INDEX_PATH = '/search.json'
/** What the assistant answers from, on a site where it answers in the browser. */
export const ANSWERS_PATH = '/answers.json'
/** What the assistant's window suggests to ask. */
export const QUESTIONS_PATH = '/questions.json'
export const SERVICE_WORKER_PATH = '/sw.js'

export const MY_COMPUTER_PATH = '/my-computer'
export const MY_DOCUMENTS_PATH = '/my-documents'
export const MY_PICTURES_PATH = '/my-pictures'

export const FAVICON_PATH = '/favicon.ico'
export const TOUCH_ICON_PATH = '/apple-touch-icon.png'

/** Where the bundler puts files whose names change with their content. */
export const ASSETS_FOLDER = '/assets/'

export function appIconPath(size: number, purpose: 'any' | 'maskable' = 'any'): string {
  return `/icons/icon-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`
}

export function postPath(slug: string): string {
  return `${BLOG_PATH}/${slug}`
}

/** The unlisted address of an article that is held back. */
export function previewPath(slug: string): string {
  return `${PREVIEW_FOLDER}/${slug}`
}

export function tagPath(tag: string): string {
  return `${BLOG_PATH}/tags/${topicSlug(tag)}`
}

export function categoryPath(category: string): string {
  return `${BLOG_PATH}/categories/${topicSlug(category)}`
}

/**
 * @param list path of the first page
 * @param page counted from 1
 */
export function listPagePath(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`
}

/** The feed of a list of posts; `/feed.xml` has all posts. */
export function feedPath(list: string): string {
  return list === BLOG_PATH ? FEED_PATH : `${list}/feed.xml`
}

/** The id of a list's feed on the page of feeds. */
export function feedSection(list: string): string {
  return list.split('/').slice(2).join('-')
}

/** The page of feeds, at the feed of a list. */
export function feedPagePath(list: string): string {
  return list === BLOG_PATH ? FEED_PAGE_PATH : `${FEED_PAGE_PATH}#${feedSection(list)}`
}

/** The paths of all lists but the first page of all posts; a segment with a colon matches any. */
export const LIST_PATTERNS: readonly string[] = [
  `${BLOG_PATH}/page/:page`,
  ...['tags', 'categories'].flatMap((topics) => [
    `${BLOG_PATH}/${topics}/:topic`,
    `${BLOG_PATH}/${topics}/:topic/page/:page`,
  ]),
]

/** A topic as a path segment, with words for the signs that distinguish C++ and C# from C. */
export function topicSlug(name: string): string {
  return name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('+', ' plus ')
    .replaceAll('#', ' sharp ')
    .split(/[^\p{Letter}\p{Mark}\p{Number}]+/u)
    .filter((part) => part !== '')
    .join('-')
}

export function twinPath(slug: string): string {
  return `${postPath(slug)}.md`
}

/** The data from which a window shows a post, a list of posts or a custom page. */
export function dataPath(page: string): string {
  return `/windows${page}.json`
}

/** The path of the picture that is shown where a page's address is shared: `/cards/blog.jpg`. */
export function cardPath(pagePath: string): string {
  return `/cards${pagePath === '/' ? '/home' : pagePath}.jpg`
}

export const SEARCH_HASH = '#search'
