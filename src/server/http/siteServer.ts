/**
 * The HTTP server of the built site: sends what `answer` decides, with the security headers on
 * everything, and hands the chat's requests to its service. It prints nothing and does not end the process; node.ts does.
 */
import { createReadStream } from 'node:fs'
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { answer, plainText, type Answer } from './answer.ts'
import { securityHeaders, type OutsideSources } from './securityHeaders.ts'
import { listSiteFiles } from './siteFiles.ts'

export interface SiteServerOptions {
  /** Folder of the built site. It is listed once: a rebuilt site needs a new server. */
  readonly root: string
  readonly outside?: OutsideSources
  /** Handles whatever is sent to `/chat`, to the end of its response; it never throws. */
  readonly chat?: (request: IncomingMessage, response: ServerResponse) => void
}

type Headers = Readonly<Record<string, string>>

/**
 * Makes a server that is not listening yet.
 * @throws {Error} where the folder cannot be read
 */
export function createSiteServer({ root, outside = {}, chat }: SiteServerOptions): Server {
  const files = listSiteFiles(root)
  const common = securityHeaders(outside)
  // Node's own answer to a missing Host header would lack the security headers.
  const server = createServer({ requireHostHeader: false }, (request, response) => {
    if (chat && isChatTarget(request.url)) {
      chat(request, response)
      return
    }
    const decided = answer(
      {
        method: request.method ?? '',
        target: request.url ?? '',
        headers: singleHeaders(request),
      },
      files,
    )
    void send(decided, common, request, response)
  })
  server.on('clientError', (error, socket) => refuse(error, socket, common))
  return server
}

function isChatTarget(target = ''): boolean {
  return /^\/chat(?:$|[?#])/.test(target)
}

/** Repeated headers that matter here arrive joined; those that cannot be joined are left out. */
function singleHeaders({ headers }: IncomingMessage): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : undefined,
    ]),
  )
}

async function send(
  { status, headers, body }: Answer,
  common: Headers,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.writeHead(status, { ...common, ...headers })
  if (request.method === 'HEAD' || body === undefined) response.end()
  else if (typeof body === 'string') response.end(body)
  else {
    const part = body.range ? { start: body.range.first, end: body.range.last } : {}
    // A visitor who leaves, or a file that is gone, breaks off this response and nothing else.
    await pipeline(createReadStream(body.file, part), response).catch(() => response.destroy())
  }
}

/** Status by the code of the parser's error; everything else is a bad request. */
const REFUSALS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers what is no HTTP, or too much of it, before a request exists. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex, common: Headers): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = REFUSALS[error.code ?? ''] ?? 400
  const reason = STATUS_CODES[status] ?? ''
  const { headers } = plainText(status, reason)
  const lines = Object.entries({ ...common, ...headers, Connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${head}\r\n\r\n${reason}`)
}
