/** The chat service as a Hono app, for hosts that use the Web's own requests and responses. */
import { Hono, type Context } from 'hono'
import { createChatHandler, MOST_BODY, type ChatDependencies } from './chatHandler.ts'
import type { ChatSettings } from './chatSettings.ts'
import type { Knowledge } from './search/knowledge.ts'
import { readBody } from './requestBody.ts'

export interface ChatAppDependencies extends ChatDependencies {
  /** The address that is connected to this service, as its host reports it. */
  readonly peerOf: (context: Context) => string
}

export function createChatApp(
  knowledge: Knowledge,
  settings: ChatSettings,
  { peerOf, ...dependencies }: ChatAppDependencies,
): Hono {
  const handle = createChatHandler(knowledge, settings, dependencies)
  return new Hono().all('*', async (context) => {
    const { req } = context
    const { status, headers, body } = await handle({
      method: req.method,
      path: req.path,
      peer: () => peerOf(context),
      header: (name) => req.header(name),
      body: req.method === 'POST' ? await readBody(req.raw, MOST_BODY) : '',
    })
    return new Response(body, { status, headers })
  })
}
