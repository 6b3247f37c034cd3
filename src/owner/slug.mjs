/**
 * What the last part of an address may be: the name of an article's or a page's file. Plain JavaScript, since
 * newArticle.mjs needs no packages.
 */

/** Small Latin letters and digits with single hyphens between them. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What follows `/blog/` in the paths of lists. */
export const RESERVED_SLUGS = ['tags', 'categories', 'page']
