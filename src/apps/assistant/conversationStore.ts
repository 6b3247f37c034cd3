/**
 * The conversation of a window with its requests, apart from any view: an answer also arrives while
 * the window is minimized or its layout changes. One request at a time.
 */
import { createEmitter } from '../../base/kit/emitter.ts'
import type { ChatClient } from '../../base/services/chat/chatClient.ts'
import type { ConversationStorage } from '../../base/services/chat/conversationStorage.ts'
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
  /** Calls `listener` after every change. Call the result to stop that. */
  subscribe(listener: () => void): () => void
  type(input: string): void
  /** Sends the text of the input, unless it is blank or an answer is awaited. */
  send(): void
  closeFailure(): void
  readonly typing: TypingTimes
}

/**
 * @param chat answers
 * @param storage holds what was said in this tab before, and is given what is said now
 * @param welcome what the assistant says first
 */
export function createConversationStore(
  chat: ChatClient,
  storage: ConversationStorage,
  welcome: string,
): ConversationStore {
  const changes = createEmitter()
  let conversation = openConversation(welcome, storage.read(), storage.readQuestion())
  const typing = createTypingTimes()
  // What was read before is not typed out again, the welcome before it included.
  const isGoingOn = conversation.messages.length > 1
  if (isGoingOn) for (const { id } of conversation.messages) typing.end(id)

  const happen = (event: ConversationEvent): boolean => {
    const next = converse(conversation, event)
    if (next === conversation) return false
    const isSaid = next.messages !== conversation.messages
    if (next.input !== conversation.input) storage.writeQuestion(next.input)
    conversation = next
    if (isSaid) storage.write(next.messages.slice(1))
    changes.emit()
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
    subscribe: changes.subscribe,
    type: (input) => void happen({ type: 'typed', input }),
    send,
    closeFailure: () => void happen({ type: 'failureClosed' }),
    typing,
  }
}
