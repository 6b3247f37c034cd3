/** Builds the whole site into dist: one run of Vite, whose steps are in src/build/run/buildApp.ts. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashSources, isBuiltFrom, markBuiltFrom } from './freshness.mjs'
import { runProgram } from './progress.mjs'
import { ROOT } from './root.mjs'
import { buildStaged } from './stagedBuild.mjs'

const DIST = path.join(ROOT, 'dist')
const BUNDLE = fileURLToPath(new URL('bundle.mjs', import.meta.url))

/**
 * Builds the site, and replaces what dist holds once all of it is written. The tools say themselves
 * what is wrong.
 * @throws {Error} if the build fails; dist is as it was
 */
export async function buildSite() {
  const hash = hashSources()
  await buildStaged(ROOT, async (folder) => {
    // In a process of its own, so that the tools' memory is free again when the server starts.
    const { code } = await runProgram(process.execPath, [BUNDLE, folder], { isShown: true })
    if (code !== 0) {
      const rest = existsSync(DIST) ? ' dist still holds the site that was built last.' : ''
      throw new Error(`The build failed.${rest}`)
    }
    markBuiltFrom(hash, folder)
  })
}

/** Builds only if the sources changed since the last build. */
export async function ensureBuilt() {
  if (!isBuiltFrom(hashSources(), DIST)) await buildSite()
}
