/** Weighs what pages load: compressed bytes of files, and which scripts an HTML file cannot do without. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { constants, gzipSync } from 'node:zlib'
import { fromHtml } from 'hast-util-from-html'

/** @typedef {Readonly<Record<string, { file: string, imports?: string[] }>>} Manifest */

/**
 * All scripts that a page loads by itself: those it names, and what these import, directly or not. What is
 * import()ed later is left out.
 * @param {string} html
 * @param {Manifest} manifest the bundler's list of its files
 * @param {string} [base] where the site lies on its host
 * @returns {string[]} their paths below the base, in order
 * @throws {Error} where the page names a script that the bundler did not make
 */
export function scriptsOf(html, manifest, base = '/') {
  const byFile = new Map(Object.values(manifest).map((chunk) => [`/${chunk.file}`, chunk]))
  /** @type {Set<string>} */
  const scripts = new Set()
  /** @param {string} address */
  const visit = (address) => {
    if (scripts.has(address)) return
    const chunk = byFile.get(address)
    if (!chunk) throw new Error(`The bundler did not make ${address}.`)
    scripts.add(address)
    for (const key of chunk.imports ?? []) visit(`/${manifest[key]?.file}`)
  }
  for (const { tagName, properties } of elementsBelow(fromHtml(html, { fragment: true }))) {
    // What only some visitors load carries its condition (src/site/startDocument.ts).
    if (properties.dataMedia !== undefined || properties.dataRenderer !== undefined) continue
    const { rel, href, src } = properties
    const isPreload = tagName === 'link' && Array.isArray(rel) && rel.includes('modulepreload')
    const address = tagName === 'script' ? src : isPreload ? href : undefined
    if (typeof address === 'string') visit(address.replace(base, '/'))
  }
  return [...scripts].sort()
}

/**
 * @param {import('hast').Nodes} node
 * @returns {Generator<import('hast').Element>} every element below it, inside templates too
 */
function* elementsBelow(node) {
  if (!('children' in node)) return
  for (const child of node.children) {
    if (child.type !== 'element') continue
    yield child
    yield* elementsBelow(child.content ?? child)
  }
}

/**
 * @param {string} site absolute path of the built site
 * @param {readonly string[]} addresses of files on it
 * @returns {number} their compressed bytes
 */
export function weightOf(site, addresses) {
  const options = { level: constants.Z_BEST_COMPRESSION }
  return addresses
    .map((address) => gzipSync(readFileSync(path.join(site, address)), options).length)
    .reduce((sum, bytes) => sum + bytes, 0)
}

/**
 * Weighs the scripts that a page cannot do without; whatever it loads later is added
 * (tests/e2e/budgets.spec.ts).
 * @param {string} site
 * @param {string} name of the HTML file below it
 * @param {Manifest} manifest
 * @param {number} budget in compressed bytes
 * @param {string} [base] where the site lies on its host
 * @throws {Error} where they weigh more
 */
export function checkScripts(site, name, manifest, budget, base = '/') {
  const scripts = scriptsOf(readFileSync(path.join(site, name), 'utf8'), manifest, base)
  const weight = weightOf(site, scripts)
  checkWeight(weight, budget, `of JavaScript in ${scripts.join(', ')}`)
}

/**
 * Weighs a file alone.
 * @param {string} site
 * @param {string} name of the file below it
 * @param {number} budget in compressed bytes
 * @throws {Error} where it weighs more
 */
export function checkFile(site, name, budget) {
  checkWeight(weightOf(site, [name]), budget, `in ${name}`)
}

/**
 * @param {number} weight
 * @param {number} budget
 * @param {string} what
 */
export function checkWeight(weight, budget, what) {
  if (weight <= budget) return
  throw new Error(`${weight} bytes ${what}: ${weight - budget} more than the budget`)
}
