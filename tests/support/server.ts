/** Where the tests' own copy of the site's server listens. */
import { createServer } from 'node:net'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { TEST_SITE } from '../runner/testSite.mjs'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** The built site that the tests run against: `client`, `server` and more. */
export const TEST_SITE_FOLDER = path.join(ROOT, TEST_SITE.target)

/** Read by the runner's workers: they inherit it from the process that chose the port. */
const PORT_VARIABLE = 'MEADOW_TEST_PORT'

/** The address of the server under test, `http://127.0.0.1:PORT`; a free port, chosen once a run. */
export async function testAddress(): Promise<{ port: string; url: string }> {
  const port = (process.env[PORT_VARIABLE] ??= String(await freePort()))
  return { port, url: `http://127.0.0.1:${port}` }
}

/** A port of this machine that nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      probe.close(() => resolve(port))
    })
  })
}
