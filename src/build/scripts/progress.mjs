/**
 * Shows how long a step has been running. A step that ends within two seconds prints nothing; a
 * longer one prints its seconds, in place on a terminal and line by line in a log.
 */
import { spawn } from 'node:child_process'
import { ROOT } from './root.mjs'

const QUIET_MS = 2000
const LOG_EVERY_S = 15

/**
 * Runs a task and shows its progress on standard error.
 * @template T
 * @param {string} label what is being done: 'Installing packages'
 * @param {() => Promise<T>} task
 * @returns {Promise<T>} the result of the task
 */
export async function withProgress(label, task) {
  const started = Date.now()
  const isTerminal = process.stderr.isTTY
  let lastPrinted = -LOG_EVERY_S
  const print = () => {
    const seconds = Math.floor((Date.now() - started) / 1000)
    if (isTerminal) process.stderr.write(`\r${label}… ${seconds} s`)
    else if (seconds - lastPrinted >= LOG_EVERY_S) {
      process.stderr.write(`${label}… ${seconds} s\n`)
      lastPrinted = seconds
    }
  }
  const ticks = setInterval(() => {
    if (Date.now() - started >= QUIET_MS) print()
  }, 500)
  try {
    return await task()
  } finally {
    clearInterval(ticks)
    const seconds = (Date.now() - started) / 1000
    if (seconds * 1000 >= QUIET_MS) {
      process.stderr.write(`${isTerminal ? '\r' : ''}${label}: ${seconds.toFixed(1)} s\n`)
    }
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
    const child = spawn(command, args, {
      cwd: ROOT,
      env,
      stdio: isShown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    /** @param {Buffer} chunk */
    const collect = (chunk) => (output += chunk.toString())
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('error', (error) => resolve({ code: 127, output: error.message }))
    child.once('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
