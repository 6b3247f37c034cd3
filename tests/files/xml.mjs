/** Validates the feeds and the sitemap of a built site, each by its schema. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { RelaxNGValidator, XmlDocument } from 'libxml2-wasm'

/** The most addresses that the protocol allows in one sitemap. */
const MOST_ADDRESSES = 50_000

/**
 * @param {string} site absolute path of the built site
 * @returns {string[]} paths of its XML files below it, in order
 */
export function xmlFiles(site) {
  return readdirSync(site, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.xml'))
    .map((name) => name.split(path.sep).join('/'))
    .sort()
}

/**
 * @param {string} file absolute path of a feed or of the sitemap
 * @throws {Error} that names the first fault with its line, or what the schemas cannot say
 */
export function validateXml(file) {
  const isSitemap = path.basename(file) === 'sitemap.xml'
  const schema = read(new URL(`schemas/${isSitemap ? 'sitemap' : 'atom'}.rng`, import.meta.url))
  const document = read(file)
  try {
    RelaxNGValidator.fromDoc(schema).validate(document)
    const texts = (/** @type {string} */ name) =>
      document.find(`//*[local-name()='${name}']`).map(({ content }) => content)
    const ids = texts(isSitemap ? 'loc' : 'id')
    if (new Set(ids).size !== ids.length) throw new Error('An address stands there twice.')
    if (ids.length > MOST_ADDRESSES) throw new Error(`There are ${ids.length} addresses.`)
  } finally {
    document.dispose()
    schema.dispose()
  }
}

/** @param {string | URL} file */
function read(file) {
  return XmlDocument.fromString(readFileSync(file, 'utf8'))
}
