/**
 * Keeps the conversation with the assistant until the tab is closed, so that a reload loses nothing. The visitor
 * has asked for it, so it needs no consent, and no other visit sees it. The tab's windows and notes are kept by
 * session.ts, a visitor's choices by storage.ts.
 */
import { type ChatMessage, MAX_QUESTION, parseChatMessages } from './chatSchema.ts'

const KEY = 'meadow-conversation'
/** The question that is being written: an entry of its own, since it changes with every key. */
const QUESTION_KEY = 'meadow-question'

export interface ConversationStorage {
  /** The conversation in this tab so far; empty if there is none, or nothing can be stored. */
  read(): readonly ChatMessage[]
  /** Replaces the stored conversation, if the browser allows it. Never throws. */
  write(messages: readonly ChatMessage[]): void
  /** What has been written of the next question; empty like `read`. */
  readQuestion(): string
  /** Replaces that, like `write`. */
  writeQuestion(text: string): void
}

/** What the storage needs of the browser's window. */
export interface ConversationHost {
  /** May throw when read: some browsers deny it where cookies are blocked. */
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
}

export function createConversationStorage(host: ConversationHost): ConversationStorage {
  return {
    read() {
      try {
        return parseChatMessages(JSON.parse(host.sessionStorage.getItem(KEY) ?? 'null'))
      } catch {
        // Storage is denied, or the entry is not JSON.
        return []
      }
    },
    write(messages) {
      const kept = messages.map(({ role, text, links }) => ({ role, text, links }))
      try {
        host.sessionStorage.setItem(KEY, JSON.stringify(kept))
      } catch {
        // Storage is denied or full: the conversation lasts as long as the page.
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
