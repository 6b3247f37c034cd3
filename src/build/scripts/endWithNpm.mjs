/**
 * Ends a script together with the npm that started it. npm runs a script in a shell and signals only that
 * shell, and not every shell passes a signal on: ended alone, npm would leave a server behind that keeps
 * its port. So the script looks whether the processes above it still run.
 */
import { readFileSync } from 'node:fs'

/** How long a port may stay taken after npm has ended. */
const CHECK_EVERY_MS = 250

/**
 * Sends this process SIGTERM, which a server understands as "finish and end", once npm is gone. Does
 * nothing in a process that `npm run NAME` did not start: a server that was sent to the background by
 * hand should survive its terminal.
 * @param {string} name of the script in package.json
 */
export function endWithNpm(name) {
  if (process.env.npm_lifecycle_event !== name) return
  const parent = process.ppid
  const npm = parentOfShell(parent) ?? parent
  const check = setInterval(() => {
    // A process whose parent has ended is given another one, except on Windows.
    if (process.ppid === parent && isRunning(npm)) return
    clearInterval(check)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_EVERY_MS)
  check.unref()
}

/**
 * A shell that runs one command often becomes that command; then npm is the parent. On Linux it may stay
 * between the two, and outlive an npm that is killed.
 * @param {number} id of a process
 * @returns {number | undefined} the process above, if the given one is a shell and the system says so
 */
function parentOfShell(id) {
  try {
    const [, option] = readFileSync(`/proc/${id}/cmdline`, 'utf8').split('\0')
    if (option !== '-c') return undefined
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1]
    return parent === undefined ? undefined : Number(parent)
  } catch {
    return undefined
  }
}

/**
 * @param {number} id of a process
 * @returns {boolean} also true for a process of another user
 */
export function isRunning(id) {
  try {
    process.kill(id, 0)
    return true
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM'
  }
}
