/** The chat service, a Hono app. It never stores visitors' text or passes it to `report`. */
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import {
  CHAT_PATH,
  chatRequestSchema,
  MAX_QUESTION,
  type ChatAnswer,
} from '../../base/services/chat/chatSchema.ts'
import { securityHeaders, type OutsideSources } from '../http/securityHeaders.ts'
import type { ChatSettings } from './chatSettings.ts'
import { createLanguageModel } from './languageModel.ts'
import { createRateLimit } from './rateLimit.ts'
import { createAnswerer } from '../../answers/answerer.ts'
import { readBody } from './readBody.ts'
import type { Knowledge } from '../../answers/search/knowledge.ts'
import { senderOf } from './sender.ts'

/** In bytes. */
const MOST_BODY = 8 * 1024
const REQUESTS = 20
const WINDOW_MS = 60_000
const jsonSchema = v.pipe(v.string(), v.parseJson(), chatRequestSchema)
const PATHS = [CHAT_PATH, `/:stage${CHAT_PATH}`]
const ALLOW = { Allow: 'POST' }
const NOT_ALLOWED = JSON.stringify({ error: 'Only POST is allowed here.' })
const LEAVE = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  // In seconds.
  'Access-Control-Max-Age': '600',
}

export interface ChatDependencies {
  /** In milliseconds, from any starting point. */
  readonly now: () => number
  readonly fetch: typeof fetch
  /** The address of the connected peer, as the host reports it. */
  readonly peerOf: (context: Context) => string
  /** Reports problems that the operator of the service should know about. */
  readonly report: (message: string) => void
  /** Other hosts that the pages may load from, for the Content-Security-Policy. */
  readonly outside?: OutsideSources
  readonly modelTimeoutMs?: number
}

export function createChatApp(
  knowledge: Knowledge,
  settings: ChatSettings,
  dependencies: ChatDependencies,
): Hono {
  const { now, report, peerOf } = dependencies
  const { allowedOrigins, trustedProxies } = settings
  const answer = createAnswering(knowledge, settings, dependencies)
  const limit = createRateLimit({ requests: REQUESTS, windowMs: WINDOW_MS, now })
  const always = Object.entries({
    ...securityHeaders(dependencies.outside),
    'Cache-Control': 'no-store',
    ...(allowedOrigins.length > 0 && { Vary: 'Origin' }),
  })

  return new Hono()
    .use(async (context, next) => {
      for (const [name, value] of always) context.header(name, value)
      const origin = context.req.header('origin')
      // Only pages of these origins may read the replies.
      if (origin !== undefined && allowedOrigins.includes(origin)) {
        context.header('Access-Control-Allow-Origin', origin)
        context.header('Access-Control-Expose-Headers', 'Retry-After')
      }
      await next()
    })
    .on('POST', PATHS, async (context) => {
      const { req } = context
      const refuse = (status: 400 | 413 | 415 | 429, error: string): Response =>
        context.json({ error }, status)
      const forwarded = req.header('x-forwarded-for')
      const wait = limit.take(senderOf(peerOf(context), forwarded, trustedProxies))
      if (wait > 0) {
        context.header('Retry-After', String(wait))
        return refuse(429, 'Too many questions. Please wait a moment.')
      }
      // Browsers ask for permission before they send JSON to another site, but send other types at
      // once.
      const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
      if (type !== 'application/json') return refuse(415, 'The body must be application/json.')
      const body = await readBody(req.raw, MOST_BODY).catch(() => '')
      if (body === undefined) return refuse(413, `The body must not exceed ${MOST_BODY} bytes.`)
      const parsed = v.safeParse(jsonSchema, body)
      if (parsed.success) return context.json(await answer(parsed.output))
      const expected = `a "text" of 1 to ${MAX_QUESTION} characters`
      return refuse(400, `The body must be JSON with ${expected}.`)
    })
    .on('OPTIONS', allowedOrigins.length > 0 ? PATHS : [], (context) =>
      context.body(null, 204, { ...ALLOW, ...LEAVE }),
    )
    .on('ALL', PATHS, (context) =>
      context.body(NOT_ALLOWED, 405, {
        ...ALLOW,
        'Content-Type': 'application/json',
        // Said for HEAD, too, whose answer has no body to measure.
        'Content-Length': String(NOT_ALLOWED.length),
      }),
    )
    .notFound((context) => context.json({ error: 'Not found.' }, 404))
    .onError((error, context) => {
      // The message of an error may quote the question.
      report(`The chat service failed: ${error.name}.`)
      return context.json({ error: 'Something went wrong.' }, 500)
    })
}

function createAnswering(
  knowledge: Knowledge,
  settings: ChatSettings,
  { fetch, report, modelTimeoutMs }: ChatDependencies,
): (request: v.InferOutput<typeof chatRequestSchema>) => ChatAnswer | Promise<ChatAnswer> {
  const answerer = createAnswerer(knowledge, settings.model ? 'model' : 'quotes')
  if (!settings.model) return ({ text, turns }) => answerer(text, turns).answer
  const model = createLanguageModel(settings.model, knowledge, {
    fetch,
    report,
    ...(modelTimeoutMs === undefined ? {} : { timeoutMs: modelTimeoutMs }),
  })
  return async ({ text, turns }) => {
    const { answer, passages } = answerer(text, turns)
    // Without passages there is nothing to rephrase: the question is small talk or off topic.
    const worded = passages.length === 0 ? undefined : await model.word(text, passages)
    return worded ?? answer
  }
}
