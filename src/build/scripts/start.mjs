// @ts-check
/**
 * `npm start`: from a bare checkout to the running site. Installs and builds what is missing or
 * stale, then serves dist on `HOST` and `PORT`.
 */
import { ensureDependencies } from './dependencies.mjs'
import { endWithNpm } from './endWithNpm.mjs'
import { exitOnError } from './exitOnError.mjs'
import { ensureBuilt } from './buildSite.mjs'

await exitOnError(async () => {
  endWithNpm('start')
  await ensureDependencies()
  await ensureBuilt()
  // Its address is a value, not a text: the checker need not find what is yet to be built.
  const server = new URL('../../../dist/server/node.js', import.meta.url)
  await import(server.href)
})
