/** What was said, what is being asked, and what may happen next (spec, section 4). Pure. */
import {
  type ChatAnswer,
  type ChatLink,
  type ChatMessage,
  MAX_QUESTION,
} from '../../base/services/chat/chatSchema.ts'

export interface Message extends ChatMessage {
  /** Counted from 0; never given twice in a conversation. */
  readonly id: number
}

export type RequestState = 'idle' | 'pending' | 'success' | 'error'

export interface Conversation {
  readonly messages: readonly Message[]
  readonly request: RequestState
  /** The message of the failure box, empty where the cause is unknown; null while there is no failure. */
  readonly error: string | null
  /** The text of the input. */
  readonly input: string
}

export type ConversationEvent =
  | { readonly type: 'typed'; readonly input: string }
  | { readonly type: 'sent' }
  | { readonly type: 'answered'; readonly answer: ChatAnswer }
  | { readonly type: 'failed'; readonly error: string }
  | { readonly type: 'failureClosed' }

const NO_LINKS: readonly ChatLink[] = []

/**
 * A conversation in which the assistant has spoken first.
 * @param said what was said since, before the page was loaded anew
 * @param input what was being written then
 */
export function openConversation(
  welcome: string,
  said: readonly ChatMessage[] = [],
  input = '',
): Conversation {
  const greeting: ChatMessage = { role: 'bot', text: welcome, links: NO_LINKS }
  const messages = [greeting, ...said].map((message, id) => ({ ...message, id }))
  return { messages, request: 'idle', error: null, input }
}

/**
 * The conversation after an event; the very same where the event means nothing in it: typing and
 * sending while a request is pending, sending what is blank, an answer to no pending request.
 */
export function converse(state: Conversation, event: ConversationEvent): Conversation {
  switch (event.type) {
    case 'typed':
      return state.request === 'pending'
        ? state
        : { ...state, input: event.input.slice(0, MAX_QUESTION) }
    case 'sent':
      return send(state)
    case 'answered':
      return state.request === 'pending' ? answer(state, event.answer) : state
    case 'failed':
      return state.request === 'pending'
        ? { ...state, request: 'error', error: event.error }
        : state
    case 'failureClosed':
      return state.request === 'error' ? { ...state, request: 'idle', error: null } : state
  }
}

/** Whether the Send button can be pressed (spec, section 5): what is blank is refused later. */
export function isSendable({ input, request }: Conversation): boolean {
  return input !== '' && request !== 'pending'
}

/**
 * The input stays until there is an answer: after a failure it can be sent again as it is, and a
 * message at the end of the list that has no answer is not added a second time.
 */
function send(state: Conversation): Conversation {
  const text = state.input.trim()
  if (state.request === 'pending' || text === '') return state
  const last = state.messages.at(-1)
  const isRepeated = last?.role === 'user' && last.text === text
  const withQuestion = isRepeated
    ? state
    : withMessage(state, { role: 'user', text, links: NO_LINKS })
  return { ...withQuestion, request: 'pending', error: null }
}

function answer(state: Conversation, { answer: text, links }: ChatAnswer): Conversation {
  const answered = withMessage(state, { role: 'bot', text, links })
  return { ...answered, request: 'success', error: null, input: '' }
}

function withMessage(state: Conversation, message: ChatMessage): Conversation {
  return { ...state, messages: [...state.messages, { ...message, id: state.messages.length }] }
}
