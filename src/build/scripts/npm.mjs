/** Runs npm, and ends with it. */
import { runProgram } from './progress.mjs'

/** How long a port may stay taken after npm has ended. */
const CHECK_EVERY_MS = 250

/**
 * A script that npm started knows which npm that was; otherwise the one on the path is used.
 * @param {readonly string[]} args
 * @returns {Promise<{ code: number, output: string }>} as `runProgram`
 */
export function runNpm(args) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return runProgram(process.execPath, [npm, ...args])
  return runProgram(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}

/**
 * Ends this process as SIGTERM does once the shell is gone in which `npm run NAME` has started it: npm passes signals on to
 * that shell, which need not pass them on to a server. A process without a parent is given another one. A server that
 * was started in another way may outlive its terminal.
 * @param {string} name of the script in package.json
 */
export function endWithNpm(name) {
  if (process.env.npm_lifecycle_event !== name) return
  const shell = process.ppid
  const check = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(check)
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_EVERY_MS)
  check.unref()
}
