/** The chat service, a Hono app. It never stores visitors' text or passes it to `report`. */
import { Hono, type Context } from 'hono'
import * as v from 'valibot'
import {
  CHAT_PATH,
  chatRequestSchema,
  MAX_QUESTION,
  PARTS_TYPE,
} from '../../base/services/chat/chatSchema.ts'
import { securityHeaders, type OutsideSources } from '../http/securityHeaders.ts'
import { createAnswering } from './answering.ts'
import type { ChatSettings } from './chatSettings.ts'
import { createRateLimit, LIMIT } from '../../answers/rateLimit.ts'
import { inParts } from './inParts.ts'
import { readBody } from './readBody.ts'
import type { Knowledge } from '../../answers/known/knowledge.ts'
import { senderOf } from './sender.ts'

/** In bytes. */
const MOST_BODY = 8 * 1024
const jsonSchema = v.pipe(v.string(), v.parseJson(), chatRequestSchema)
const PATHS = [CHAT_PATH, `/:stage${CHAT_PATH}`]
const ALLOW = { Allow: 'POST' }
const NOT_ALLOWED = JSON.stringify({ error: 'Only POST is allowed here.' })
/** Proxies must not buffer. */
const IN_PARTS = { 'Content-Type': PARTS_TYPE, 'X-Accel-Buffering': 'no' }
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
  const answerTo = createAnswering(knowledge, settings, dependencies)
  const limit = createRateLimit({ ...LIMIT, now })
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
      if (parsed.success) {
        const { answer, word } = answerTo(parsed.output)
        if (!word) return context.json(answer)
        if (!req.header('accept')?.includes(PARTS_TYPE)) return context.json(await word())
        return context.body(inParts(word), 200, IN_PARTS)
      }
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
