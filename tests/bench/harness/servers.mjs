// @ts-check
/** The two servers of a run: the built site's own, and one for the floor page. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { ROOT } from '../../../src/build/scripts/root.mjs'

/** @typedef {{ url: string, stop: () => void }} RunningServer `url` ends with a slash */

/**
 * Starts what `npm start` starts, on a free port.
 * @returns {Promise<RunningServer>}
 * @throws {Error} with the server's own words where it does not listen
 */
export function startSite() {
  const child = spawn(process.execPath, ['dist/server/node.js'], {
    cwd: ROOT,
    env: { ...process.env, HOST: '127.0.0.1', PORT: '0' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  return new Promise((resolve, reject) => {
    let said = ''
    /** @param {Buffer} chunk */
    const listen = (chunk) => {
      said += chunk.toString()
      const port = /:(\d+)\/\s/.exec(said)?.[1]
      if (port) resolve({ url: `http://127.0.0.1:${port}/`, stop: () => child.kill() })
    }
    child.stdout.on('data', listen)
    child.stderr.on('data', listen)
    child.once('error', reject)
    child.once('exit', () => reject(new Error(`The site's server ended.\n${said.trim()}`)))
  })
}

/** @returns {Promise<RunningServer>} */
export function startFloor() {
  const page = readFileSync(path.join(ROOT, 'tests/bench/floor/index.html'))
  const server = createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(page)
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : 0
      resolve({ url: `http://127.0.0.1:${port}/`, stop: () => void server.close() })
    })
  })
}
