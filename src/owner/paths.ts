/** Where the site's pages and files are: paths, without the address of the site. Pure. */
export const BLOG_PATH = '/blog'
export const ABOUT_PATH = '/about'
/** The section of About that lists them; a site without projects has none. */
export const PROJECTS_LINK = `${ABOUT_PATH}#projects`
export const LICENCE_PATH = '/licence'
export const RESUME_PATH = '/resume'
/** The site's own help; each topic is a section of it. */
export const HELP_PATH = '/help-and-support'
/** The résumé as JSON Resume has it (jsonresume.org), and as it is printed. */
export const RESUME_DATA_PATH = '/resume.json'
export const RESUME_PDF_PATH = '/resume.pdf'
/** At the end of a page's address it makes the page print itself. */
export const PRINT_HASH = '#print'
/** The folder of previews, which nothing leads to. */
export const PREVIEW_FOLDER = '/preview'
/** The pages that answer for one that does not exist, or that cannot be fetched. */
export const NOT_FOUND_PATH = '/404'
export const OFFLINE_PATH = '/offline'

export const FEED_PATH = '/feed.xml'
export const MANIFEST_PATH = '/manifest.webmanifest'
/** The owner's entry for an address book. */
export const CONTACT_CARD_PATH = '/contact.vcf'
export const SITEMAP_PATH = '/sitemap.xml'
/** The list of the files that the site serves, which My Computer shows. */
export const FILE_LIST_PATH = '/files.json'
/** The list of the pages that windows show from data of their own (`dataPath`). */
export const PAGE_LIST_PATH = '/windows.json'
/** What the site is searched with. */
export const SEARCH_INDEX_PATH = '/search.json'
export const SERVICE_WORKER_PATH = '/sw.js'

/** Places of the desktop, which are no pages. */
export const MY_DOCUMENTS_PATH = '/my-documents'
export const MY_PICTURES_PATH = '/my-pictures'

export const FAVICON_PATH = '/favicon.ico'
export const TOUCH_ICON_PATH = '/apple-touch-icon.png'

/** Where the bundler puts files whose names change with their content. */
export const ASSETS_FOLDER = '/assets/'

/** The path of an icon of the installed site, of this width and height in pixels. */
export function appIconPath(size: number, purpose: 'any' | 'maskable' = 'any'): string {
  return `/icons/icon-${purpose === 'any' ? '' : `${purpose}-`}${size}.png`
}

export function postPath(slug: string): string {
  return `${BLOG_PATH}/${slug}`
}

/** Where an article that is held back can be seen by those who know the address. */
export function previewPath(slug: string): string {
  return `${PREVIEW_FOLDER}/${slug}`
}

/** The path of the list of posts with a tag. */
export function tagPath(tag: string): string {
  return `${BLOG_PATH}/tags/${topicSlug(tag)}`
}

/** The path of the list of posts of a category. */
export function categoryPath(category: string): string {
  return `${BLOG_PATH}/categories/${topicSlug(category)}`
}

/**
 * The path of a page of a list.
 * @param list path of its first page
 * @param page counted from 1
 */
export function listPagePath(list: string, page: number): string {
  return page === 1 ? list : `${list}/page/${page}`
}

/** The feed of a list of posts: `/feed.xml` for all of them. */
export function feedPath(list: string): string {
  return list === BLOG_PATH ? FEED_PATH : `${list}/feed.xml`
}

/** The paths of all lists but the first page of all posts; a part that begins with a colon stands for any one. */
export const LIST_PATTERNS: readonly string[] = [
  `${BLOG_PATH}/page/:page`,
  ...['tags', 'categories'].flatMap((topics) => [
    `${BLOG_PATH}/${topics}/:topic`,
    `${BLOG_PATH}/${topics}/:topic/page/:page`,
  ]),
]

/** What follows `/blog/` in the paths of lists, and so is no slug. */
export const RESERVED_SLUGS: readonly string[] = ['tags', 'categories', 'page']

/**
 * A tag or a category as a part of a path: letters and digits of any script with hyphens between them, and
 * words for the signs that tell C from C++ and C#.
 */
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

/** The path of a post's Markdown twin. */
export function twinPath(slug: string): string {
  return `${postPath(slug)}.md`
}

/**
 * The path of the data from which a window shows what a page shows.
 * @param page path of a post, of a list of posts, or of a page of the owner's own
 */
export function dataPath(page: string): string {
  return `/windows${page}.json`
}

/** The path of the picture that is shown where a page's address is shared: `/cards/blog.jpg`. */
export function cardPath(pagePath: string): string {
  return `/cards${pagePath === '/' ? '/home' : pagePath}.jpg`
}
/** Behind the address of the blog it leads to the search box. */
export const SEARCH_HASH = '#search'
