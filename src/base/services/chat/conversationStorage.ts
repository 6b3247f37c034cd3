/**
 * Stores the conversation until the tab is closed, so that a reload loses nothing. It needs no
 * consent: the visitor started the conversation, and no other visit can read it.
 */
import { type ChatMessage, MAX_QUESTION, parseChatMessages } from './chatSchema.ts'

const KEY = 'meadow-conversation'
/** The unsent question, in an entry of its own since it changes with every key. */
const QUESTION_KEY = 'meadow-question'

export type ConversationStorage = ReturnType<typeof createConversationStorage>

export interface ConversationHost {
  /** May throw when read: some browsers deny it if cookies are blocked. */
  readonly sessionStorage: Pick<Storage, 'getItem' | 'setItem'>
}

/** Never throws; where storage is denied, what is said lasts as long as the page. */
export function createConversationStorage(host: ConversationHost) {
  const textAt = (key: string): string => {
    try {
      return host.sessionStorage.getItem(key) ?? ''
    } catch {
      return ''
    }
  }
  const put = (key: string, text: string): void => {
    try {
      host.sessionStorage.setItem(key, text)
    } catch {
      // As said above.
    }
  }
  return {
    read: () => parseChatMessages(textAt(KEY)),
    write(messages: readonly ChatMessage[]): void {
      put(KEY, JSON.stringify(messages.map(({ role, text, links }) => ({ role, text, links }))))
    },
    readQuestion: () => textAt(QUESTION_KEY).slice(0, MAX_QUESTION),
    writeQuestion: (text: string) => put(QUESTION_KEY, text),
  }
}
