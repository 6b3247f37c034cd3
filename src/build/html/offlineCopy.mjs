/**
 * Lists what the service worker keeps from the first visit on, and writes the worker: every page,
 * and what it takes to show it; of the start page what a phone needs. The desktop's painters and
 * bodies of posts for its windows are heavy, and are kept by those who have seen them.
 */
import { readdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { injectManifest } from 'workbox-build'

/** @typedef {{ file: string, isEntry?: boolean, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk */
/** @typedef {Readonly<Record<string, Chunk>>} Manifest */

/** Sources that are loaded late and kept by a visit alone. */
const LATER = [
  /^src\/app\/DesktopLayout\.tsx$/,
  /^src\/display\/compositor\//,
  /\/pixi\.js\//,
  /\.mdx$/,
]
/** Small, and shown by name: nobody can tell which of them an app will ask for. */
const ICONS = /^assets\/icons\//
/** Answers for what is not there are no copies of anything. */
const NO_PAGES = ['404.html']
/** Named by what it holds: it never changes. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/
/** Of a picture in many sizes the one that is kept, in pixels; the worker shows it for the others. */
const KEPT_WIDTH = 736
/** A page's words are worth it, however many. */
const LARGEST = 4 * 1024 * 1024

/**
 * @param {object} folders absolute paths
 * @param {string} folders.site the built site, pages included
 * @param {string} folders.bundle holds the worker's bundle, `sw.js`; it is deleted
 * @throws {Error} where a file that should be kept is missing
 */
export async function writeServiceWorker({ site, bundle }) {
  const files = filesToKeep(site)
  const { count, warnings } = await injectManifest({
    swSrc: path.join(bundle, 'sw.js'),
    swDest: path.join(site, 'sw.js'),
    globDirectory: site,
    globPatterns: [...files],
    modifyURLPrefix: { '': '/' },
    dontCacheBustURLsMatching: HASHED,
    maximumFileSizeToCacheInBytes: LARGEST,
    manifestTransforms: [withPageAddresses],
  })
  if (count !== files.length || warnings.length > 0) {
    throw new Error(`The offline copy lacks files. ${warnings.join('\n')}`)
  }
  rmSync(bundle, { recursive: true })
}

/**
 * Pages are kept under their addresses, not their files' names.
 * @type {import('workbox-build').ManifestTransform}
 */
function withPageAddresses(entries) {
  const manifest = entries.map((entry) => ({
    ...entry,
    url: entry.url.replace(/(?:(?<=\/)index)?\.html$/, ''),
  }))
  return { manifest, warnings: [] }
}

/**
 * @param {string} site
 * @returns {readonly string[]} slash paths below the site, each once
 */
export function filesToKeep(site) {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(path.join(site, '.vite/manifest.json'), 'utf8'))
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html') && !NO_PAGES.includes(name))
  /** @param {string} name */
  const read = (name) => readFileSync(path.join(site, name), 'utf8')
  const named = [
    ...pages.flatMap((name) => assetsIn(read(name))),
    ...Object.entries(manifest)
      .filter(([, chunk]) => chunk.isEntry)
      .flatMap(([key]) => filesOf(manifest, key)),
  ]
  const icons = Object.entries(manifest)
    .filter(([key]) => ICONS.test(key))
    .map(([, { file }]) => file)
  const styles = [...new Set(named)].filter((name) => name.endsWith('.css'))
  const inStyles = styles.flatMap((name) => assetsInStyles(read(name)))
  const all = new Set([...pages, 'manifest.webmanifest', ...named, ...icons, ...inStyles])
  return [...all].filter((name) => !isSecondForm(name, all)).sort()
}

/**
 * Whether a picture is the WebP of one that is kept as AVIF, which every browser reads that will
 * come back.
 * @param {string} name
 * @param {ReadonlySet<string>} all
 */
function isSecondForm(name, all) {
  /** @param {string} file */
  const stem = (file) => file.replace(/-[\w-]{8}\.\w+$/, '')
  if (!name.endsWith('.webp')) return false
  return [...all].some((other) => other.endsWith('.avif') && stem(other) === stem(name))
}

/**
 * What an entry loads, now or later, but for what is kept by a visit alone.
 * @param {Manifest} manifest
 * @param {string} entry
 * @returns {string[]}
 */
function filesOf(manifest, entry) {
  /** @type {Set<string>} */
  const keys = new Set()
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key]
    if (!chunk || keys.has(key) || LATER.some((late) => late.test(key))) return
    keys.add(key)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit(entry)
  return [...keys].flatMap((key) => {
    const chunk = manifest[key]
    if (!chunk) return []
    // The entry of an HTML file is listed with its script.
    return [chunk.file, ...(chunk.css ?? [])]
  })
}

/**
 * @param {string} html
 * @returns {string[]} what it loads by itself; of pictures in many sizes the AVIF to keep
 */
export function assetsIn(html) {
  // What only some screens load is marked so (firstScript.mjs).
  const plain = [
    ...html.matchAll(/<(?!img|\w+ data-)\w+\b[^>]*\s(?:src|href)="\/(assets\/[^"]+)"/g),
  ]
  const icons = [...html.matchAll(/<img\b[^>]*\ssrc="\/(assets\/[^"]+\.svg)"/g)]
  const sets = [...html.matchAll(/<source\b[^>]*\ssrcset="([^"]+\.avif \d+w)"/gi)]
  return [
    ...[...plain, ...icons].map(([, name = '']) => name),
    ...sets.flatMap(([, set = '']) => nearestWidth(set)),
  ]
}

/**
 * @param {string} set such as `/assets/a-400.avif 400w, /assets/a-736.avif 736w`
 * @returns {string[]} the file whose width is nearest to the one that is kept
 */
function nearestWidth(set) {
  const sizes = set.split(', ').map((each) => {
    const [address = '', width = ''] = each.split(' ')
    return { name: address.slice(1), far: Math.abs(Number.parseInt(width, 10) - KEPT_WIDTH) }
  })
  return sizes
    .sort((a, b) => a.far - b.far)
    .slice(0, 1)
    .map(({ name }) => name)
}

/** @param {string} css @returns {string[]} fonts and pictures that it names */
function assetsInStyles(css) {
  return [...css.matchAll(/url\(["']?\/(assets\/[^"')]+)["']?\)/g)].map(([, name = '']) => name)
}
