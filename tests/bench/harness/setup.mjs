// @ts-check
/** Makes ready what every section needs: the built site and its own server, one for the floor page, a browser. */
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { runnerImport } from 'vite'
import { ensureBuilt } from '../../../src/build/scripts/buildSite.mjs'
import { ROOT } from '../../../src/build/scripts/root.mjs'

/** @typedef {import('./pages.mjs').Bench} Bench */
/** @typedef {{ url: string, stop: () => void }} RunningServer `url` ends with a slash */

/**
 * Builds the site if it is stale, starts both servers, and stops them when the work is done.
 * @param {number} rounds
 * @param {(bench: Bench) => Promise<void>} work
 */
export async function withBench(rounds, work) {
  await ensureBuilt()
  const support = await readSupport()
  const site = await startSite()
  const floor = await startFloor()
  try {
    await work({ rounds, ...support, site: site.url, floor: floor.url })
  } finally {
    site.stop()
    floor.stop()
  }
}

/**
 * What the tests know of their browser and of what happens in a page, which is written in TypeScript.
 * @returns {Promise<Pick<Bench, 'launch' | 'countInPage'>>}
 */
async function readSupport() {
  /** @param {string} name */
  const load = async (name) =>
    (await runnerImport(path.join(ROOT, 'tests/support', name), { root: ROOT, logLevel: 'warn' }))
      .module
  const [{ launchOptions }, { countInPage }] = await Promise.all(
    /** @type {const} */ ([load('browser.ts'), load('probes.ts')]),
  )
  return { launch: await launchOptions(), countInPage }
}

/**
 * Starts what `npm start` starts, on a free port.
 * @returns {Promise<RunningServer>}
 * @throws {Error} with the server's own words where it does not listen
 */
function startSite() {
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
function startFloor() {
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
