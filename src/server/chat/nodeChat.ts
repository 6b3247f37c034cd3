/** The chat service inside a Node server: reads Node's environment, clock and sockets. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { securityHeaders, type OutsideSources } from '../securityHeaders.ts'
import { createChatApp, MOST_BODY } from './chatApp.ts'
import type { ChatSettings } from './chatSettings.ts'
import { siteKnowledge } from './siteKnowledge.ts'

/** Handles one request from its beginning to the end of its response. Never throws. */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => void

export interface NodeChatOptions {
  readonly settings: ChatSettings
  readonly outside?: OutsideSources
  readonly report: (message: string) => void
}

export function createNodeChat({ settings, outside, report }: NodeChatOptions): RequestListener {
  /** Of requests whose body has been read. */
  const bodies = new WeakMap<IncomingMessage, string>()
  const app = createChatApp(siteKnowledge, settings, {
    now: () => performance.now(),
    peerOf: ({ env }) => (env as HttpBindings).incoming.socket.remoteAddress ?? '',
    headerOf: ({ env }, name) => singleHeader((env as HttpBindings).incoming, name),
    bodyOf: ({ env }) => bodies.get((env as HttpBindings).incoming),
    fetch: globalThis.fetch,
    report,
    ...(outside ? { outside } : {}),
  })
  const listener = getRequestListener(app.fetch, {
    // A request without a Host header is answered too.
    hostname: 'localhost',
    // What is no request to begin with, such as one with two hosts, never gets to the service.
    errorHandler: () =>
      Response.json({ error: 'Bad request.' }, { status: 400, headers: securityHeaders(outside) }),
  })
  return (incoming, outgoing) => {
    readIncoming(incoming, (body) => {
      if (body !== undefined) bodies.set(incoming, body)
      void listener(incoming, outgoing)
    })
  }
}

/** Node joins what is sent several times, or keeps the first, for all but cookies. */
function singleHeader({ headers }: IncomingMessage, name: string): string | undefined {
  const value = headers[name]
  return typeof value === 'string' ? value : undefined
}

/**
 * Calls back once: with the body as text, or with undefined as soon as it turns out to be larger than
 * what the service takes. Never for a body that is cut off: there is nobody left to answer.
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
