/** Builds a whole site: one run of Vite, whose steps are in src/build/run/buildApp.ts. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  hashSources,
  isBuiltFrom,
  markBuiltFrom,
  otherSettings,
  settingsNow,
} from './freshness.mjs'
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
  const env = {
    ...process.env,
    MEADOW_TARGET: target,
    ...(content !== undefined && { MEADOW_CONTENT: content }),
  }
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
 * Builds only if the sources or the settings changed since the last build, and says so if it were the settings.
 * @param {SiteToBuild} site
 */
export async function ensureBuilt(site = THE_SITE) {
  const { target, content } = site
  const folder = path.join(ROOT, target)
  if (isBuiltFrom(hashSources(content), folder)) return
  const other = otherSettings(folder)
  if (other !== undefined) process.stderr.write(`${replacing(target, other, settingsNow())}\n`)
  await buildSite(site)
}

/**
 * @param {string} target
 * @param {string} before what it was built with
 * @param {string} now
 */
export function replacing(target, before, now) {
  const named = (/** @type {string} */ settings) => settings || 'no settings from the environment'
  const keep = before === '' ? '' : ` To keep it, write ${before} before this command, too.`
  return `${target} was built with ${named(before)}, and is now replaced by a site built with ${named(now)}.${keep}`
}

/** @param {string} settings what the site in dist was built with */
export function whereItIs(settings) {
  const start = `${settings} npm start`.trim()
  return `The site is in dist: look at it with ${start}, and publish dist/client (README.md, Deploy).`
}
