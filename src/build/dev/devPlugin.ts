/** Vite plugin for `npm run dev`: serves every URL of the built site, from the same plan. */
import { readFileSync, statSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Plugin, ViteDevServer } from 'vite'
import { withoutBase } from '../../owner/base.ts'
import { readChatSettings } from '../../server/chat/chatSettings.ts'
import type * as NodeChat from '../../server/chat/hosts/nodeChat.ts'
import { typeOf } from '../../server/http/fileResponse.ts'
import { EMBLEM_ICON } from '../art/icons.ts'
import type { ContentSource } from '../content/contentSource.ts'
import { ownFileAt } from '../content/words/ownFiles.ts'
import { answerWithMistake, assertSound, mistakeBehind } from './devMistakes.ts'
import { patience, PREPARING } from './devPatience.ts'
import { answerAt } from './devSite.ts'

/** Always handled by Vite: its own URLs, modules, and inline scripts of a document. */
const MODULES = /^\/(?:@|__|src\/|node_modules\/)|\?html-proxy/

export function devPlugin(content: ContentSource): Plugin {
  return {
    name: 'dev',
    apply: 'serve',
    // Vite itself serves no documents.
    config: () => ({ appType: 'custom' }),
    configureServer(server) {
      const isPrepared = patience(async () => (await answerAt(server, content, '/'))?.body())
      server.middlewares.use((request, response, next) => {
        void handle({ server, content, isPrepared }, request, response, next)
      })
    },
  }
}

interface Served {
  readonly server: ViteDevServer
  readonly content: ContentSource
  readonly isPrepared: ReturnType<typeof patience>
}

async function handle(
  served: Served,
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    if (!(await respond(served, request, response))) next()
  } catch (error) {
    next(error)
  }
}

async function respond(
  { server, content, isPrepared }: Served,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const { root, publicDir } = server.config
  const target = withoutBase(request.url ?? '', server.config.base)
  const requested = MODULES.test(target) ? '' : pathIn(target)
  if (requested === '') return false
  if (requested === '/chat') {
    await answerChat(server, request, response)
    return true
  }
  const own = ownFileAt(content.place, requested)
  if (own !== null) return sendFile(own, response)
  if (path.extname(requested) !== '.html' && isFile(root, requested)) return false
  try {
    if (!(await isPrepared(request))) {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(PREPARING)
      return true
    }
    await assertSound(content, requested)
    const answer = await answerAt(server, content, requested)
    const isReplaced = requested === EMBLEM_ICON && (await content.load()).site.icon !== null
    if (!answer && !isReplaced && isFile(publicDir, requested))
      return sendFile(path.join(publicDir, requested), response)
    const { status, headers, body } = answer ?? (await notFound(server, content))
    const text = request.method === 'HEAD' ? '' : await body()
    response.writeHead(status, headers).end(text)
  } catch (error) {
    const mistake = await mistakeBehind(error, content)
    if (!mistake) throw error
    await answerWithMistake(server, content, mistake, response)
  }
  return true
}

function sendFile(file: string, response: ServerResponse): true {
  response.setHeader('Content-Type', typeOf(file)).end(readFileSync(file))
  return true
}

/** @returns '' for a target outside the site or a malformed one */
function pathIn(target: string): string {
  if (target === '') return ''
  try {
    return decodeURIComponent(new URL(target, 'http://localhost').pathname)
  } catch {
    return ''
  }
}

async function notFound(server: ViteDevServer, content: ContentSource) {
  const page = await answerAt(server, content, '/404')
  if (!page) throw new Error('The site has no page for what is not there.')
  return { ...page, status: 404 }
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
