/**
 * The chat service: one handler that turns a request into a reply, for every host. Both are plain data,
 * which is cheap to make on any host. The handler stores nothing that visitors type, passes none of it to
 * `report`, and starts no server.
 */
import { safeParse } from 'valibot'
import {
  CHAT_PATH,
  chatRequestSchema,
  MAX_QUESTION,
  type ChatAnswer,
} from '../../base/services/chat/chatSchema.ts'
import { securityHeaders, type OutsideSources } from '../http/securityHeaders.ts'
import { createAnswerer } from './replies/answerer.ts'
import type { ChatSettings } from './chatSettings.ts'
import type { Knowledge } from './search/knowledge.ts'
import { createLanguageModel } from './languageModel.ts'
import { createRateLimit } from './limits/rateLimit.ts'
import { senderOf } from './sender.ts'

/** In bytes. */
export const MOST_BODY = 8 * 1024
const REQUESTS = 20
const WINDOW_MS = 60_000
/** How many seconds a browser may remember that a page of another site is allowed to ask. */
const LEAVE_S = 600

/** A request, in the form that every host can provide. */
export interface ChatCall {
  readonly method: string
  /** Without a query. */
  readonly path: string
  /** The address that is connected to this service, as its host reports it. */
  readonly peer: () => string
  /** @param name in lower case */
  readonly header: (name: string) => string | undefined
  /** As text; undefined where it is larger than `MOST_BODY`. It is read for a POST only. */
  readonly body: string | undefined
}

export interface ChatReply {
  readonly status: number
  readonly headers: Headers
  /** JSON in UTF-8; null for a reply that has none. */
  readonly body: Bytes | null
}

/** Never throws, nor rejects. */
export type ChatHandler = (call: ChatCall) => ChatReply | Promise<ChatReply>

export interface ChatDependencies {
  /** A time in milliseconds; only differences between two calls matter. */
  readonly now: () => number
  readonly fetch: typeof fetch
  /** Called with problems that the operator of the service should know about. */
  readonly report: (message: string) => void
  /** The other hosts that the site's pages may load from, for the Content-Security-Policy. */
  readonly outside?: OutsideSources
  /** How long a language model may take. */
  readonly modelTimeoutMs?: number
}

type Headers = Readonly<Record<string, string>>
type Bytes = ReturnType<typeof encoder.encode>
/** Makes every reply of the service; `more` are additional headers. */
type Respond = (call: ChatCall, status: number, body: Bytes | null, more?: Headers) => ChatReply

/** Answers `POST /chat`, at the root or below the name of a gateway's stage. */
export function createChatHandler(
  knowledge: Knowledge,
  settings: ChatSettings,
  dependencies: ChatDependencies,
): ChatHandler {
  const { now, report, outside } = dependencies
  const respond = createRespond(securityHeaders(outside), settings.allowedOrigins)
  const answer = createAnswering(knowledge, settings, dependencies)
  const limit = createRateLimit({ requests: REQUESTS, windowMs: WINDOW_MS, now })

  /** Replies without a promise where it can: on a busy server, a promise costs more than the answer. */
  function handlePost(call: ChatCall): ChatReply | Promise<ChatReply> {
    const { body, header } = call
    const sender = senderOf(call.peer(), header('x-forwarded-for'), settings.trustedProxies)
    const wait = limit.take(sender)
    if (wait > 0) return respond(call, 429, TOO_MANY, { 'Retry-After': String(wait) })
    if (!isJson(header('content-type'))) return respond(call, 415, NO_JSON)
    if (body === undefined) return respond(call, 413, TOO_LARGE)
    const parsed = safeParse(chatRequestSchema, parseJson(body))
    if (!parsed.success) return respond(call, 400, NO_QUESTION)
    const answered = answer(parsed.output.text)
    return answered instanceof Promise
      ? answered.then(
          (bytes) => respond(call, 200, bytes),
          (error: unknown) => fail(call, error),
        )
      : respond(call, 200, answered)
  }

  function handle(call: ChatCall): ChatReply | Promise<ChatReply> {
    if (!isChatPath(call.path)) return respond(call, 404, NOT_FOUND)
    if (call.method === 'POST') return handlePost(call)
    const isPreflight = call.method === 'OPTIONS' && settings.allowedOrigins.length > 0
    if (isPreflight) return respond(call, 204, null, { ...ALLOW, ...LEAVE })
    return respond(call, 405, ONLY_POST, ALLOW)
  }

  function fail(call: ChatCall, error: unknown): ChatReply {
    // The message of an error may quote the question.
    report(`The chat service failed: ${error instanceof Error ? error.name : 'unknown error'}.`)
    return respond(call, 500, WENT_WRONG)
  }

  return (call) => {
    try {
      return handle(call)
    } catch (error) {
      return fail(call, error)
    }
  }
}

