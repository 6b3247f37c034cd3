/** Tells how long steps take, runs programs, npm among them, and ends with npm. */
import { spawn } from 'node:child_process'
import { ROOT } from './root.mjs'

/** A shorter step says nothing. */
const QUIET_MS = 2000
/** How long a port may stay taken after npm has ended. */
const CHECK_EVERY_MS = 250

/**
 * Says on standard error that a long step has begun, and how long it took.
 * @template T
 * @param {string} label what is being done: 'Installing packages'
 * @param {() => Promise<T>} task
 * @returns {Promise<T>} the result of the task
 */
export async function withProgress(label, task) {
  const started = Date.now()
  const timer = setTimeout(() => process.stderr.write(`${label}…\n`), QUIET_MS)
  try {
    return await task()
  } finally {
    clearTimeout(timer)
    const took = Date.now() - started
    if (took >= QUIET_MS) process.stderr.write(`${label}: ${(took / 1000).toFixed(1)} s\n`)
  }
}

/**
 * Runs a program in the repository's root and collects what it writes.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {{ env?: NodeJS.ProcessEnv, isShown?: boolean }} [options] `isShown`: its output goes
 *   straight to this process's own instead
 * @returns {Promise<{ code: number, output: string }>} never rejects: a program that cannot be
 *   started has code 127 and the reason as output
 */
export function runProgram(command, args, { env = process.env, isShown = false } = {}) {
  return new Promise((resolve) => {
    const stdio = isShown ? 'inherit' : 'pipe'
    const child = spawn(command, args, { cwd: ROOT, env, stdio: ['ignore', stdio, stdio] })
    let output = ''
    /** @param {Buffer} chunk */
    const collect = (chunk) => (output += chunk.toString())
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}

/**
 * A script that npm started knows which npm that was; otherwise the one on the path is used.
 * @param {readonly string[]} args
 */
export function runNpm(args) {
  const npm = process.env.npm_execpath
  if (npm?.endsWith('.js')) return runProgram(process.execPath, [npm, ...args])
  return runProgram(process.platform === 'win32' ? 'npm.cmd' : 'npm', args)
}

/**
 * Ends this process as SIGTERM does once the shell is gone in which npm started it: npm passes signals on to
 * that shell, which need not pass them on. A process without a parent is given another one.
 */
export function endWithNpm() {
  if (process.env.npm_lifecycle_event === undefined) return
  const shell = process.ppid
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM')
  }, CHECK_EVERY_MS).unref()
}
