/**
 * Puts the style sheets of a page into it: a browser paints the page as soon as it has the page,
 * and waits for nothing else. The policy allows just these styles (src/server/http/inlineSources.ts).
 */

const SHEET = /[ \t]*<link\b[^>]*\brel="stylesheet"[^>]*>\n?/g
const ADDRESS = /\bhref="([^"]+)"/

/**
 * @param {string} html
 * @param {(address: string) => string} read gives the text of the sheet at an address of the site
 * @returns {string} with one style element where the first of its sheets was linked
 * @throws {Error} where a sheet names other files by relative addresses, or could end the element
 */
export function inlineStyles(html, read) {
  const links = html.match(SHEET) ?? []
  const addresses = links.map((link) => ADDRESS.exec(link)?.[1] ?? '')
  if (addresses.length === 0) return html
  const styles = addresses.map((address) => checked(read(address), address)).join('')
  // The loader of late parts looks for the link of a sheet before it fetches it. Without `media` the
  // sheet would be fetched ahead in spite of `disabled`.
  const known = addresses.map(
    (address) => `<link rel="stylesheet" href="${address}" media="not all" disabled />\n`,
  )
  let isFirst = true
  return html.replace(SHEET, () => {
    if (!isFirst) return ''
    isFirst = false
    return `<style>${styles}</style>\n${known.join('')}`
  })
}

/** @param {string} css @param {string} address */
function checked(css, address) {
  if (css.includes('</')) throw new Error(`${address} cannot stand in a page: it has an end tag.`)
  if (/url\((?!["']?(?:\/|data:|#))/.test(css)) {
    throw new Error(`${address} cannot stand in a page: it names a file beside itself.`)
  }
  return css.trim()
}
