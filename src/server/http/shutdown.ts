import { once } from 'node:events'
import type { Server } from 'node:http'

/** Returns a function that closes the server once open requests are answered, or after `graceMs` milliseconds. */
export function shutdownOf(server: Server, graceMs: number): () => Promise<void> {
  server.on('request', (_, response) => {
    // Kept alive, the connection of the last response would otherwise wait for another request.
    response.once('close', () => !server.listening && server.closeIdleConnections())
  })
  return async () => {
    const closed = once(server, 'close')
    server.close()
    server.closeIdleConnections()
    setTimeout(() => server.closeAllConnections(), graceMs).unref()
    await closed
  }
}
