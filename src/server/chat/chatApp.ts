/**
 * The chat service: one handler from request to response, for every host. It keeps nothing of what
 * visitors type and hands none of it to `report`; it starts no server.
 */
import { Hono, type Context } from 'hono'
import { safeParse } from 'valibot'
import { chatRequestSchema, MAX_QUESTION, type ChatAnswer } from '../../services/chatSchema.ts'
import { securityHeaders, type OutsideSources } from '../securityHeaders.ts'
import { createAnswerer } from './answerer.ts'
import type { ChatSettings } from './chatSettings.ts'
import type { Knowledge } from './knowledge.ts'
import { createLanguageModel } from './languageModel.ts'
import { createRateLimit } from './rateLimit.ts'
import { readBody } from './requestBody.ts'
import { senderOf } from './sender.ts'

/** In bytes. */
const MOST_BODY = 8 * 1024
const REQUESTS = 20
const WINDOW_MS = 60_000
/** How long a browser may remember that a page of another site may ask. */
const LEAVE_S = 600

export interface ChatDependencies {
  /** Milliseconds; what matters is their difference. */
  readonly now: () => number
  /** The address that is connected to this service, as its host tells it. */
  readonly peerOf: (context: Context) => string
  readonly fetch: typeof fetch
  /** Faults for whoever runs the service. */
  readonly report: (message: string) => void
  /** As the pages that it is served with have it. */
  readonly outside?: OutsideSources
  /** How long a language model may take. */
  readonly modelTimeoutMs?: number
}

type Headers = Readonly<Record<string, string>>
/** Makes every response that the service gives; `more` are headers. */
type Respond = (context: Context, status: number, value?: unknown, more?: Headers) => Response

/** Answers `POST /chat`, at the root or below the name of a gateway's stage. */
export function createChatApp(
  knowledge: Knowledge,
  settings: ChatSettings,
  dependencies: ChatDependencies,
): Hono {
  const { now, peerOf, report, outside } = dependencies
  const respond = createRespond(securityHeaders(outside), settings.allowedOrigins)
  const answer = createAnswering(knowledge, settings, dependencies)
  const limit = createRateLimit({ requests: REQUESTS, windowMs: WINDOW_MS, now })

  async function handlePost(context: Context): Promise<Response> {
    const { req } = context
    const fail = (status: number, error: string, more?: Headers): Response =>
      respond(context, status, { error }, more)
    const sender = senderOf(peerOf(context), req.header('x-forwarded-for'), settings.trustedProxies)
    const wait = limit.take(sender)
    if (wait > 0) {
      const retry = { 'Retry-After': String(wait) }
      return fail(429, 'Too many questions. Please wait a moment.', retry)
    }
    if (!isJson(req.header('content-type'))) {
      return fail(415, 'The body must be application/json.')
    }
    const body = await readBody(req.raw, MOST_BODY)
    if (body === undefined) return fail(413, `The body must not exceed ${MOST_BODY} bytes.`)
    const parsed = safeParse(chatRequestSchema, parseJson(body))
    if (!parsed.success) {
      return fail(400, `The body must be JSON with a "text" of 1 to ${MAX_QUESTION} characters.`)
    }
    return respond(context, 200, await answer(parsed.output.text))
  }

  function handleOther(context: Context): Response {
    const allow = { Allow: 'POST' }
    const isPreflight = context.req.method === 'OPTIONS' && settings.allowedOrigins.length > 0
    if (isPreflight) return respond(context, 204, undefined, { ...allow, ...LEAVE })
    return respond(context, 405, { error: 'Only POST is allowed here.' }, allow)
  }

  const app = new Hono()
  for (const path of ['/chat', '/:stage/chat']) {
    app.post(path, (context) => handlePost(context)).all(path, handleOther)
  }
  app.notFound((context) => respond(context, 404, { error: 'Not found.' }))
  app.onError((error, context) => {
    // The message of an error may quote the question.
    report(`The chat service failed: ${error.name}.`)
    return respond(context, 500, { error: 'Something went wrong.' })
  })
  return app
}

const LEAVE: Headers = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': String(LEAVE_S),
}

/** Pages of the allowed origins may read the responses; all others are told nothing. */
function createRespond(security: Headers, allowedOrigins: readonly string[]): Respond {
  const common = {
    ...security,
    'Cache-Control': 'no-store',
    ...(allowedOrigins.length > 0 ? { Vary: 'Origin' } : {}),
  }
  return ({ req }, status, value, more) => {
    const origin = allowedOrigins.length > 0 ? req.header('origin') : undefined
    const isAllowed = origin !== undefined && allowedOrigins.includes(origin)
    const headers = {
      ...common,
      ...(isAllowed
        ? {
            'Access-Control-Allow-Origin': origin,
            'Access-Control-Expose-Headers': 'Retry-After',
          }
        : {}),
      ...more,
    }
    if (value === undefined) return new Response(null, { status, headers })
    const type = { 'Content-Type': 'application/json' }
    return new Response(JSON.stringify(value), { status, headers: { ...headers, ...type } })
  }
}

/** From a question to an answer, through a language model where there is one. */
function createAnswering(
  knowledge: Knowledge,
  settings: ChatSettings,
  { fetch, report, modelTimeoutMs }: ChatDependencies,
): (text: string) => ChatAnswer | Promise<ChatAnswer> {
  const answerer = createAnswerer(knowledge, settings.model ? 'model' : 'quotes')
  if (!settings.model) return (text) => answerer(text).answer
  const model = createLanguageModel(settings.model, knowledge, {
    fetch,
    report,
    ...(modelTimeoutMs === undefined ? {} : { timeoutMs: modelTimeoutMs }),
  })
  return async (text) => {
    const { answer, passages } = answerer(text)
    // Without passages there is nothing to word: small talk, or nothing that comes near.
    if (passages.length === 0) return answer
    return (await model.word(text, passages)) ?? answer
  }
}

/**
 * A page of another site can send other types without asking first; this one makes its browser ask
 * for leave.
 */
function isJson(type: string | undefined): boolean {
  return type?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
