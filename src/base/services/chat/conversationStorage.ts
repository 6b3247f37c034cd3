/**
 * Stores the conversation until the tab is closed, so that a reload loses nothing. It needs no
 * consent: the visitor started the conversation, and no other visit can read it.
 */
import { type ChatMessage, MAX_QUESTION, parseChatMessages } from './chatSchema.ts'

const KEY = 'meadow-conversation'
/** The unsent question, in an entry of its own since it changes with every key. */
const QUESTION_KEY = 'meadow-question'

export interface ConversationStorage {
  /** Empty if there is no conversation or storage is denied. */
  read(): readonly ChatMessage[]
  /** Never throws. */
  write(messages: readonly ChatMessage[]): void
  readQuestion(): string
  writeQuestion(text: string): void
}

export interface ConversationHost {
  /** May throw when read: some browsers deny it if cookies are blocked. */
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
}

export function createConversationStorage(host: ConversationHost): ConversationStorage {
  return {
    read() {
      try {
        return parseChatMessages(JSON.parse(host.sessionStorage.getItem(KEY) ?? 'null'))
      } catch {
        return []
      }
    },
    write(messages) {
      const kept = messages.map(({ role, text, links }) => ({ role, text, links }))
      try {
        host.sessionStorage.setItem(KEY, JSON.stringify(kept))
      } catch {
        // The conversation then lasts only as long as the page.
      }
    },
    readQuestion() {
      try {
        return (host.sessionStorage.getItem(QUESTION_KEY) ?? '').slice(0, MAX_QUESTION)
      } catch {
        return ''
      }
    },
    writeQuestion(text) {
      try {
        host.sessionStorage.setItem(QUESTION_KEY, text)
      } catch {
        // As above.
      }
    },
  }
}
