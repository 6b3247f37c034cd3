// @ts-check
/**
 * `npm start`: from a bare checkout to the running site. Installs and builds what is missing or
 * stale, then serves dist on `HOST` and `PORT`.
 */
import { ensureDependencies } from './dependencies.mjs'
import { exitOnError } from './exitOnError.mjs'
import { endWithNpm } from './progress.mjs'
import { ensureBuilt } from './buildSite.mjs'

await exitOnError(async () => {
  endWithNpm()
  await ensureDependencies()
  await ensureBuilt()
  // The address is computed, so that the type checker does not look for a file that is not built yet.
  const server = new URL('../../../dist/server/node.js', import.meta.url)
  await import(server.href)
})
