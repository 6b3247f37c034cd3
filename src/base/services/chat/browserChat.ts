/** Connects the assistant to the browser; loaded with the assistant's chunk. */
import { SITE } from '../services.ts'
import type { Timers } from '../time/timers.ts'
import { type ChatClient, createChatClient } from './chatClient.ts'
import { type ConversationStorage, createConversationStorage } from './conversationStorage.ts'

export interface BrowserChat {
  readonly client: ChatClient
  readonly storage: ConversationStorage
}

/** The base address of the chat service, set at build time; the site itself by default. */
const CHAT_BASE: string = import.meta.env.VITE_CHAT_API_BASE ?? SITE

export function createBrowserChat(view: Window & typeof globalThis, timers: Timers): BrowserChat {
  const host = {
    fetch: (url: string, init: RequestInit) => view.fetch(url, init),
    addEventListener: (type: 'pagehide', listener: () => void) =>
      view.addEventListener(type, listener),
    removeEventListener: (type: 'pagehide', listener: () => void) =>
      view.removeEventListener(type, listener),
    isOnline: () => view.navigator.onLine,
  }
  return {
    client: createChatClient(host, timers, CHAT_BASE),
    storage: createConversationStorage(view),
  }
}
