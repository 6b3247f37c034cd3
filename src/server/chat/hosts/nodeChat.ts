/**
 * The chat service inside a Node server: reads Node's environment, clock and sockets. It
 * creates no Web `Request` or `Response`, which would cost more than the answers do.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { sitePathOf } from '../../../owner/base.ts'
import type { OutsideSources } from '../../http/securityHeaders.ts'
import { createChatHandler, MOST_BODY, type ChatReply } from '../chatHandler.ts'
import type { ChatSettings } from '../chatSettings.ts'
import { siteKnowledge } from '../replies/siteKnowledge.ts'

/** Handles one request from its beginning to the end of its response. Never throws. */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void

export interface NodeChatOptions {
  readonly settings: ChatSettings
  readonly outside?: OutsideSources
  readonly report: (message: string) => void
}

/** How long a client may go on sending after it got its reply, in milliseconds. */
const PATIENCE = 500

export function createNodeChat({ settings, outside, report }: NodeChatOptions): RequestListener {
  const handle = createChatHandler(siteKnowledge, settings, {
    now: () => performance.now(),
    fetch: globalThis.fetch,
    report,
    ...(outside ? { outside } : {}),
  })
  return (incoming, outgoing) => {
    const reply = (body: string | undefined): void => {
      const replied = handle({
        method: incoming.method ?? '',
        path: sitePathOf(pathOf(incoming.url ?? '')),
        peer: () => incoming.socket.remoteAddress ?? '',
        header: (name) => singleHeader(incoming, name),
        body,
      })
      if (replied instanceof Promise) void replied.then((each) => send(each, incoming, outgoing))
      // Replies to requests that arrived together are sent together, so that the client wakes up once.
      else setImmediate(send, replied, incoming, outgoing)
    }
    if (incoming.method === 'POST') readIncoming(incoming, reply)
    else reply('')
  }
}

function pathOf(target: string): string {
  const end = target.search(/[?#]/)
  return end < 0 ? target : target.slice(0, end)
}

/** Node joins the values of a repeated header or keeps the first; only cookies are a list. */
function singleHeader({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

function send(
  { status, headers, body }: ChatReply,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): void {
  const length = body === null ? {} : { 'Content-Length': body.byteLength }
  outgoing.writeHead(status, { ...headers, ...length }).end(body ?? undefined)
  if (incoming.complete) return
  // Node goes on reading, so that the sender sees the reply; that must end some time.
  setTimeout(() => {
    if (!incoming.complete) incoming.destroy()
  }, PATIENCE).unref()
}

/**
 * Calls back once: with the body as text, or with undefined as soon as it turns out to be larger than
 * what the service accepts. It never calls back for a body that is cut off, since the client is gone.
 */
function readIncoming(incoming: IncomingMessage, done: (body: string | undefined) => void): void {
  const chunks: Buffer[] = []
  let bytes = 0
  const finish = (body: string | undefined): void => {
    incoming.off('data', take).off('end', end)
    done(body)
  }
  const take = (chunk: Buffer): void => {
    bytes += chunk.byteLength
    if (bytes > MOST_BODY) finish(undefined)
    else chunks.push(chunk)
  }
  const end = (): void =>
    finish((chunks.length === 1 ? chunks[0] : Buffer.concat(chunks))?.toString())
  incoming.on('data', take).once('end', end)
}
