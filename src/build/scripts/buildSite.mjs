/**
 * Builds the whole site into dist: what browsers load, the server, and the compressed twins of
 * every file worth it. The steps run in this order because each reads what the last one wrote.
 */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { compressFolder } from '../html/compress.mjs'
import { writeFileList } from '../html/fileTree.mjs'
import { hashSources, isBuiltFrom, markBuiltFrom } from './freshness.mjs'
import { runProgram, withProgress } from './progress.mjs'
import { ROOT } from './root.mjs'

const SITE = path.join(ROOT, 'dist/client')
const SERVER = path.join(ROOT, 'dist/server')
const PRERENDER = path.join(ROOT, 'dist/prerender')
const OFFLINE = path.join(ROOT, 'dist/offline')
const FIRST = path.join(ROOT, 'dist/first')
const ART = path.join(ROOT, 'assets')

/** @type {readonly (readonly [label: string, step: () => Promise<void>])[]} */
const STEPS = [
  ['Bundling the site', () => vite('build')],
  ['Bundling the server', () => vite('build', '--ssr', 'src/server/node.ts')],
  ['Bundling the service worker', () => vite('build', '--mode', 'offline')],
  ['Bundling the first script', () => vite('build', '--mode', 'first')],
  [
    'Bundling the pages',
    () => vite('build', '--ssr', 'src/build/html/renderSite.tsx', '--outDir', 'dist/prerender'),
  ],
  ['Writing the pages', writePages],
  ['Choosing what to keep offline', writeWorker],
  ['Listing the files', () => writeFileList(SITE)],
  ['Compressing', () => compressFolder(SITE)],
]

/**
 * Builds whatever dist holds.
 * @throws {Error} with the failing tool's own output
 */
export async function buildSite() {
  const hash = hashSources()
  rmSync(path.join(ROOT, 'dist'), { recursive: true, force: true })
  for (const [label, step] of STEPS) await withProgress(label, step)
  markBuiltFrom(hash)
}

/** Builds only if the sources changed since the last build. */
export async function ensureBuilt() {
  if (!isBuiltFrom(hashSources())) await buildSite()
}

/** On a fresh checkout this file is read before the packages that draw are installed. */
async function writePages() {
  const { prerender } = await import('../html/prerender.mjs')
  const bundles = [SITE, SERVER, OFFLINE]
  await prerender({ site: SITE, bundles, bundle: PRERENDER, first: FIRST, art: ART })
}

async function writeWorker() {
  const { writeServiceWorker } = await import('../html/offlineCopy.mjs')
  await writeServiceWorker({ site: SITE, bundle: OFFLINE })
}

/** @param {readonly string[]} args */
async function vite(...args) {
  const { code, output } = await runProgram(process.execPath, [
    path.join(ROOT, 'node_modules/vite/bin/vite.js'),
    ...args,
    '--logLevel',
    'warn',
  ])
  if (code !== 0) throw new Error(`vite ${args.join(' ')} failed.\n${output.trim()}`)
  if (output.trim() !== '') process.stderr.write(`${output.trim()}\n`)
}
