/**
 * What the last part of an address may be: the name of an article's or a page's file. Plain JavaScript, since
 * newArticle.mjs needs no packages.
 */

/** Small Latin letters and digits with single hyphens between them. */
export const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** What follows `/blog/` in the paths of lists. */
export const RESERVED_SLUGS = ['tags', 'categories', 'page']

/** Letters that are no other letter with a mark. */
const LATIN = new Map(
  Object.entries({ ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' }),
)

/**
 * A title as the last part of an address: small Latin letters and digits with hyphens between them.
 * @param {string} title
 * @returns {string} empty where the title has none of these
 */
export function slugOf(title) {
  return title
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{Mark}'’]/gu, '')
    .replaceAll(/[^a-z]/g, (letter) => LATIN.get(letter) ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
