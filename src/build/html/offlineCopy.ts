/**
 * Writes the service worker and its list of files to cache at the first visit. The desktop's
 * painters and the window data of posts are large, so they are cached only after use.
 */
import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import type { Element } from 'hast'
import type { Manifest } from 'vite'
import { injectManifest, type ManifestTransform } from 'workbox-build'
import { withBase, withoutBase } from '../../owner/base.ts'
import { attributeOf, elementsIn } from './elements.ts'

/** Sources that are loaded lazily and cached only after use. */
export const LAZY = [
  /^src\/app\/DesktopLayout\.tsx$/,
  /^src\/display\/compositor\//,
  /\/pixi\.js\//,
]
/** Small, and chosen by name at run time, so any of them may be needed. */
const ICONS = /^assets\/icons\//
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/
/** Of a picture in many sizes, the width to cache, in pixels; the worker uses it for the others. */
const KEPT_WIDTH = 736
/** The cache limit without asking the visitor: older posts are left out until they are read. */
const MOST_BYTES = 3_000_000
/** No file that should be cached may be left out because of its size. */
const LARGEST_BYTES = 4 * 1024 * 1024

/** Paths to cache for offline reading, together with everything that their pages load. */
export interface OfflineFiles {
  /** Pages and window data. */
  readonly always: readonly string[]
  /** Pages of posts, most important first. */
  readonly posts: readonly string[]
}

/** @throws {Error} if a file that should be cached is missing */
export async function writeServiceWorker(
  site: string,
  manifest: Manifest,
  kept: OfflineFiles,
  worker: string,
  base: string,
): Promise<void> {
  const files = filesToKeep(site, manifest, kept, base)
  const { count, warnings } = await injectManifest({
    swSrc: worker,
    swDest: path.join(site, 'sw.js'),
    globDirectory: site,
    globPatterns: [...files],
    modifyURLPrefix: { '': '/' },
    dontCacheBustURLsMatching: HASHED,
    maximumFileSizeToCacheInBytes: LARGEST_BYTES,
    manifestTransforms: [withAddresses(base)],
  })
  if (count !== files.length || warnings.length > 0) {
    throw new Error(`The offline copy lacks files. ${warnings.join('\n')}`)
  }
}

/** Files are cached under their URLs, which for pages differ from the file names. */
function withAddresses(base: string): ManifestTransform {
  return (entries) => {
    const manifest = entries.map((entry) => ({
      ...entry,
      url: withBase(entry.url.replace(/(?:(?<=\/)index)?\.html$/, ''), base),
    }))
    return { manifest, warnings: [] }
  }
}

/** @param most the limit in bytes, beyond which posts are left out */
export function filesToKeep(
  site: string,
  manifest: Manifest,
  { always, posts }: OfflineFiles,
  base: string,
  most: number = MOST_BYTES,
): readonly string[] {
  const loaded = new Map<string, readonly string[]>()
  const loadedBy = (name: string): readonly string[] => {
    if (!name.endsWith('.html')) return []
    const files = loaded.get(name) ?? assetsIn(readFileSync(path.join(site, name), 'utf8'), base)
    loaded.set(name, files)
    return files
  }
  const sizeOf = (name: string): number =>
    statSync(path.join(site, name), { throwIfNoEntry: false })?.size ?? 0
  const filesWith = (count: number): readonly string[] => {
    const kept = [...always, ...posts.slice(0, count)].map((name) => name.slice(1))
    return withWhatTheyNeed(site, manifest, kept, kept.flatMap(loadedBy), base)
  }
  for (let count = posts.length; count > 0; count -= 1) {
    const files = filesWith(count)
    if (files.reduce((sum, name) => sum + sizeOf(name), 0) <= most) return files
  }
  return filesWith(0)
}

function withWhatTheyNeed(
  site: string,
  manifest: Manifest,
  kept: readonly string[],
  loaded: readonly string[],
  base: string,
): readonly string[] {
  const read = (name: string): string => readFileSync(path.join(site, name), 'utf8')
  const entries = Object.entries(manifest)
  const named = [
    ...loaded,
    ...entries.filter(([, { isEntry }]) => isEntry).flatMap(([key]) => filesOf(manifest, key)),
  ]
  const icons = entries.filter(([key]) => ICONS.test(key)).map(([, { file }]) => file)
  const styles = [...new Set(named)].filter((name) => name.endsWith('.css'))
  const inStyles = styles.flatMap((name) => assetsInStyles(read(name), base))
  const all = new Set([...kept, 'manifest.webmanifest', ...named, ...icons, ...inStyles])
  return [...all].filter((name) => !isSecondForm(name, all)).sort()
}

/**
 * Whether a picture is the WebP version of a cached AVIF, which every supported browser decodes.
 */
function isSecondForm(name: string, all: ReadonlySet<string>): boolean {
  const stem = (file: string): string => file.replace(/-[\w-]{8}\.\w+$/, '')
  if (!name.endsWith('.webp')) return false
  return [...all].some((other) => other.endsWith('.avif') && stem(other) === stem(name))
}

/** What an entry loads, at once or lazily, except for LAZY. */
function filesOf(manifest: Manifest, entry: string): readonly string[] {
  const keys = new Set<string>()
  const visit = (key: string): void => {
    const chunk = manifest[key]
    if (!chunk || keys.has(key) || LAZY.some((lazy) => lazy.test(key))) return
    keys.add(key)
    for (const next of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])]) visit(next)
  }
  visit(entry)
  return [...keys].flatMap((key) => [manifest[key]?.file ?? '', ...(manifest[key]?.css ?? [])])
}

export function assetsIn(html: string, base: string): readonly string[] {
  return elementsIn(html).flatMap((element) => assetsOf(element, base))
}

function assetsOf(element: Element, base: string): readonly string[] {
  // What only some visitors load is marked with its condition (src/site/startDocument.ts).
  const isConditional = ['dataMedia', 'dataRenderer'].some((name) => name in element.properties)
  if (isConditional || element.tagName === 'a') return []
  if (element.tagName === 'source') return nearestWidth(attributeOf(element, 'srcSet') ?? '', base)
  const address = attributeOf(element, 'src') ?? attributeOf(element, 'href') ?? ''
  const file = withoutBase(address, base)
  if (!file.startsWith('/assets/')) return []
  if (element.tagName === 'img' && !file.endsWith('.svg')) return []
  return [file.slice(1)]
}

/**
 * AVIF only.
 * @param set such as `/assets/a-400.avif 400w, /assets/a-736.avif 736w`
 */
function nearestWidth(set: string, base: string): readonly string[] {
  const sizes = set.split(', ').flatMap((each) => {
    const [address = '', width = ''] = each.split(' ')
    if (!address.endsWith('.avif')) return []
    const name = withoutBase(address, base).slice(1)
    return [{ name, far: Math.abs(Number.parseInt(width, 10) - KEPT_WIDTH) }]
  })
  return sizes
    .sort((a, b) => a.far - b.far)
    .slice(0, 1)
    .map(({ name }) => name)
}

function assetsInStyles(css: string, base: string): readonly string[] {
  const addresses = [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, each = '']) => each)
  return addresses
    .map((address) => withoutBase(address, base))
    .filter((file) => file.startsWith('/assets/'))
    .map((file) => file.slice(1))
}
