// @ts-check
/**
 * What `/` will load for certain, as tags that have it fetched while the first picture is painted:
 * the program, and the layout that the width of the screen asks for. Pure.
 */

/**
 * @typedef {object} Chunk an entry of Vite's manifest
 * @property {string} file path below the site's root
 * @property {readonly string[]} [imports] keys of chunks that it imports
 * @property {readonly string[]} [css] paths
 */

/** @typedef {Readonly<Record<string, Chunk>>} Manifest */

const START = 'src/app/start.tsx'

/** Both sides of the width at which the layouts change (DESKTOP_MIN_WIDTH). */
const LAYOUTS = [
  ['src/app/DesktopLayout.tsx', '(width >= 768px)'],
  ['src/shell/mobile/MobileLayout.tsx', '(width < 768px)'],
]

/**
 * The tags, for the end of the head. Pixi is not among them: it comes when the desktop stands.
 * @param {Manifest} manifest
 * @returns {string}
 * @throws {Error} where a chunk is not in the manifest
 */
export function homePreloads(manifest) {
  const program = closure(manifest, START)
  const tags = [...program].map((key) => preload('script', chunkOf(manifest, key).file))
  for (const [layout = '', media] of LAYOUTS) {
    const chunks = [...closure(manifest, layout)].filter((key) => !program.has(key))
    const styles = new Set(chunks.flatMap((key) => chunkOf(manifest, key).css ?? []))
    tags.push(
      ...chunks.map((key) => preload('script', chunkOf(manifest, key).file, media)),
      ...[...styles].map((file) => preload('style', file, media)),
    )
  }
  return tags.join('\n    ')
}

/**
 * Not `modulepreload`, which has the browser compile what it fetched before it paints; and behind
 * what the first picture needs.
 * @param {'script' | 'style'} kind
 * @param {string} file
 * @param {string} [media]
 */
function preload(kind, file, media) {
  const condition = media === undefined ? '' : ` media="${media}"`
  return `<link rel="preload" as="${kind}" href="/${file}" crossorigin fetchpriority="low"${condition}>`
}

/**
 * A chunk and all that it imports before it runs.
 * @param {Manifest} manifest
 * @param {string} key
 * @param {Set<string>} [found]
 * @returns {Set<string>} keys
 */
function closure(manifest, key, found = new Set()) {
  if (found.has(key)) return found
  found.add(key)
  for (const each of chunkOf(manifest, key).imports ?? []) closure(manifest, each, found)
  return found
}

/**
 * @param {Manifest} manifest
 * @param {string} key
 */
function chunkOf(manifest, key) {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The bundler made no ${key}.`)
  return chunk
}
