/**
 * Serves the built site with nginx and Caddy, as the files in `dist/hosts` say, and compares every response with
 * that of the Node server. Run it by hand on a machine that has them: `npm run compare:hosts`.
 */
import { spawn, spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { builtBase } from '../files/base.mjs'

const DIST = fileURLToPath(new URL('../../dist', import.meta.url))
const NODE = 'http://127.0.0.1:4173'
/** The port in the configurations (src/build/hosts/hostFacts.ts). */
const HOST = 'http://127.0.0.1:8080'

const BASE = builtBase(path.join(DIST, 'client'))

const HOSTS = [
  {
    name: 'nginx',
    args: ['-p', DIST, '-c', 'hosts/nginx.conf', '-e', 'stderr', '-g', 'daemon off;'],
  },
  { name: 'caddy', args: ['run', '--config', 'hosts/Caddyfile'] },
]
const COMPARED = [
  'location',
  'content-type',
  'cache-control',
  'content-encoding',
  'content-security-policy',
  'x-content-type-options',
  'referrer-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
]

/** @returns {string[]} paths of everything that is published, and of what is not there */
function addresses() {
  const files = readdirSync(path.join(DIST, 'client'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$|^_/.test(entry.name))
    .map((entry) =>
      path.relative(path.join(DIST, 'client'), path.join(entry.parentPath, entry.name)),
    )
    .map((name) => name.split(path.sep).join('/'))
  const pages = files.filter((name) => name.endsWith('.html')).map((name) => name.slice(0, -5))
  const missing = ['missing', 'missing.png', 'assets/missing.js', '_headers', '_redirects']
  const below = ['', ...files, ...pages, ...pages.map((name) => `${name}/`), ...missing]
  const beside = BASE === '/' ? [] : ['/', BASE.slice(0, -1), '/about', '/404.html', '/chat']
  return [...below.map((name) => BASE + name), ...beside]
}

/** @param {string} url */
async function read(url) {
  const response = await fetch(url, {
    redirect: 'manual',
    headers: { 'Accept-Encoding': 'gzip' },
  })
  const headers = Object.fromEntries(COMPARED.map((name) => [name, response.headers.get(name)]))
  const body = Buffer.from(await response.arrayBuffer()).toString('base64')
  return { status: response.status, ...headers, body }
}

/** @param {string} url @returns {Promise<number>} the status of a question to the assistant */
async function ask(url) {
  const response = await fetch(`${url}${BASE}chat`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text: 'What do you write about?' }),
  })
  return response.status
}

/** @param {string} url */
async function untilReady(url) {
  for (let tries = 0; tries < 50; tries += 1) {
    try {
      return await fetch(url)
    } catch {
      await setTimeout(100)
    }
  }
  throw new Error(`${url} does not answer.`)
}

/** @param {string} name @returns {Promise<string[]>} what differs from the Node server */
async function compare(name) {
  const differences = []
  for (const address of addresses()) {
    const [expected, found] = await Promise.all([read(NODE + address), read(HOST + address)])
    for (const [key, value] of Object.entries(expected)) {
      // What stands below a redirect is not read.
      if ([301, 302].includes(expected.status) && !['status', 'location'].includes(key)) continue
      const other = found[/** @type {keyof typeof found} */ (key)]
      if (other === value) continue
      const shown = key === 'body' ? 'other content' : `${key} ${other} instead of ${value}`
      differences.push(`${name}: ${address}: ${shown}`)
    }
  }
  const status = await ask(HOST)
  if (status !== 200) differences.push(`${name}: /chat answers ${status}`)
  return differences
}

const nodeServer = spawn(process.execPath, ['server/node.js'], {
  cwd: DIST,
  env: { ...process.env, TRUST_PROXY: 'true' },
  stdio: 'ignore',
})
try {
  await untilReady(NODE)
  for (const { name, args } of HOSTS) {
    if (spawnSync(name, ['version']).error) {
      console.log(`${name} is not installed.`)
      continue
    }
    const host = spawn(name, args, { cwd: DIST, stdio: ['ignore', 'ignore', 'inherit'] })
    await untilReady(HOST)
    const differences = await compare(name)
    host.kill()
    await new Promise((resolve) => host.once('exit', resolve))
    for (const line of differences) console.log(line)
    console.log(`${name}: ${addresses().length} addresses, ${differences.length} differences`)
    if (differences.length > 0) process.exitCode = 1
  }
} finally {
  nodeServer.kill()
}
