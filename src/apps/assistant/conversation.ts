/**
 * The conversation of a window with its requests, apart from any view: an answer also arrives while
 * the window is minimized or its layout changes. One request at a time.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChatClient } from '../../base/services/chat/chatClient.ts'
import { type ChatMessage, MAX_QUESTION } from '../../base/services/chat/chatSchema.ts'
import type { ConversationStorage } from '../../base/services/chat/conversationStorage.ts'

export interface Message extends ChatMessage {
  /** Counted from 0; never given twice in a conversation. */
  readonly id: number
  /**
   * How far it has been typed out. Views write this: a view that was hidden or replaced meanwhile shows as much
   * of a message as the time that has passed allows.
   */
  readonly typing: { began?: number; isOver: boolean }
}

export interface Conversation {
  readonly messages: readonly Message[]
  readonly request: 'idle' | 'pending' | 'success' | 'error'
  readonly error: string | null
  /** The text of the input. It stays until there is an answer, so that it can be sent again. */
  readonly input: string
  /** Replaces the text of the input, unless an answer is awaited. */
  type(input: string): void
  /** Sends the text of the input, unless it is blank or an answer is awaited. */
  send(): void
  closeFailure(): void
}

/**
 * @param chat answers
 * @param storage holds what was said in this tab before, and is given what is said now
 * @param welcome what the assistant says first
 */
export function createConversation(
  chat: ChatClient,
  storage: ConversationStorage,
  welcome: string,
): StoreApi<Conversation> {
  const greeting: ChatMessage = { role: 'bot', text: welcome, links: [] }
  const before = storage.read()
  // What was read before is not typed out again, the welcome before it included.
  const isOver = before.length > 0

  return createStore<Conversation>()((set, get) => {
    const say = (said: ChatMessage): void => {
      const { messages } = get()
      const message = { ...said, id: messages.length, typing: { isOver: false } }
      set({ messages: [...messages, message] })
      storage.write(get().messages.slice(1))
    }
    return {
      messages: [greeting, ...before].map((said, id) => ({ ...said, id, typing: { isOver } })),
      request: 'idle',
      error: null,
      input: storage.readQuestion(),
      type(text) {
        if (get().request === 'pending') return
        const input = text.slice(0, MAX_QUESTION)
        storage.writeQuestion(input)
        set({ input })
      },
      send() {
        const { input, messages, request } = get()
        const text = input.trim()
        if (request === 'pending' || text === '') return
        const last = messages.at(-1)
        // A question that failed is sent again without being said a second time.
        const isRepeated = last?.role === 'user' && last.text === text
        if (!isRepeated) say({ role: 'user', text, links: [] })
        set({ request: 'pending', error: null })
        // The welcome asks nothing, and the question itself is sent apart.
        const turns = get().messages.slice(1, -1)
        chat.ask(text, turns).then(
          ({ answer, links }) => {
            say({ role: 'bot', text: answer, links })
            storage.writeQuestion('')
            set({ request: 'success', input: '' })
          },
          (error: unknown) =>
            set({ request: 'error', error: error instanceof Error ? error.message : '' }),
        )
      },
      closeFailure() {
        if (get().request === 'error') set({ request: 'idle', error: null })
      },
    }
  })
}

/** Whether the Send button can be pressed; what is blank is refused later. */
export function isSendable({ input, request }: Conversation): boolean {
  return input !== '' && request !== 'pending'
}
