/**
 * A copy of the built site that belongs to one server. In a checkout a build replaces `dist` as a whole;
 * a server that read from it would lose its files, and send pages of the new build with the policy of the old one.
 * With a copy, it goes on serving the site that it was started with. A site that was carried elsewhere is
 * served from where it lies: nothing is built there.
 */
import { accessSync, constants, cpSync, existsSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

/** Where builds are made (src/build/scripts/stagedBuild.mjs): they also remove copies whose server has ended. */
const BUILDS = '../../.cache/builds'
/** A build replaces the folder once, so copying again a second time is enough. */
const TRIES = 3

/**
 * The folder to serve in place of `root`, removed when the process ends; `root` itself where no builds
 * are made.
 * @param root folder of the built site, `dist/client`
 * @throws {Error} if the folder cannot be copied, though this user may write where copies lie
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

/** A server of another user than the builder's serves the site from where it lies: start it again after a build. */
function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
