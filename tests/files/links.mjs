/** Whether everything that the built pages lead to is there. */
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fromHtml } from 'hast-util-from-html'
import { htmlFiles } from './html.mjs'

/** @typedef {import('hast').Element} Element */
/** @typedef {import('hast').Root} Root */

/** Attributes that hold one address each. */
const ADDRESSES = ['href', 'src', 'action', 'poster']

/**
 * @param {string} site absolute path of the built site
 * @param {string} base where it lies on its host
 * @throws {Error} that lists every link, script, style sheet and picture that is not there
 */
export function checkLinks(site, base) {
  const lost = htmlFiles(site).flatMap((name) => {
    const tree = fromHtml(readFileSync(path.join(site, name), 'utf8'))
    const page = base + name.replace(/(?:^|\/)index\.html$|\.html$/, '')
    const addresses = new Set(elementsIn(tree).flatMap(addressesOf))
    return [...addresses]
      .filter((address) => isOfSite(address) && !isThere(site, base, page, address))
      .map((address) => `${name}: ${address}`)
  })
  if (lost.length > 0) throw new Error(`These lead nowhere:\n${lost.join('\n')}`)
}

/**
 * @param {Root | Element} node
 * @returns {Element[]}
 */
function elementsIn(node) {
  return node.children.flatMap((child) =>
    child.type === 'element' ? [child, ...elementsIn(child)] : [],
  )
}

/**
 * @param {Element} element
 * @returns {string[]}
 */
function addressesOf({ properties }) {
  const single = ADDRESSES.map((name) => properties[name])
  const sets = [properties['srcSet'], properties['imageSrcSet']].flat()
  const inSets = sets.flatMap((set) =>
    typeof set === 'string' ? set.split(',').map((part) => part.trim().split(/\s+/)[0]) : [],
  )
  return [...single, ...inSets].flatMap((each) =>
    typeof each === 'string' && each !== '' ? [each] : [],
  )
}

/** @param {string} address */
function isOfSite(address) {
  return /^(?:\/(?!\/)|#)/.test(address)
}

/**
 * @param {string} site
 * @param {string} base
 * @param {string} page path of the page on which the address stands
 * @param {string} address
 */
function isThere(site, base, page, address) {
  const { pathname, hash } = new URL(address, `http://site.invalid${page}`)
  if (!pathname.startsWith(base)) return false
  const file = fileAt(site, decodeURI(pathname.slice(base.length - 1)))
  if (file === undefined) return false
  if (hash.length < 2 || !file.endsWith('.html')) return true
  const id = decodeURIComponent(hash.slice(1))
  // The window that shows what a page shows.
  if (pathname === base && id.startsWith('/')) return fileAt(site, id)?.endsWith('.html') === true
  return elementsIn(fromHtml(readFileSync(file, 'utf8'))).some(
    ({ properties }) => properties['id'] === id,
  )
}

/**
 * @param {string} site
 * @param {string} pathname
 */
function fileAt(site, pathname) {
  const bare = path.join(site, pathname.replace(/\/$/, ''))
  return [bare, `${bare}.html`, path.join(bare, 'index.html')].find(
    (file) => existsSync(file) && path.extname(file) !== '',
  )
}
