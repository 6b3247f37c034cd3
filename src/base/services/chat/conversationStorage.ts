/**
 * The one thing that is kept besides the choices of storage.ts: what the visitor and the assistant
 * said, until the tab is closed, so that a reload loses nothing. It is what was asked for and needs no
 * consent, and no other visit sees it.
 */
import { type ChatMessage, parseChatMessages } from './chatSchema.ts'

const KEY = 'meadow-conversation'

export interface ConversationStorage {
  /** What was said so far in this tab; empty where nothing was, or nothing can be kept. */
  read(): readonly ChatMessage[]
  /** Keeps these instead, if the browser lets it. Never throws. */
  write(messages: readonly ChatMessage[]): void
}

/** What it needs of the browser's window. */
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
        // Denied, or no JSON: as good as nothing said.
        return []
      }
    },
    write(messages) {
      const kept = messages.map(({ role, text, links }) => ({ role, text, links }))
      try {
        host.sessionStorage.setItem(KEY, JSON.stringify(kept))
      } catch {
        // Denied or full: the conversation lasts as long as the page.
      }
    },
  }
}
