/**
 * Puts the first script of `/` into its document, and a list of what it will ask for: a browser
 * paints the page before it fetches anything else. The policy allows just this script
 * (src/server/http/inlineSources.ts).
 */

/** How Vite names the entry of an HTML file, and what that imports. */
const ENTRY = /[ \t]*<script type="module"[^>]*\ssrc="([^"]+)"[^>]*><\/script>\n?/
const IMPORTED = /[ \t]*<link rel="modulepreload"[^>]*>\n?/g

/**
 * @typedef {object} Ahead what the program will need
 * @property {readonly string[]} modules addresses
 * @property {string} [styles] elements that hold them
 * @property {Readonly<Record<string, string>>} [condition] `data-` attributes of all that; none: always
 */

/**
 * @param {string} html with the script that Vite put there
 * @param {string} code of the first script
 * @param {readonly Ahead[]} ahead of an address that is named twice the first counts
 * @returns {string}
 * @throws {Error} where the HTML has no entry, or the code cannot stand in a page
 */
export function inlineFirstScript(html, code, ahead) {
  const entry = ENTRY.exec(html)?.[1]
  if (entry === undefined) throw new Error('The document of / has no script.')
  if (code.includes('</')) throw new Error('The first script has an end tag.')
  const template = `<template data-entry="${entry}">${partsOf(ahead)}</template>\n`
  const script = `<script type="module">${code.trim()}</script>\n`
  return html
    .replace(ENTRY, '')
    .replace(IMPORTED, '')
    .replace('</body>', () => `${template}${script}</body>`)
}

/** @param {readonly Ahead[]} ahead */
function partsOf(ahead) {
  /** @type {Set<string>} */
  const known = new Set()
  return ahead
    .map(({ modules, styles = '', condition = {} }) => {
      const links = modules
        .filter((address) => !known.has(address))
        .map((address) => `<link rel="modulepreload" href="${address}">`)
      for (const address of modules) known.add(address)
      const attributes = Object.entries(condition).map(
        ([name, value]) => ` data-${name}="${value}"`,
      )
      return `${styles}${links.join('')}`.replaceAll(
        /<(?:link|style)\b/g,
        `$&${attributes.join('')}`,
      )
    })
    .join('')
}
