/**
 * The conversation of a window with its requests, apart from any view: an answer also arrives while
 * the window is minimized or its layout changes. One request at a time.
 */
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { ChatClient } from '../../base/services/chat/chatClient.ts'
import {
  type ChatAnswer,
  type ChatMessage,
  MAX_QUESTION,
} from '../../base/services/chat/chatSchema.ts'
import type { ConversationStorage } from '../../base/services/chat/conversationStorage.ts'

export interface Message extends ChatMessage {
  /** Counted from 0; never given twice in a conversation. */
  readonly id: number
  /**
   * How far it has been typed out. Views write this: a view that was hidden or replaced meanwhile shows as much
   * of a message as the time that has passed allows.
   */
  readonly typing: { began?: number; isOver: boolean }
  /** Whether more of its text, and its links, are still to come. */
  readonly isArriving: boolean
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
  /** Sends a question that was not typed. An empty input holds it until there is an answer, as if it were. */
  ask(question: string): void
  /** Shows all that has arrived at once, however much of it is typed out. */
  finishTyping(): void
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
    const say = (said: ChatMessage, isArriving = false): void => {
      const messages = withMessage(get().messages, said, isArriving)
      set({ messages })
      if (!isArriving) storage.write(messages.slice(1))
    }
    const receive = (text: string, { answer, links }: ChatAnswer): void => {
      say({ role: 'bot', text: answer, links })
      // Another question may have been begun meanwhile.
      if (get().input.trim() === text) {
        storage.writeQuestion('')
        set({ input: '' })
      }
      set({ request: 'success' })
    }
    const send = (text: string): void => {
      const { messages, request } = get()
      if (request === 'pending' || text === '') return
      const last = messages.at(-1)
      // A question that failed is sent again without being said a second time.
      const isRepeated = last?.role === 'user' && last.text === text
      get().finishTyping()
      if (!isRepeated) say({ role: 'user', text, links: [] })
      set({ request: 'pending', error: null })
      // The welcome asks nothing, and the question itself is sent apart.
      const turns = get().messages.slice(1, -1)
      const showBeginning = (beginning: string): void =>
        say({ role: 'bot', text: beginning, links: [] }, true)
      chat.ask(text, turns, showBeginning).then(
        (answer) => receive(text, answer),
        (error: unknown) => {
          const message = error instanceof Error ? error.message : ''
          set({ messages: whole(get().messages), request: 'error', error: message })
        },
      )
    }
    return {
      messages: [greeting, ...before].map((said, id) => ({
        ...said,
        id,
        typing: { isOver },
        isArriving: false,
      })),
      request: 'idle',
      error: null,
      input: storage.readQuestion(),
      type(text) {
        if (get().request === 'pending') return
        const input = text.slice(0, MAX_QUESTION)
        storage.writeQuestion(input)
        set({ input })
      },
      send: () => send(get().input.trim()),
      ask(question) {
        if (get().input.trim() === '') get().type(question)
        send(question)
      },
      finishTyping: () => set({ messages: get().messages.map(typedOut) }),
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

export function isTyping(messages: readonly Message[]): boolean {
  return messages.some(({ role, typing }) => role === 'bot' && !typing.isOver)
}

/** Without an answer that is still arriving. */
export function whole(messages: readonly Message[]): readonly Message[] {
  return messages.filter(({ isArriving }) => !isArriving)
}

/** The message takes the place of its beginning, and goes on being typed from there. */
function withMessage(
  messages: readonly Message[],
  said: ChatMessage,
  isArriving: boolean,
): readonly Message[] {
  const before = whole(messages)
  const id = before.length
  return [...before, { typing: { isOver: false }, ...messages[id], ...said, id, isArriving }]
}

function typedOut(message: Message): Message {
  return message.typing.isOver ? message : { ...message, typing: { isOver: true } }
}
