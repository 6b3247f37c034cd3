/**
 * Queries the chat service and validates its replies: other code may trust the shape and links of
 * an answer, but must render its text as text.
 */
import {
  CHAT_PATH,
  type ChatAnswer,
  type ChatRequest,
  type ChatTurn,
  MAX_TURN,
  MAX_TURNS,
  parseChatAnswer,
  parseChatPart,
  PARTS_TYPE,
} from './chatSchema.ts'
import type { Timers } from '../time/timers.ts'

export interface ChatClient {
  /**
   * @param before what was said so far, oldest first
   * @param onPart is given the beginning of the answer, each time more of it, if the service sends it in parts
   * @throws {Error} (rejects) with a message for the visitor, empty if the cause is unknown
   */
  ask(
    text: string,
    before?: readonly ChatTurn[],
    onPart?: (beginning: string) => void,
  ): Promise<ChatAnswer>
}

export interface ChatHost {
  fetch(url: string, init: RequestInit): Promise<Response>
  addEventListener(type: 'pagehide', listener: () => void): void
  removeEventListener(type: 'pagehide', listener: () => void): void
  readonly navigator: Pick<Navigator, 'onLine'>
}

export const API_ERROR = 'API error'

/** Of hosts that have no service for the assistant. One that is busy or slow says 503 or 504. */
const NOBODY_THERE = [404, 405, 501, 502]

export const UNREACHABLE = `${API_ERROR}: the assistant is not there at the moment. Your question is still here, and all that it knows is on the pages of this site.`

export const OFFLINE =
  'You are offline. Your question is still here: send it again when you are back online.'

const TIMEOUT_MS = 30_000
/** Many times the longest valid answer; a longer reply is not read to its end. */
const MAX_REPLY_BYTES = 256 * 1024

/** What the service accepts. */
const MAX_REQUEST_BYTES = 8 * 1024

/** @param base address of the service; '' for this site itself */
export function createChatClient(host: ChatHost, timers: Timers, base: string): ChatClient {
  const address = base.replace(/\/+$/, '') + CHAT_PATH
  return {
    async ask(text, before = [], onPart = () => {}) {
      const call = new AbortController()
      const giveUp = (): void => call.abort()
      const cancelTimeout = timers.after(TIMEOUT_MS, giveUp)
      host.addEventListener('pagehide', giveUp)
      try {
        const sent = host
          .fetch(address, request(questionAfter(before, text), call.signal))
          .catch((cause: unknown) => {
            // Checked only after a failure, since the browser may be wrong about its network.
            throw new Error(host.navigator.onLine ? '' : OFFLINE, { cause })
          })
        return await answerOf(sent, call, onPart)
      } finally {
        cancelTimeout()
        host.removeEventListener('pagehide', giveUp)
      }
    },
  }
}

/** The first question is its text alone. What makes a request too long is left out, oldest first. */
export function questionAfter(before: readonly ChatTurn[], text: string): ChatRequest {
  const turns = before
    .slice(-MAX_TURNS)
    .map((turn) => ({ role: turn.role, text: turn.text.slice(0, MAX_TURN) }))
  while (turns.length > 0 && bytesOf({ text, turns }) > MAX_REQUEST_BYTES) turns.shift()
  return turns.length === 0 ? { text } : { text, turns }
}

function bytesOf(body: ChatRequest): number {
  return new TextEncoder().encode(JSON.stringify(body)).length
}

function request(body: ChatRequest, signal: AbortSignal): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: `${PARTS_TYPE}, application/json` },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal,
  }
}

type OnPart = (beginning: string) => void

async function answerOf(
  sent: Promise<Response>,
  call: AbortController,
  onPart: OnPart,
): Promise<ChatAnswer> {
  const response = await sent
  const answer = response.ok ? parseChatAnswer(await jsonOf(response, call, onPart)) : undefined
  if (answer) return answer
  call.abort()
  throw new Error(NOBODY_THERE.includes(response.status) ? UNREACHABLE : API_ERROR)
}

/** The reply as JSON; undefined if it is too long, incomplete or not JSON. */
async function jsonOf(
  response: Response,
  { signal }: AbortController,
  onPart: OnPart,
): Promise<unknown> {
  try {
    const isInParts = response.headers.get('content-type')?.startsWith(PARTS_TYPE)
    if (!isInParts) return JSON.parse(await textOf(response))
    return JSON.parse(await lastLineOf(response, onPart))
  } catch (cause) {
    // The client itself aborted the request, so this is not the service's error.
    if (signal.aborted) throw new Error('', { cause })
    return undefined
  }
}

/** Hands on the parts of a reply, and returns its last line. */
async function lastLineOf(response: Response, onPart: OnPart): Promise<string> {
  let beginning = ''
  let read = 0
  const text = await textOf(response, (arrived) => {
    for (let end = arrived.indexOf('\n', read); end >= 0; end = arrived.indexOf('\n', read)) {
      const part = parseChatPart(JSON.parse(arrived.slice(read, end)))
      read = end + 1
      beginning += part
      if (part !== '') onPart(beginning)
    }
  })
  return text.trimEnd().split('\n').at(-1) ?? ''
}

/**
 * @param onMore is given all that has arrived, each time that more has
 * @throws {Error} if the body is too long or incomplete
 */
async function textOf(
  { body }: Response,
  onMore: (arrived: string) => void = () => {},
): Promise<string> {
  if (!body) return ''
  const reader = body.getReader()
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream comes piece by piece
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > MAX_REPLY_BYTES) throw new Error('The reply is too long')
    text += decoder.decode(value, { stream: true })
    onMore(text)
  }
}
