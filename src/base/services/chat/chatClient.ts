/**
 * Asks the chat service. Replies are checked here and nowhere else: other code may trust the shape and the
 * links of an answer, but must show its text as text.
 */
import { CHAT_PATH, type ChatAnswer, type ChatRequest, parseChatAnswer } from './chatSchema.ts'
import type { Timers } from '../time/timers.ts'

export interface ChatClient {
  /**
   * The service's answer to a question, which is neither blank nor longer than the service takes.
   * @throws {Error} (rejects) with a message for the visitor, which is empty if the cause is unknown
   */
  ask(text: string): Promise<ChatAnswer>
}

/** What the client needs of the browser. */
export interface ChatHost {
  fetch(url: string, init: RequestInit): Promise<Response>
  addEventListener(type: 'pagehide', listener: () => void): void
  removeEventListener(type: 'pagehide', listener: () => void): void
  /** False if the browser knows that it has no network; true does not mean that it has one. */
  isOnline(): boolean
}

/** The service replied, but not with an answer. */
export const API_ERROR = 'API error'

/** The message for a visitor whose device has no network. */
export const OFFLINE =
  'You are offline. Your question is still here: send it again when you are back online.'

/** After this time without an answer the request is aborted. */
const TIMEOUT_MS = 30_000
/** Many times the longest valid answer; the rest of a longer reply is not read. */
const MAX_REPLY_BYTES = 256 * 1024

/**
 * @param base address of the service without a slash at its end; '' for this site itself
 */
export function createChatClient(host: ChatHost, timers: Timers, base: string): ChatClient {
  const address = base.replace(/\/+$/, '') + CHAT_PATH
  return {
    async ask(text) {
      const call = new AbortController()
      const giveUp = (): void => call.abort()
      const cancelTimeout = timers.after(TIMEOUT_MS, giveUp)
      host.addEventListener('pagehide', giveUp)
      try {
        const sent = host.fetch(address, request({ text }, call.signal)).catch((cause: unknown) => {
          // Checked only after a failure, since the browser may be wrong about its network.
          throw new Error(host.isOnline() ? '' : OFFLINE, { cause })
        })
        return await answerOf(sent, call)
      } finally {
        cancelTimeout()
        host.removeEventListener('pagehide', giveUp)
      }
    },
  }
}

function request(body: ChatRequest, signal: AbortSignal): RequestInit {
  return {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
    credentials: 'omit',
    signal,
  }
}

async function answerOf(sent: Promise<Response>, call: AbortController): Promise<ChatAnswer> {
  const response = await sent
  const answer = response.ok ? parseChatAnswer(await jsonOf(response, call)) : undefined
  if (answer) return answer
  // Stops the download of a reply that cannot be used.
  call.abort()
  throw new Error(API_ERROR)
}

/** The reply as JSON; undefined where it is too long, cut off, or no JSON. */
async function jsonOf(response: Response, { signal }: AbortController): Promise<unknown> {
  try {
    return JSON.parse(await textOf(response))
  } catch (cause) {
    // We have aborted the request, so this is not the service's error.
    if (signal.aborted) throw new Error('', { cause })
    return undefined
  }
}

/** @throws {Error} if it is too long, or is cut off */
async function textOf({ body }: Response): Promise<string> {
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
  }
}
