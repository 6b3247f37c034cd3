/** What a link of an answer opens: a window of this desktop, or a page. Pure. */
import type { ChatLink } from '../../base/services/chat/chatSchema.ts'
import type { OpenAction } from '../host/app.ts'

/**
 * What opens the window that shows what the link leads to, or null where no window does. An external
 * link never opens a window.
 * @param openLink the registry's own
 */
export function windowOf(
  { type, url }: ChatLink,
  openLink: (link: string) => OpenAction | null,
): OpenAction | null {
  return type === 'internal' ? openLink(url) : null
}
