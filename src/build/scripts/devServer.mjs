// @ts-check
/**
 * Serves the sources by Vite. Vite restarts itself when a file changes that its configuration imports, such as
 * site.ts. If it had the port, a page that reloads meanwhile would find nobody there, and never come back. So
 * the port belongs to a server of ours, and a request waits until the restart is over.
 */
import { createServer as createHttpServer } from 'node:http'
import { setTimeout } from 'node:timers/promises'

/** How many ports are tried, one after the other, where `PORT` names none. */
const TRIES = 10
const BETWEEN_LOOKS_MS = 30
/** Longer than any restart: one that fails must not hold up requests for ever. */
const LONGEST_RESTART_MS = 15_000

/**
 * @param {string} root absolute path of the project
 * @returns {Promise<string>} the address
 * @throws {Error} where the port is taken, and for mistakes in the configuration
 */
export async function serveSources(root) {
  const { createServer } = await import('vite')
  const http = createHttpServer()
  /** Of the newest server, which may not have taken over yet. @type {unknown} */
  let newest
  const restarts = {
    name: 'restarts',
    /** @param {import('vite').ViteDevServer} server */
    configureServer: (server) => void (newest = server.config),
  }
  const vite = await createServer({
    root,
    plugins: [restarts],
    server: { middlewareMode: { server: http }, ws: { server: http } },
  })
  const restarted = async () => {
    const deadline = Date.now() + LONGEST_RESTART_MS
    while (vite.config !== newest && Date.now() < deadline) await setTimeout(BETWEEN_LOOKS_MS)
  }
  http.on('request', (request, response) => {
    void restarted().then(() => vite.middlewares(request, response))
  })
  const { host, port, strictPort } = vite.config.server
  const name = typeof host === 'string' ? host : '127.0.0.1'
  const found = await listen(http, name, port, strictPort ? 1 : TRIES)
  return `http://${name}:${found}/`
}

/**
 * @param {import('node:http').Server} server
 * @param {string} host
 * @param {number} port the first one that is tried
 * @param {number} tries
 * @returns {Promise<number>} the port
 */
async function listen(server, host, port, tries) {
  try {
    await new Promise((resolve, reject) => {
      server.once('error', reject).listen(port, host, () => resolve(undefined))
    })
    server.removeAllListeners('error')
    return port
  } catch (error) {
    server.removeAllListeners('error')
    if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EADDRINUSE') throw error
    if (tries > 1) return listen(server, host, port + 1, tries - 1)
    throw new Error(`Port ${port} is taken. Choose another one: PORT=${port + 1} npm run dev`, {
      cause: error,
    })
  }
}
