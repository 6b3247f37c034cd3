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
export const MOST_BODY = 8 * 1024
const REQUESTS = 20
const WINDOW_MS = 60_000
/** How long a browser may remember that a page of another site may ask. */
const LEAVE_S = 600

export interface ChatDependencies {
  /** Milliseconds; what matters is their difference. */
  readonly now: () => number
  /** The address that is connected to this service, as its host tells it. */
  readonly peerOf: (context: Context) => string
  /** A header by its name in lower case, where a host has them at hand: `Headers` cost time. */
  readonly headerOf?: HeaderOf
  /** The body as text, where a host has it at hand; undefined where it is larger than `most` bytes. */
  readonly bodyOf?: (context: Context, most: number) => Body | Promise<Body>
  readonly fetch: typeof fetch
  /** Faults for whoever runs the service. */
  readonly report: (message: string) => void
  /** As the pages that it is served with have it. */
  readonly outside?: OutsideSources
  /** How long a language model may take. */
  readonly modelTimeoutMs?: number
}

type Body = string | undefined
type HeaderOf = (context: Context, name: string) => string | undefined
type Headers = Readonly<Record<string, string>>
/** Makes every response that the service gives, of a body in JSON; `more` are headers. */
type Respond = (context: Context, status: number, body?: string, more?: Headers) => Response

/** Answers `POST /chat`, at the root or below the name of a gateway's stage. */
export function createChatApp(
  knowledge: Knowledge,
  settings: ChatSettings,
  dependencies: ChatDependencies,
): Hono {
  const { now, peerOf, headerOf = headerOfRequest, report, outside } = dependencies
  const bodyOf = dependencies.bodyOf ?? (({ req }, most) => readBody(req.raw, most))
  const respond = createRespond(securityHeaders(outside), settings.allowedOrigins, headerOf)
  const answer = createAnswering(knowledge, settings, dependencies)
  const limit = createRateLimit({ requests: REQUESTS, windowMs: WINDOW_MS, now })

  /** At once where the answer is: a promise would cost a busy server more than the answer does. */
  function handlePost(context: Context, body: Body): Response | Promise<Response> {
    const header = (name: string): string | undefined => headerOf(context, name)
    const fail = (status: number, error: string, more?: Headers): Response =>
      respond(context, status, JSON.stringify({ error }), more)
    const sender = senderOf(peerOf(context), header('x-forwarded-for'), settings.trustedProxies)
    const wait = limit.take(sender)
    if (wait > 0) {
      const retry = { 'Retry-After': String(wait) }
      return fail(429, 'Too many questions. Please wait a moment.', retry)
    }
    if (!isJson(header('content-type'))) return fail(415, 'The body must be application/json.')
    if (body === undefined) return fail(413, `The body must not exceed ${MOST_BODY} bytes.`)
    const parsed = safeParse(chatRequestSchema, parseJson(body))
    if (!parsed.success) {
      return fail(400, `The body must be JSON with a "text" of 1 to ${MAX_QUESTION} characters.`)
    }
    const answered = answer(parsed.output.text)
    return answered instanceof Promise
      ? answered.then((text) => respond(context, 200, text))
      : respond(context, 200, answered)
  }

  function handleOther(context: Context): Response {
    const allow = { Allow: 'POST' }
    const isPreflight = context.req.method === 'OPTIONS' && settings.allowedOrigins.length > 0
    if (isPreflight) return respond(context, 204, undefined, { ...allow, ...LEAVE })
    return respond(context, 405, ONLY_POST, allow)
  }

  const app = new Hono()
  for (const path of ['/chat', '/:stage/chat']) {
    // One handler a path: Hono calls it at once, where several would have to be chained.
    app.all(path, (context): Response | Promise<Response> => {
      if (context.req.method !== 'POST') return handleOther(context)
      const body = bodyOf(context, MOST_BODY)
      return body instanceof Promise
        ? body.then((text) => handlePost(context, text))
        : handlePost(context, body)
    })
  }
  app.notFound((context) => respond(context, 404, NOT_FOUND))
  app.onError((error, context) => {
    // The message of an error may quote the question.
    report(`The chat service failed: ${error.name}.`)
    return respond(context, 500, WENT_WRONG)
  })
  return app
}

const ONLY_POST = JSON.stringify({ error: 'Only POST is allowed here.' })
const NOT_FOUND = JSON.stringify({ error: 'Not found.' })
const WENT_WRONG = JSON.stringify({ error: 'Something went wrong.' })

const headerOfRequest: HeaderOf = ({ req }, name) => req.header(name)

const LEAVE: Headers = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': String(LEAVE_S),
}

/** Pages of the allowed origins may read the responses; all others are told nothing. */
function createRespond(
  security: Headers,
  allowedOrigins: readonly string[],
  headerOf: HeaderOf,
): Respond {
  const common = {
    ...security,
    'Cache-Control': 'no-store',
    ...(allowedOrigins.length > 0 ? { Vary: 'Origin' } : {}),
  }
  const json = { ...common, 'Content-Type': 'application/json' }
  return (context, status, body, more) => {
    const always = body === undefined ? common : json
    const origin = originHeaders(context)
    // Most answers need nothing but what all of them have.
    const headers = origin || more ? { ...always, ...origin, ...more } : always
    return new Response(body ?? null, { status, headers })
  }

  function originHeaders(context: Context): Headers | undefined {
    if (allowedOrigins.length === 0) return undefined
    const origin = headerOf(context, 'origin')
    if (origin === undefined || !allowedOrigins.includes(origin)) return undefined
    return {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'Retry-After',
    }
  }
}

/** From a question to an answer in JSON, through a language model where there is one. */
function createAnswering(
  knowledge: Knowledge,
  settings: ChatSettings,
  { fetch, report, modelTimeoutMs }: ChatDependencies,
): (text: string) => string | Promise<string> {
  const answerer = createAnswerer(knowledge, settings.model ? 'model' : 'quotes')
  if (!settings.model) return (text) => toJson(answerer(text).answer)
  const model = createLanguageModel(settings.model, knowledge, {
    fetch,
    report,
    ...(modelTimeoutMs === undefined ? {} : { timeoutMs: modelTimeoutMs }),
  })
  return (text) => {
    const { answer, passages } = answerer(text)
    // Without passages there is nothing to word: small talk, or nothing that comes near.
    if (passages.length === 0) return toJson(answer)
    return model.word(text, passages).then((worded) => toJson(worded ?? answer))
  }
}

/**
 * A page of another site can send other types without asking first; this one makes its browser ask
 * for leave.
 */
function isJson(type: string | undefined): boolean {
  return type?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/** Of answers, which the answerer remembers and nobody changes. */
const texts = new WeakMap<ChatAnswer, string>()

function toJson(value: ChatAnswer): string {
  const known = texts.get(value)
  if (known !== undefined) return known
  const text = JSON.stringify(value)
  texts.set(value, text)
  return text
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
