import type { Server } from 'node:http'

/** Writes method, path, status and milliseconds of each response. Queries hold what visitors typed, and are left out. */
export function logResponses(server: Server, write: (line: string) => void): void {
  server.on('request', ({ method, url = '' }, response) => {
    const [path] = url.split(/[?#]/, 1)
    const start = performance.now()
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : 'aborted'
      write(`${method} ${path} ${status} ${Math.round(performance.now() - start)} ms`)
    })
  })
}