/** At the root, or below the name of a gateway's stage. */
function isChatPath(path: string): boolean {
  const stage = path.endsWith(CHAT_PATH) ? path.slice(0, -CHAT_PATH.length) : undefined
  return stage !== undefined && /^(?:\/[^/]+)?$/.test(stage)
}

const encoder = new TextEncoder()
const refusal = (error: string): Bytes => encoder.encode(JSON.stringify({ error }))

const NOT_FOUND = refusal('Not found.')
const ONLY_POST = refusal('Only POST is allowed here.')
const TOO_MANY = refusal('Too many questions. Please wait a moment.')
const NO_JSON = refusal('The body must be application/json.')
const TOO_LARGE = refusal(`The body must not exceed ${MOST_BODY} bytes.`)
const NO_QUESTION = refusal(
  `The body must be JSON with a "text" of 1 to ${MAX_QUESTION} characters.`,
)
const WENT_WRONG = refusal('Something went wrong.')

const ALLOW: Headers = { Allow: 'POST' }
const LEAVE: Headers = {
  'Access-Control-Allow-Methods': 'POST',
  'Access-Control-Allow-Headers': 'Content-Type',
  'Access-Control-Max-Age': String(LEAVE_S),
}

/** Only pages of the allowed origins may read the replies. */
function createRespond(security: Headers, allowedOrigins: readonly string[]): Respond {
  const common = {
    ...security,
    'Cache-Control': 'no-store',
    ...(allowedOrigins.length > 0 ? { Vary: 'Origin' } : {}),
  }
  const json = { ...common, 'Content-Type': 'application/json' }
  return (call, status, body, more) => {
    const always = body === null ? common : json
    const origin = originHeaders(call)
    // Most replies have no additional headers.
    const headers = origin || more ? { ...always, ...origin, ...more } : always
    return { status, headers, body }
  }

  function originHeaders({ header }: ChatCall): Headers | undefined {
    if (allowedOrigins.length === 0) return undefined
    const origin = header('origin')
    if (origin === undefined || !allowedOrigins.includes(origin)) return undefined
    return {
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': 'Retry-After',
    }
  }
}

/** Answers a question in JSON, with the help of a language model where there is one. */
function createAnswering(
  knowledge: Knowledge,
  settings: ChatSettings,
  { fetch, report, modelTimeoutMs }: ChatDependencies,
): (text: string) => Bytes | Promise<Bytes> {
  const answerer = createAnswerer(knowledge, settings.model ? 'model' : 'quotes')
  if (!settings.model) return (text) => toJson(answerer(text).answer)
  const model = createLanguageModel(settings.model, knowledge, {
    fetch,
    report,
    ...(modelTimeoutMs === undefined ? {} : { timeoutMs: modelTimeoutMs }),
  })
  return (text) => {
    const { answer, passages } = answerer(text)
    // Without passages there is nothing to put into words: the question is small talk, or off the subject.
    if (passages.length === 0) return toJson(answer)
    return model.word(text, passages).then((worded) => toJson(worded ?? answer))
  }
}

/**
 * A page of another site can send some other types without a preflight request; for JSON its browser
 * must ask for permission first.
 */
function isJson(type: string | undefined): boolean {
  return type?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

function toJson(value: ChatAnswer): Bytes {
  return encoder.encode(JSON.stringify(value))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
