/** Where a link of an answer leads: to a window of this desktop, or to a page. Pure. */
import type { ChatLink } from '../../base/services/chat/chatSchema.ts'
import { windowOfPage } from '../host/pageLinks.ts'
import type { AddApp } from '../host/types.ts'

/**
 * What opens the window that shows the same as the page, or null where no window does. Only a path
 * on this site has one, whatever the link is called.
 */
export function windowOf({ type, url, text }: ChatLink): AddApp | null {
  if (type !== 'internal') return null
  // The text of a link to a section names the post first.
  return windowOfPage(url, text.split(' › ')[0])
}
