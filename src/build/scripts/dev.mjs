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
  const { local = [], network = [] } = server.resolvedUrls ?? {}
  const [address = ''] = [...local, ...network]
  // Who opens the address gets the page, not a wait for packages to be bundled and pictures to be drawn.
  await withProgress('Preparing the first page', () => fetch(address, { method: 'HEAD' }))
  server.printUrls()
  if (process.stdin.isTTY) server.bindCLIShortcuts({ print: true })
})
