// @ts-check
/**
 * `npm run dev`: serves the sources on `HOST` and `PORT` (vite.config.ts reads them), and reloads the
 * page when one of them is edited. Installs what is missing first.
 */
import { ensureDependencies } from './dependencies.mjs'
import { serveSources } from './devServer.mjs'
import { endWithNpm } from './endWithNpm.mjs'
import { exitOnError } from './exitOnError.mjs'
import { ROOT } from './root.mjs'

await exitOnError(async () => {
  endWithNpm('dev')
  await ensureDependencies()
  console.log(`Meadow is open at ${await serveSources(ROOT)}`)
})
