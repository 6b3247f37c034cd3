/** Chooses the questions that a visitor is offered. Pure. */
import type { ChatLink, ChatMessage } from '../../base/services/chat/chatSchema.ts'

export interface SuggestedQuestion {
  readonly text: string
  readonly links: readonly string[]
}

const MOST = 3
/** So many may go on with what was answered; the others lead elsewhere. */
const MOST_ON_TOPIC = 2

/**
 * Three questions that have not been asked, or as many as there are: first those whose answers are on the pages
 * that the last answer links to, then others, each on a page of its own where that is possible.
 * @param messages what was said, oldest first
 */
export function suggest(
  questions: readonly SuggestedQuestion[],
  messages: readonly Pick<ChatMessage, 'role' | 'text' | 'links'>[],
): readonly string[] {
  // A question without an answer yet may be asked again.
  const last = messages.findLastIndex(({ role }) => role === 'bot')
  const said = messages.slice(0, last + 1)
  const asked = new Set(said.filter(({ role }) => role === 'user').map(({ text }) => plain(text)))
  const open = questions.filter(({ text }) => !asked.has(plain(text)))
  const pages = pagesOf(messages[last]?.links ?? [])
  const onTopic = open.filter(({ links }) => links.some((url) => pages.has(pageOf(url))))
  const chosen = onTopic.slice(0, MOST_ON_TOPIC)
  const seen = new Set([...pages, ...chosen.flatMap(({ links }) => links.map(pageOf))])
  for (const question of open) {
    const [page = ''] = question.links.map(pageOf)
    if (chosen.length < MOST && !seen.has(page)) chosen.push(question)
    seen.add(page)
  }
  const rest = open.filter((question) => !chosen.includes(question))
  return [...chosen, ...rest].slice(0, MOST).map(({ text }) => text)
}

function pagesOf(links: readonly ChatLink[]): ReadonlySet<string> {
  return new Set(links.map(({ url }) => pageOf(url)))
}

/** Sections are parts of a page. */
function pageOf(url: string): string {
  return url.replace(/#.*/, '')
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
