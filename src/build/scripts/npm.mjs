/** Runs npm itself. */
import { runProgram } from './progress.mjs'

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
