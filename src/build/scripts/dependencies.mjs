/**
 * Makes a fresh checkout runnable: checks Node's version and installs what package-lock.json
 * pins. Uses nothing but Node itself, because nothing else may be installed yet.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { runNpm, withProgress } from './progress.mjs'
import { ROOT } from './root.mjs'

/** @typedef {{ version?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} Entry */

/** The first Node that Vite 8 runs on. */
const OLDEST_NODE = /** @type {const} */ ([20, 19])

/**
 * Refuses a Node that is too old; otherwise installs missing packages.
 * @throws {Error} whose message tells a person what to do
 */
export async function ensureDependencies() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1])) {
    throw new Error(`Node ${OLDEST_NODE.join('.')} or newer is needed; this is ${process.version}.`)
  }
  if (isInstalled()) return
  // A production environment would leave the build tools out.
  const { code, output } = await withProgress('Installing packages', () =>
    runNpm(['ci', '--include=dev', '--no-audit', '--no-fund']),
  )
  if (code !== 0) throw new Error(`npm ci failed.\n${output.trim()}`)
}

/**
 * Whether node_modules holds what the lock file asks for. npm writes its record of what it
 * installed at the very end, so an interrupted installation does not count.
 */
function isInstalled() {
  const wanted = packagesOf('package-lock.json')
  const present = packagesOf('node_modules/.package-lock.json')
  if (!wanted || !present) return false
  return Object.entries(wanted).every(([place, entry]) => {
    if (place === '' || entry.link) return true
    const found = present[place]
    // Optional ones are those made for other systems.
    if (!found) return Boolean(entry.optional ?? entry.devOptional)
    return found.version === entry.version
  })
}

/**
 * @param {string} file
 * @returns {Record<string, Entry> | undefined} undefined if the file is missing or broken
 */
function packagesOf(file) {
  try {
    return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8')).packages
  } catch {
    return undefined
  }
}
