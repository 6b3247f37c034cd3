// @ts-check
/** What the built server costs before anybody visits it. */
import { execFileSync, spawn } from 'node:child_process'

/** Until the server has tidied up behind its start. */
const SETTLE_MS = 3000

/**
 * @param {string} folder absolute path of a project with a built site
 * @returns {Promise<{ startMs: number, memoryMB: number }>} until it listens, and what it holds then
 * @throws {Error} if the server ends before it listens
 */
export async function measureServer(folder) {
  const started = performance.now()
  const child = spawn(process.execPath, ['dist/server/node.js'], {
    cwd: folder,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    await new Promise((resolve, reject) => {
      child.stdout.once('data', resolve)
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)))
    })
    const startMs = performance.now() - started
    await new Promise((resolve) => void setTimeout(resolve, SETTLE_MS))
    const kilobytes = Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)]))
    return { startMs, memoryMB: kilobytes / 1024 }
  } finally {
    child.removeAllListeners('exit')
    child.kill()
  }
}
