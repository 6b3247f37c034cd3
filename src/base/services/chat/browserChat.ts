/** Connects the assistant to the browser; loaded with the assistant's chunk. */
import { answersAddress, loadAnswers } from 'virtual:answering'
import { requestFile, type RequestHost } from '../files/fileRequest.ts'
import { lazyModule } from '../loading/lazyModule.ts'
import { SITE } from '../services.ts'
import type { Timers } from '../time/timers.ts'
import { createChatClient } from './chatClient.ts'
import { createLocalClient, type LocalAnswers } from './localClient.ts'
import { createConversationStorage } from './conversationStorage.ts'

/** The base address of the chat service, set at build time; the site itself by default. */
const CHAT_BASE: string = import.meta.env.VITE_CHAT_API_BASE ?? SITE

const answering = loadAnswers && lazyModule(loadAnswers)

export function createBrowserChat(view: Window & typeof globalThis, timers: Timers) {
  return {
    client: answering
      ? createLocalClient(localAnswers(view, answering), view)
      : createChatClient(view, timers, CHAT_BASE),
    storage: createConversationStorage(view),
  }
}

/** Loads what answers with the first question, and again after a failure. */
function localAnswers(
  host: RequestHost,
  { load }: NonNullable<typeof answering>,
): () => Promise<LocalAnswers> {
  let answers: LocalAnswers | undefined
  return async () => {
    if (answers) return answers
    const [module, content] = await Promise.all([load(), requestFile(host, answersAddress)])
    answers = module.createBrowserAnswers(content, () => performance.now())
    return answers
  }
}
