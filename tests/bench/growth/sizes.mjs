// @ts-check
/** Weighs a built site: what visitors load of it, and what the build writes besides. */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { scriptsOf, weightOf } from '../../files/weights.mjs'

/** @typedef {import('../../files/weights.mjs').Manifest} Manifest */

/**
 * @typedef {object} Sizes in bytes, compressed where it says so
 * @property {number} start the document of `/`
 * @property {number} listPage the largest page of a list of posts
 * @property {number} program what `/` loads of scripts, compressed
 * @property {number} blogWindow what the window of the blog adds to these, compressed
 * @property {number} blogData what that window loads of posts, compressed
 * @property {number} chunk the largest script
 * @property {number} offline everything that the service worker keeps from the first visit on
 * @property {number} fileList
 * @property {number} sitemap
 */

const BLOG_WINDOW = 'src/apps/blog/View.tsx'

/**
 * @param {string} dist absolute path of what a build has written
 * @returns {Sizes}
 */
export function sizesOf(dist) {
  const site = path.join(dist, 'client')
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(path.join(dist, 'manifest.json'), 'utf8'))
  const program = scriptsOf(readFileSync(path.join(site, 'index.html'), 'utf8'), manifest)
  const ofWindow = modulesOf(manifest, BLOG_WINDOW).filter((each) => !program.includes(each))
  const bytes = (/** @type {string} */ name) => statSync(path.join(site, name)).size
  const largest = (/** @type {readonly string[]} */ names) => Math.max(...names.map(bytes))
  const files = readdirSync(site, { recursive: true, encoding: 'utf8' })
  return {
    start: bytes('index.html'),
    listPage: largest(files.filter(isListPage)),
    program: weightOf(site, program),
    blogWindow: weightOf(site, ofWindow),
    blogData: weightOf(site, ['windows/blog.json']),
    chunk: largest(files.filter((name) => name.endsWith('.js'))),
    offline: keptFiles(site)
      .map(bytes)
      .reduce((sum, each) => sum + each, 0),
    fileList: bytes('files.json'),
    sitemap: bytes('sitemap.xml'),
  }
}

/** @param {string} name */
function isListPage(name) {
  const place = name.split(path.sep).join('/')
  return /^blog(?:\/(?:page|tags|categories)\/.+)?\.html$/.test(place)
}

/**
 * Addresses of the scripts that a module needs at once, its own included.
 * @param {Manifest} manifest
 * @param {string} entry
 */
function modulesOf(manifest, entry) {
  /** @type {Set<string>} */
  const keys = new Set([entry])
  // New ones are found while walking.
  for (const key of keys) for (const each of manifest[key]?.imports ?? []) keys.add(each)
  return [...keys].map((key) => `/${manifest[key]?.file}`)
}

/**
 * @param {string} site
 * @returns {readonly string[]} what the list inside the service worker names
 */
function keptFiles(site) {
  const worker = readFileSync(path.join(site, 'sw.js'), 'utf8')
  return [...worker.matchAll(/"url":"\/([^"]*)"/g)].map(([, name = '']) => {
    if (name === '') return 'index.html'
    return path.extname(name) === '' ? `${name}.html` : name
  })
}
