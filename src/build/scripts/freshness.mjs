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
  const settings = Object.entries(process.env).filter(([name]) => SETTING.test(name))
  hash.update(JSON.stringify([content, settings.toSorted(([a], [b]) => a.localeCompare(b))]))
  for (const name of [...SOURCES, ...(content === undefined ? [] : [content])].flatMap(filesIn)) {
    const file = readFileSync(path.join(ROOT, name))
    hash.update(`${name}\0${file.length}\0`).update(file)
    if (isHeldBack(name, file)) hash.update('held back\0')
  }
  return hash.digest('hex')
}

/**
 * @param {string} name of a file or a folder below the root, which may be missing
 * @returns {string[]} the names of all its files
 */
function filesIn(name) {
  const place = path.join(ROOT, name)
  if (!existsSync(place)) return []
  if (!statSync(place).isDirectory()) return [name]
  const entries = readdirSync(place, { recursive: true, encoding: 'utf8' }).sort()
  return entries
    .map((entry) => path.join(name, entry))
    .filter((entry) => statSync(path.join(ROOT, entry)).isFile())
}

/**
 * Whether the file is an article with a date in the future. On that date the built site becomes out of date.
 * @param {string} name
 * @param {Buffer} file
 */
function isHeldBack(name, file) {
  if (!/[\\/]posts[\\/][^\\/]+\.mdx?$/.test(name)) return false
  const [, date = ''] = /^date:\s*['"]?(\d{4}-\d\d-\d\d)/m.exec(file.toString()) ?? []
  return date > new Date().toISOString().slice(0, 10)
}

/**
 * @param {string} hash of the sources as they are now
 * @param {string} folder of a built site
 */
export function isBuiltFrom(hash, folder) {
  const stamp = path.join(folder, STAMP)
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === hash
}

/**
 * @param {string} hash of the sources as they were before the build began
 * @param {string} folder that the build wrote to
 */
export function markBuiltFrom(hash, folder) {
  writeFileSync(path.join(folder, STAMP), hash)
}
