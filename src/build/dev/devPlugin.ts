/** Vite plugin for `npm run dev`: serves every URL of the built site, from the same plan. */
import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { withoutBase } from '../../owner/base.ts'
import { readChatSettings } from '../../server/chat/chatSettings.ts'
import type * as NodeChat from '../../server/chat/hosts/nodeChat.ts'
import { typeOf } from '../../server/http/fileResponse.ts'
import { requestPath } from '../../server/http/requestPath.ts'
import type { ContentSource } from '../content/contentSource.ts'
import { ownFileAt } from '../content/words/ownFiles.ts'
import { mistakePages } from './devMistakes.ts'
import { patience, PREPARING } from './devPatience.ts'
import { answerAt } from './devSite.ts'

/** Always handled by Vite: its own URLs, modules, and inline scripts of a document. */
const MODULES = /^\/(?:@|__|src\/|node_modules\/)|\?html-proxy/
const PAGE = { 'Content-Type': 'text/html; charset=utf-8' }

type Handle = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => Promise<void>

export function devPlugin(content: ContentSource): Plugin {
  return {
    name: 'dev',
    apply: 'serve',
    // Vite itself serves no documents.
    config: () => ({ appType: 'custom' }),
    configureServer(server) {
      const respond = responder(server, content)
      const handle: Handle = async (request, response, next) => {
        try {
          if (!(await respond(request, response))) next()
        } catch (error) {
          next(error)
        }
      }
      server.middlewares.use((...given) => void handle(...given))
    },
  }
}

/** @returns a function that tells whether it has answered */
function responder(server: ViteDevServer, content: ContentSource) {
  const { root, publicDir, base } = server.config
  const mistakes = mistakePages(content, server.config)
  const isPrepared = patience(async () => (await answerAt(server, content, '/'))?.body())
  const answerPage = async (requested: string, { method, headers }: IncomingMessage) => {
    if (!(await isPrepared({ headers }))) return { status: 200, headers: PAGE, text: PREPARING }
    try {
      await mistakes.assertNoneAt(requested)
      const answer = await answerAt(server, content, requested)
      if (!answer && isFile(publicDir, requested)) return path.join(publicDir, requested)
      const found = answer ?? (await answerAt(server, content, '/404'))
      if (!found) throw new Error('The site has no page for what is not there.')
      const text = method === 'HEAD' ? '' : await found.body()
      return { ...found, ...(!answer && { status: 404 }), text }
    } catch (error) {
      return { status: 500, headers: PAGE, text: await mistakes.pageFor(error) }
    }
  }
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const target = withoutBase(request.url ?? '', base)
    const requested = requestPath(target)
    if (requested === undefined || MODULES.test(target)) return false
    if (requested === '/chat') {
      await answerChat(server, request, response)
      return true
    }
    const own = ownFileAt(content.place, requested)
    if (own === null && path.extname(requested) !== '.html' && isFile(root, requested)) return false
    const answer = own ?? (await answerPage(requested, request))
    if (typeof answer === 'string')
      response.setHeader('Content-Type', typeOf(answer)).end(readFileSync(answer))
    else response.writeHead(answer.status, answer.headers).end(answer.text)
    return true
  }
}

/** Reloads the service for each question, so that edits to articles take effect at once. */
async function answerChat(
  server: ViteDevServer,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const report = (message: string): void => server.config.logger.error(message)
  try {
    const loaded = await server.ssrLoadModule('/src/server/chat/hosts/nodeChat.ts')
    const { createNodeChat } = loaded as typeof NodeChat
    createNodeChat(readChatSettings(process.env), report)(request, response)
  } catch (error) {
    report(error instanceof Error ? error.message : String(error))
    response.writeHead(500).end()
  }
}

function isFile(folder: string, requested: string): boolean {
  const found = statSync(path.join(folder, requested), { throwIfNoEntry: false })
  return found?.isFile() ?? false
}
