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

/** The names of a build's settings in the environment, or what they begin with. */
const SETTING = /^(?:VITE_|MEADOW_(?:ASSISTANT|CHAT_SERVER|POLICY|PREVIEW)$|LLM_BASE_URL$)/

/** The settings that a build takes from outside, as they are written before a command; '' if there are none. */
export function settingsNow() {
  return Object.entries(process.env)
    .filter(([name, value]) => SETTING.test(name) && value)
    .map(([name, value]) => `${name}=${value}`)
    .toSorted()
    .join(' ')
}

/**
 * @param {string} [content] a folder of words below the root, where they are not the owner's
 * @returns {string} hex digest of all sources and of the settings that the build takes from outside
 */
export function hashSources(content) {
  const hash = createHash('sha256')
  hash.update(JSON.stringify([content, settingsNow()]))
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
  return stampOf(folder)[0] === hash
}

/**
 * @param {string} folder of a built site
 * @returns {string | undefined} the settings that it was built with, where they are not those of now
 */
export function otherSettings(folder) {
  const [, settings] = stampOf(folder)
  return settings === settingsNow() ? undefined : settings
}

/** @param {string} folder */
function stampOf(folder) {
  const stamp = path.join(folder, STAMP)
  return existsSync(stamp) ? readFileSync(stamp, 'utf8').split('\n') : []
}

/**
 * @param {string} hash of the sources as they were before the build began
 * @param {string} folder that the build wrote to
 */
export function markBuiltFrom(hash, folder) {
  writeFileSync(path.join(folder, STAMP), `${hash}\n${settingsNow()}`)
}
