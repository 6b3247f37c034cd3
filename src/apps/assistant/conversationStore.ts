/**
 * The conversation of a window with its requests, apart from any view: an answer arrives also while
 * the window is minimized or its layout changes. One request at a time.
 */
import type { ChatClient } from '../../services/chatClient.ts'
import {
  converse,
  type Conversation,
  type ConversationEvent,
  openConversation,
} from './conversation.ts'
import { createTypingTimes, type TypingTimes } from './typingTimes.ts'

export interface ConversationStore {
  /** The conversation now; the same object until something happens in it. */
  read(): Conversation
  /** Calls `listener` after every change. Returns what ends it. */
  subscribe(listener: () => void): () => void
  type(input: string): void
  /** Asks what stands in the input, unless that is blank or an answer is awaited. */
  send(): void
  closeFailure(): void
  readonly typing: TypingTimes
}

export function createConversationStore(chat: ChatClient, welcome: string): ConversationStore {
  const listeners = new Set<() => void>()
  let conversation = openConversation(welcome)

  const happen = (event: ConversationEvent): boolean => {
    const next = converse(conversation, event)
    if (next === conversation) return false
    conversation = next
    for (const listener of [...listeners]) listener()
    return true
  }
  const send = (): void => {
    const text = conversation.input.trim()
    if (!happen({ type: 'sent' })) return
    chat.ask(text).then(
      (answer) => happen({ type: 'answered', answer }),
      (error: unknown) =>
        happen({ type: 'failed', error: error instanceof Error ? error.message : '' }),
    )
  }
  return {
    read: () => conversation,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    type: (input) => void happen({ type: 'typed', input }),
    send,
    closeFailure: () => void happen({ type: 'failureClosed' }),
    typing: createTypingTimes(),
  }
}
