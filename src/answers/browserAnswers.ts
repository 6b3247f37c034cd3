/** Answers in the visitor's browser as the service does: loaded with the first question (virtual:answering). */
import {
  type ChatAnswer,
  parseChatAnswer,
  parseChatRequest,
} from '../base/services/chat/chatSchema.ts'
import { createAnswerer } from './answerer.ts'
import type { Knowledge } from './known/knowledge.ts'
import { createRateLimit, LIMIT } from './rateLimit.ts'

const VISITOR = 'visitor'

/**
 * @param content of the file that the build writes
 * @param now a time in milliseconds that never goes back
 * @returns what answers a request; undefined for an invalid one, and for more than a service would take
 * @throws {Error} for anything else: a network may answer in place of this site
 */
export function createBrowserAnswers(
  content: unknown,
  now: () => number,
): (request: unknown) => ChatAnswer | undefined {
  const answerer = createAnswerer(knowledgeIn(content))
  const limit = createRateLimit({ ...LIMIT, now })
  return (request) => {
    const parsed = limit.take(VISITOR) === 0 ? parseChatRequest(request) : undefined
    return parsed && parseChatAnswer(answerer(parsed.text, parsed.turns).answer)
  }
}

function knowledgeIn(content: unknown): Knowledge {
  const isKnowledge = typeof content === 'object' && content !== null && 'passages' in content
  if (!isKnowledge) throw new Error('Expected what the assistant answers from')
  return content as Knowledge
}
