/** Builds a whole site: one run of Vite, whose steps are in src/build/run/buildApp.ts. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hashSources, isBuiltFrom, markBuiltFrom } from './freshness.mjs'
import { runProgram } from './progress.mjs'
import { ROOT } from './root.mjs'
import { buildStaged } from './stagedBuild.mjs'

const BUNDLE = fileURLToPath(new URL('bundle.mjs', import.meta.url))

/**
 * A site to build.
 * @typedef {{ target: string, content?: string | undefined }} SiteToBuild `target`: the folder that receives it, below the
 *   root; `content`: the folder of its words below the root, where it is not the owner's (src/build/content/words/contentPlace.ts)
 */

/** @type {SiteToBuild} */
const THE_SITE = { target: 'dist', content: process.env['MEADOW_CONTENT'] }

/**
 * Builds the site, and replaces what its folder holds once all of it is written. The tools say themselves
 * what is wrong.
 * @param {SiteToBuild} site
 * @throws {Error} if the build fails; the folder is as it was
 */
export async function buildSite({ target, content } = THE_SITE) {
  const hash = hashSources(content)
  const env = content === undefined ? process.env : { ...process.env, MEADOW_CONTENT: content }
  await buildStaged(ROOT, target, async (folder) => {
    // In a process of its own, so that the tools' memory is free again when the server starts.
    const { code } = await runProgram(process.execPath, [BUNDLE, folder], { env, isShown: true })
    if (code !== 0) {
      const isOld = existsSync(path.join(ROOT, target))
      const rest = isOld ? ` ${target} still holds the site that was built last.` : ''
      throw new Error(`The build failed.${rest}`)
    }
    markBuiltFrom(hash, folder)
  })
}

/**
 * Builds only if the sources changed since the last build.
 * @param {SiteToBuild} site
 */
export async function ensureBuilt(site = THE_SITE) {
  const { target, content } = site
  if (!isBuiltFrom(hashSources(content), path.join(ROOT, target))) await buildSite(site)
}
