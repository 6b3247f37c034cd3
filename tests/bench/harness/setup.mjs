// @ts-check
/** Makes ready what every section needs: the built site and its own server, one for the floor pages, a browser. */
import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
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
  const launch = await readLaunchOptions()
  const site = await startProgram('dist/server/node.js')
  const floor = await startFloor()
  try {
    await work({ rounds, launch, site: site.url, floor: floor.url })
  } finally {
    site.stop()
    floor.stop()
  }
}

/**
 * How the tests start their browser, which is written in TypeScript and so is bundled first.
 * @returns {Promise<import('@playwright/test').LaunchOptions>}
 */
async function readLaunchOptions() {
  // As deep below the root as the module that is bundled: it finds the root from its own place.
  const outDir = path.join(ROOT, '.cache/bench')
  const output = { entryFileNames: 'browser.mjs' }
  await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    build: {
      ssr: path.join(ROOT, 'tests/support/browser.ts'),
      outDir,
      emptyOutDir: false,
      target: 'node20',
      rolldownOptions: { output },
    },
  })
  const { launchOptions } = await import(pathToFileURL(path.join(outDir, 'browser.mjs')).href)
  return launchOptions()
}

/**
 * Starts a server on a free port.
 * @param {string} script below the root
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<RunningServer>}
 * @throws {Error} with the server's own words where it does not listen
 */
export function startProgram(script, env = {}) {
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { ...process.env, ...env, HOST: '127.0.0.1', PORT: '0' },
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
    child.once('exit', () => reject(new Error(`${script} ended.\n${said.trim()}`)))
  })
}

/** @returns {Promise<RunningServer>} */
function startFloor() {
  const server = createServer(({ url = '/' }, response) => {
    const file = path.join(ROOT, 'tests/bench/floor', url === '/' ? 'index.html' : url)
    if (existsSync(file))
      response.setHeader('Content-Type', 'text/html; charset=utf-8').end(readFileSync(file))
    else response.writeHead(404).end()
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
