import type { IncomingMessage, ServerResponse } from 'node:http'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { CHAT_PATH } from '../../../base/services/chat/chatSchema.ts'
import type { OutsideSources } from '../../http/securityHeaders.ts'
import { createChatApp } from '../chatApp.ts'
import type { ChatSettings } from '../chatSettings.ts'
import { siteKnowledge } from '../siteKnowledge.ts'

/** Returns a request listener that never throws. */
export function createNodeChat(
  settings: ChatSettings,
  report: (message: string) => void,
  outside: OutsideSources = {},
): (request: IncomingMessage, response: ServerResponse) => void {
  const app = createChatApp(siteKnowledge, settings, {
    now: () => performance.now(),
    fetch: globalThis.fetch,
    report,
    peerOf: ({ env }) => (env as HttpBindings).incoming.socket.remoteAddress ?? '',
    outside,
  })
  const listen = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  return (request, response) => {
    // The listener rejects a missing or malformed host; the answer does not depend on it.
    request.headers.host = 'localhost'
    request.url = CHAT_PATH
    void listen(request, response)
  }
}
