import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it } from 'vitest'
import { logResponses } from '../../../../src/server/http/accessLog.ts'
import { shutdownOf } from '../../../../src/server/http/shutdown.ts'

/** A server whose connections stay open for an hour, and a client that keeps them. */
async function start(listener: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer({ keepAliveTimeout: 3_600_000 }, listener)
  const agent = new Agent({ keepAlive: true })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const { port } = server.address() as AddressInfo
  return {
    server,
    ask: async (path: string): Promise<string> => {
      const [response] = (await once(
        get({ host: '127.0.0.1', port, path, agent }),
        'response',
      )) as [IncomingMessage]
      return (await response.setEncoding('utf8').toArray()).join('')
    },
  }
}

describe('a server that is told to stop', () => {
  it('finishes what it is answering, and waits for no kept connection', async () => {
    let answer = (): void => {}
    const asked = new Promise<void>((resolve) => {
      answer = resolve
    })
    const { server, ask } = await start((request, response) => {
      if (request.url === '/quick') response.end('quick')
      else {
        response.write('first ')
        server.emit('slow')
        void asked.then(() => response.end('and last'))
      }
    })
    const shutdown = shutdownOf(server, 3_600_000)
    expect(await ask('/quick')).toBe('quick')
    const slow = ask('/slow')
    await once(server, 'slow')
    const stopped = shutdown()
    answer()
    expect(await slow).toBe('first and last')
    await stopped
  })

  it('cuts off what takes longer than its grace', async () => {
    const { server, ask } = await start((_, response) => response.write('for ever'))
    const shutdown = shutdownOf(server, 1)
    const cut = ask('/').catch((error: unknown) => error)
    await once(server, 'request')
    await shutdown()
    expect(await cut).toMatchObject({ message: 'aborted' })
  })
})

describe('the access log', () => {
  it('has method, path, status and time, and nothing that a visitor typed', async () => {
    const { server, ask } = await start((_, response) => {
      response.statusCode = 404
      response.end()
    })
    const lines: string[] = []
    logResponses(server, (line) => lines.push(line))
    await ask('/blog?q=secret')
    await shutdownOf(server, 1)()
    expect(lines).toEqual([expect.stringMatching(/^GET \/blog 404 \d+ ms$/)])
  })
})
