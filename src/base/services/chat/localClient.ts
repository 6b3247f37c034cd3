/** Answers questions in the browser, for a site whose assistant has no service. Nothing that is typed leaves the page. */
import { API_ERROR, type ChatClient, type ChatHost, OFFLINE, questionAfter } from './chatClient.ts'
import type { ChatAnswer, ChatRequest } from './chatSchema.ts'

/** Undefined for what a service would refuse: an invalid request, or too many of them. */
export type LocalAnswers = (request: ChatRequest) => ChatAnswer | undefined

/** @param load is called for every question, and may fail */
export function createLocalClient(
  load: () => Promise<LocalAnswers>,
  host: Pick<ChatHost, 'navigator'>,
): ChatClient {
  return {
    async ask(text, before = []) {
      const answers = await load().catch((cause: unknown) => {
        throw new Error(host.navigator.onLine ? API_ERROR : OFFLINE, { cause })
      })
      const answer = answers(questionAfter(before, text))
      if (!answer) throw new Error(API_ERROR)
      return answer
    },
  }
}
