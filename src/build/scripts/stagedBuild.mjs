/**
 * Where a build writes, and how its result replaces the last one. Each build fills a folder of its own,
 * which becomes `dist` only when it is complete: a build that fails or is interrupted leaves `dist` as it
 * was. Knows nothing of what is built, and uses nothing but Node.
 */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'

/** On the same disk as `dist`: a folder is moved there in one step. Named by the process that builds. */
const BUILDS = '.cache/builds'

/** On Windows a virus scanner or an indexer may read a folder for a moment, which then cannot be moved. */
const TRIES = 20
const BETWEEN_TRIES_MS = 100

/**
 * Runs a build and puts its result in the place of the last one.
 * @param {string} root absolute path of the project
 * @param {string} target the folder that receives it, below the root: `dist`
 * @param {(folder: string) => Promise<void>} build writes everything into an empty folder
 * @throws {unknown} what `build` throws; the target is unchanged then
 */
export async function buildStaged(root, target, build) {
  const builds = path.join(root, BUILDS)
  const folder = path.join(builds, String(process.pid))
  mkdirSync(builds, { recursive: true })
  removeLeftovers(builds)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder)
  try {
    await build(folder)
    await replaceFolder(path.join(root, target), folder, `${folder}-replaced`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Moves a folder to the place of another one. Readers find the old folder, the new one, or for less than
 * a millisecond none.
 * @param {string} target may be missing
 * @param {string} source
 * @param {string} aside where the old folder lies for as long as it takes to remove it
 */
export async function replaceFolder(target, source, aside) {
  const isReplaced = existsSync(target)
  if (isReplaced) await move(target, aside)
  try {
    await move(source, target)
  } catch (error) {
    if (isReplaced) await move(aside, target)
    throw error
  }
  rmSync(aside, { recursive: true, force: true, maxRetries: 3 })
}

/** @param {string} from @param {string} to */
async function move(from, to) {
  for (let tries = 1; ; tries += 1) {
    try {
      renameSync(from, to)
      return
    } catch (error) {
      if (tries === TRIES) throw error
      await setTimeout(BETWEEN_TRIES_MS)
    }
  }
}

/**
 * Removes the folders of processes that have ended: interrupted builds, and servers with a copy of the site
 * (src/server/http/ownCopy.ts).
 * @param {string} builds
 */
function removeLeftovers(builds) {
  const ended = readdirSync(builds).filter((name) => !isRunning(Number.parseInt(name, 10)))
  for (const name of ended)
    rmSync(path.join(builds, name), { recursive: true, force: true, maxRetries: 3 })
}

/**
 * @param {number} id of a process
 * @returns {boolean} also true for a process of another user
 */
function isRunning(id) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
