/**
 * Tells whether the built site still belongs to its sources, by one hash over everything that a
 * build reads.
 */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './root.mjs'

const SOURCES = [
  'index.html',
  'src',
  'assets',
  'public',
  'LICENSE',
  'vite.config.ts',
  'tsconfig.json',
  'package-lock.json',
]
const STAMP = '.built-from'

/** What the names of a build's settings in the environment begin with. */
const SETTING = /^(?:VITE_|MEADOW_(?:ASSISTANT|POLICY|PREVIEW)$)/

/**
 * @param {string} [content] a folder of words below the root, where they are not the owner's
 * @returns {string} hex digest of all sources and of the settings that the build takes from outside
 */
export function hashSources(content) {
  const hash = createHash('sha256')
  for (const source of SOURCES) addToHash(hash, source)
  hash.update(`${content}\0`)
  if (content !== undefined) addToHash(hash, content)
  for (const name of Object.keys(process.env).sort()) {
    if (SETTING.test(name)) hash.update(`${name}=${process.env[name]}\0`)
  }
  return hash.digest('hex')
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} place path below the root; a missing one counts as nothing
 */
function addToHash(hash, place) {
  const absolute = path.join(ROOT, place)
  if (!existsSync(absolute)) return
  hash.update(`${place}\0`)
  if (statSync(absolute).isDirectory()) {
    for (const name of readdirSync(absolute).sort()) addToHash(hash, `${place}/${name}`)
  } else {
    const file = readFileSync(absolute)
    hash.update(file)
    if (isHeldBack(place, file)) hash.update('held back\0')
  }
}

/**
 * Whether the file is an article with a date in the future. On that date the built site becomes out of date.
 * @param {string} place
 * @param {Buffer} file
 */
function isHeldBack(place, file) {
  if (!/\/posts\/[^/]+\.mdx?$/.test(place)) return false
  const [, date = ''] = /^date:\s*['"]?(\d{4}-\d\d-\d\d)/m.exec(file.toString()) ?? []
  return date > new Date().toISOString().slice(0, 10)
}

/**
 * @param {string} hash of the sources as they are now
 * @param {string} folder of a built site
 * @returns {boolean} whether it was built from them
 */
export function isBuiltFrom(hash, folder) {
  try {
    return readFileSync(path.join(folder, STAMP), 'utf8') === hash
  } catch {
    return false
  }
}

/**
 * @param {string} hash of the sources as they were before the build began
 * @param {string} folder that the build wrote to
 */
export function markBuiltFrom(hash, folder) {
  writeFileSync(path.join(folder, STAMP), hash)
}
