/** Copies the built site for one server, since a build replaces `dist` as a whole while a server reads it. */
import { accessSync, constants, cpSync, existsSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** The build (src/build/scripts/stagedBuild.mjs) also removes copies whose server has ended. */
const BUILDS = '../../.cache/builds'
/** A build replaces the folder once, so copying again a second time is enough. */
const TRIES = 3

/**
 * The folder to serve, removed when the process ends; `root` itself if nothing is built there.
 * @throws {Error} if copying fails although the user may write there
 */
export function ownCopy(root: string): string {
  const builds = path.resolve(root, BUILDS)
  if (!existsSync(builds) || !isWritable(builds)) return root
  const copy = path.join(builds, `${process.pid}-served`)
  const remove = (): void => rmSync(copy, { recursive: true, force: true })
  process.once('exit', remove)
  for (let tries = 1; ; tries += 1) {
    remove()
    try {
      const folder = statSync(root).ino
      cpSync(root, copy, { recursive: true })
      if (statSync(root).ino === folder) return copy
    } catch (error) {
      if (tries === TRIES) throw error
    }
  }
}

/** A server that another user runs serves the site in place and must be restarted. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
