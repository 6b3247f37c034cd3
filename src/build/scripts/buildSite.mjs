/** Builds the whole site into dist: one run of Vite, whose steps are in src/build/buildApp.ts. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { hashSources, isBuiltFrom, markBuiltFrom } from './freshness.mjs'
import { runProgram } from './progress.mjs'
import { ROOT } from './root.mjs'

/**
 * Builds whatever dist holds.
 * @throws {Error} with the failing tool's own output
 */
export async function buildSite() {
  const hash = hashSources()
  rmSync(path.join(ROOT, 'dist'), { recursive: true, force: true })
  const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js')
  // A process of its own: what the tools hold in memory ends with the build.
  const { code } = await runProgram(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
    isShown: true,
  })
  if (code !== 0) throw new Error('The build failed.')
  markBuiltFrom(hash)
}

/** Builds only if the sources changed since the last build. */
export async function ensureBuilt() {
  if (!isBuiltFrom(hashSources())) await buildSite()
}
