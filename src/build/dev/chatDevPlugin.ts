/**
 * Vite plugin for `npm run dev` alone: answers `/chat`, below the site's base, with the service of the sources as they are,
 * so that the assistant works while the site is being changed.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Plugin, ViteDevServer } from 'vite'
import { withoutBase } from '../../owner/base.ts'
import { readChatSettings } from '../../server/chat/chatSettings.ts'
import type * as NodeChat from '../../server/chat/hosts/nodeChat.ts'

/** Loads the service for each question: an edited article is known at once. */
async function answer(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const report = (message: string): void => server.config.logger.error(message)
  try {
    const loaded = await server.ssrLoadModule('/src/server/chat/hosts/nodeChat.ts')
    const { createNodeChat } = loaded as typeof NodeChat
    createNodeChat({ settings: readChatSettings(process.env), report })(request, response)
  } catch (error) {
    report(error instanceof Error ? error.message : String(error))
    response.writeHead(500).end()
  }
}

export function chatDevPlugin(): Plugin {
  return {
    name: 'chat-dev',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const target = withoutBase(request.url ?? '', server.config.base)
        if (/^\/chat(?:$|[?#])/.test(target)) void answer(server, request, response)
        else next()
      })
    },
  }
}
