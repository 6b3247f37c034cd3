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
import { attributeOf, elementsIn } from '../elements.ts'

/** Sources that are loaded lazily and cached only after use. */
export const LAZY = [
  /^src\/app\/DesktopLayout\.tsx$/,
  /^src\/display\/compositor\//,
  /\/pixi\.js\//,
]
/** Small, and loaded only once the visitor does something on the desktop, which may be offline. */
export const START_MENU = 'src/shell/startMenu/StartMenu.tsx'
/** Small, and chosen by name at run time, so any of them may be needed. */
const CHOSEN = /^(?:assets\/icons|src\/base\/theme\/schemes)\//
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/
/** Of a picture in many sizes, the width to cache, in pixels; the worker uses it for the others. */
const KEPT_WIDTH = 736
/** The cache limit without asking the visitor: older posts are left out until they are read. */
const MOST_BYTES = 3_000_000
/** No file that should be cached may be left out because of its size. */
const LARGEST_BYTES = 4 * 1024 * 1024

/** Paths to cache for offline reading, together with everything that their pages load. */
export interface OfflineFiles {
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
  const read = (name: string): string => readFileSync(path.join(site, name), 'utf8')
  const needed = (name: string): readonly string[] => {
    if (name.endsWith('.html')) return [name, ...assetsIn(read(name), base).flatMap(needed)]
    return name.endsWith('.css') ? [name, ...assetsInStyles(read(name), base)] : [name]
  }
  const sizeOf = (name: string): number =>
    statSync(path.join(site, name), { throwIfNoEntry: false })?.size ?? 0
  const entries = Object.entries(manifest)
  const program = [
    ...entries
      .filter(([key, { isEntry }]) => isEntry || key === START_MENU)
      .flatMap(([key]) => filesOf(manifest, key)),
    ...entries.filter(([key]) => CHOSEN.test(key)).map(([, { file }]) => file),
  ]
  const pages = always.map((name) => name.slice(1))
  let kept = new Set(['manifest.webmanifest', ...[...pages, ...program].flatMap(needed)])
  for (const post of posts) {
    const more = new Set([...kept, ...needed(post.slice(1))])
    if ([...more].reduce((sum, name) => sum + sizeOf(name), 0) > most) break
    kept = more
  }
  return [...kept].sort()
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
  if (element.tagName === 'source')
    return inAssets(nearestWidth(attributeOf(element, 'srcSet') ?? ''), base)
  const address = attributeOf(element, 'src') ?? attributeOf(element, 'href') ?? ''
  const isRaster = element.tagName === 'img' && !address.endsWith('.svg')
  return isRaster ? [] : inAssets([address], base)
}

/**
 * AVIF only, which every supported browser decodes.
 * @param set such as `/assets/a-400.avif 400w, /assets/a-736.avif 736w`
 */
function nearestWidth(set: string): readonly string[] {
  const sizes = set.split(', ').map((each) => each.split(' '))
  const far = ([, width = '']: readonly string[]): number =>
    Math.abs(Number.parseInt(width, 10) - KEPT_WIDTH)
  const fitting = sizes.filter(([address]) => address?.endsWith('.avif'))
  return fitting
    .sort((a, b) => far(a) - far(b))
    .flatMap(([address = '']) => address)
    .slice(0, 1)
}

/** Without WebP, which stands beside AVIF in style sheets. */
function assetsInStyles(css: string, base: string): readonly string[] {
  const addresses = [...css.matchAll(/url\(["']?([^"')]+)["']?\)/g)].map(([, each = '']) => each)
  return inAssets(
    addresses.filter((address) => !address.endsWith('.webp')),
    base,
  )
}

function inAssets(addresses: readonly string[], base: string): readonly string[] {
  const files = addresses.map((address) => withoutBase(address, base).slice(1))
  return files.filter((file) => file.startsWith('assets/'))
}
