/** The chat service inside a Node server: reads Node's environment, clock and sockets. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { securityHeaders, type OutsideSources } from '../securityHeaders.ts'
import { createChatApp } from './chatApp.ts'
import type { ChatSettings } from './chatSettings.ts'
import { siteKnowledge } from './siteKnowledge.ts'

/** Handles one request from its beginning to the end of its response. Never rejects. */
export type RequestListener = (request: IncomingMessage, response: ServerResponse) => Promise<void>

export interface NodeChatOptions {
  readonly settings: ChatSettings
  readonly outside?: OutsideSources
  readonly report: (message: string) => void
}

export function createNodeChat({ settings, outside, report }: NodeChatOptions): RequestListener {
  const app = createChatApp(siteKnowledge, settings, {
    now: () => performance.now(),
    peerOf: ({ env }) => (env as HttpBindings).incoming.socket.remoteAddress ?? '',
    fetch: globalThis.fetch,
    report,
    ...(outside ? { outside } : {}),
  })
  return getRequestListener(app.fetch, {
    // A request without a Host header is answered too.
    hostname: 'localhost',
    // What is no request to begin with, such as one with two hosts, never gets to the service.
    errorHandler: () =>
      Response.json({ error: 'Bad request.' }, { status: 400, headers: securityHeaders(outside) }),
  })
}
