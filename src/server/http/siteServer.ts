/** Passes chat requests to the service and serves files for all others. */
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http'
import type { Duplex } from 'node:stream'
import { withoutBase } from '../../owner/base.ts'
import { type Headers, plainText, respond } from './fileResponse.ts'
import type { BuiltSite } from './builtSite.ts'
import { securityHeaders, type OutsideSources } from './securityHeaders.ts'
import { listSiteFiles } from './siteFiles.ts'

export interface SiteServerOptions {
  /** It is listed once, so a rebuilt site needs a new server. */
  readonly root: string
  readonly outside?: OutsideSources
  readonly redirects?: BuiltSite['redirects']
  /** The path of the site on its host: `/`, `/portfolio/`. */
  readonly base?: string
  /** Handles `/chat` below the base; it must not throw. */
  readonly chat?: (request: IncomingMessage, response: ServerResponse) => void
}

/** In milliseconds: nobody holds a connection for long by sending a byte at a time, or fewer than announced. */
const PATIENCE = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 5000,
}
/** Without a byte in either direction, as from a client that reads nothing. A language model has 15 s. */
const SILENCE_MS = 60_000

const HEALTH_PATH = '/healthz'

/** @throws {Error} if the folder cannot be read */
export function createSiteServer({
  root,
  outside = {},
  redirects = [],
  base = '/',
  chat,
}: SiteServerOptions): Server {
  const common = securityHeaders(outside)
  const site = { root, files: listSiteFiles(root), common, redirects, base }
  // Node's own answer to a missing Host header would lack the security headers.
  const server = createServer({ requireHostHeader: false, ...PATIENCE }, (request, response) => {
    if (chat && isTarget('/chat', request.url, base)) chat(request, response)
    else if (isTarget(HEALTH_PATH, request.url, base)) {
      response.writeHead(200, { ...common, ...plainText('ok') }).end('ok')
    } else respond(request, response, site)
  })
  server.timeout = SILENCE_MS
  server.on('clientError', (error, socket) => refuse(error, socket, common))
  return server
}

function isTarget(path: string, target = '', base: string): boolean {
  return withoutBase(target, base).split(/[?#]/, 1)[0] === path
}

const REFUSALS: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Responds to invalid HTTP and oversized headers, for which Node creates no request. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex, common: Headers): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const status = REFUSALS[error.code ?? ''] ?? 400
  const reason = STATUS_CODES[status] ?? ''
  const lines = Object.entries({ ...common, ...plainText(reason), Connection: 'close' })
  const head = lines.map(([name, value]) => `${name}: ${value}`).join('\r\n')
  socket.end(`HTTP/1.1 ${status} ${reason}\r\n${head}\r\n\r\n${reason}`)
}
