// @ts-check
/**
 * `npm run dev`: serves the sources on `HOST` and `PORT` (vite.config.ts reads them), and reloads the
 * page when one of them is edited. Installs what is missing first.
 */
import { ensureDependencies } from './dependencies.mjs'
import { exitOnError } from './exitOnError.mjs'
import { hideTimings } from './hideTimings.mjs'
import { endWithNpm, withProgress } from './progress.mjs'
import { ROOT } from './root.mjs'

await exitOnError(async () => {
  endWithNpm()
  hideTimings()
  await ensureDependencies()
  const server = await withProgress('Starting the server', async () => {
    const { createServer } = await import('vite')
    return (await createServer({ root: ROOT })).listen()
  })
  server.printUrls()
  if (process.stdin.isTTY) server.bindCLIShortcuts({ print: true })
})
