/** The chat service inside a Node server: uses Node's clock and sockets. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { CHAT_PATH } from '../../../base/services/chat/chatSchema.ts'
import type { OutsideSources } from '../../http/securityHeaders.ts'
import { createChatApp } from '../chatApp.ts'
import type { ChatSettings } from '../chatSettings.ts'
import { siteKnowledge } from '../replies/siteKnowledge.ts'

export interface NodeChatOptions {
  readonly settings: ChatSettings
  readonly outside?: OutsideSources
  readonly report: (message: string) => void
}

/** @returns a listener for requests to the chat, wherever the site lies on its host; it never throws */
export function createNodeChat({
  settings,
  outside,
  report,
}: NodeChatOptions): (request: IncomingMessage, response: ServerResponse) => void {
  const app = createChatApp(siteKnowledge, settings, {
    now: () => performance.now(),
    fetch: globalThis.fetch,
    report,
    peerOf: ({ env }) => (env as HttpBindings).incoming.socket.remoteAddress ?? '',
    ...(outside ? { outside } : {}),
  })
  const listen = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return (request, response) => {
    // The listener refuses a request whose host is missing or odd; the answer does not depend on it.
    request.headers.host = 'localhost'
    request.url = CHAT_PATH
    void listen(request, response)
  }
}
