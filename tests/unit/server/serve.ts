/** Runs a server for a test, and talks to it without a library that tidies requests up on the way. */
import { request, type IncomingHttpHeaders, type Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'

export interface Reply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  readonly text: string
}

export interface Asking {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

export async function serve(server: Server) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const address = { port, host: '127.0.0.1' }
  return {
    ask: (target: string, { method = 'GET', headers = {}, body }: Asking = {}): Promise<Reply> =>
      new Promise((resolve, reject) => {
        const options = { ...address, path: target, method, headers, agent: false }
        const sent = request(options, (response) => {
          const chunks: Buffer[] = []
          response.on('data', (chunk: Buffer) => chunks.push(chunk))
          response.on('end', () => {
            const whole = Buffer.concat(chunks)
            const { statusCode: status = 0 } = response
            resolve({ status, headers: response.headers, body: whole, text: whole.toString() })
          })
        })
        sent.once('error', reject)
        sent.end(body)
      }),
    /** Writes bytes to a socket, each piece in its own turn of the loop, and gives the whole reply as text. */
    raw: (...pieces: readonly (string | Uint8Array)[]): Promise<string> =>
      new Promise((resolve, reject) => {
        let reply = ''
        const socket = connect(address).setNoDelay()
        const write = (index: number): void => {
          const piece = pieces[index]
          if (piece !== undefined) socket.write(piece, () => setImmediate(write, index + 1))
        }
        socket.on('data', (chunk: Buffer) => (reply += chunk.toString()))
        socket.once('close', () => resolve(reply))
        socket.once('error', reject)
        write(0)
      }),
    close: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
