// @ts-check
/** `npm run build`: builds the site into dist, whether it changed or not. */
import { ensureDependencies } from './dependencies.mjs'
import { exitOnError } from './exitOnError.mjs'
import { buildSite } from './buildSite.mjs'

await exitOnError(async () => {
  await ensureDependencies()
  await buildSite()
})
