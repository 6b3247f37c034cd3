// @ts-check
/**
 * `npm run dev`: serves the sources on `HOST` and `PORT` (vite.config.ts reads them), and reloads the
 * page when one of them is edited. Installs what is missing first.
 */
import { ensureDependencies } from './dependencies.mjs'
import { exitOnError } from './exitOnError.mjs'
import { endWithNpm } from './progress.mjs'
import { ROOT } from './root.mjs'

await exitOnError(async () => {
  endWithNpm()
  await ensureDependencies()
  const { createServer } = await import('vite')
  const server = await createServer({ root: ROOT })
  await server.listen()
  server.printUrls()
  if (process.stdin.isTTY) server.bindCLIShortcuts({ print: true })
})
