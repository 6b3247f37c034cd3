/** Where a link of an answer leads: to a window of this desktop, or to a page. Pure. */
import type { ChatLink } from '../../services/chatSchema.ts'
import type { AddApp } from '../types.ts'

const POST = /^\/blog\/([^/?#]+)$/

/**
 * What opens the window that shows the same as the page, or null where no window does. Only a path
 * on this site has one, whatever the link is called; a section of a page opens as the whole.
 */
export function windowOf({ type, url, text }: ChatLink): AddApp | null {
  if (type !== 'internal' || !url.startsWith('/')) return null
  const [path = ''] = url.split(/[?#]/)
  const page = path.length > 1 ? path.replace(/\/$/, '') : path
  if (page === '/blog') return { type: 'app/added', appName: 'Blog' }
  if (page === '/about') return { type: 'app/added', appName: 'About' }
  const slug = POST.exec(page)?.[1]
  if (slug === undefined) return null
  // The text of a link to a section names the section and not the post.
  const title = page === url ? { title: text } : {}
  return { type: 'app/added', appName: 'BlogPost', appSlug: slug, ...title }
}

/** What is read of a press on a link. */
export type LinkPress = Pick<
  MouseEvent,
  'button' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey' | 'defaultPrevented'
>

/** Whether a press asks for the link as such, and not for a tab, a window or a download of its page. */
export function isPlainPress(press: LinkPress): boolean {
  const isModified = press.ctrlKey || press.metaKey || press.shiftKey || press.altKey
  return press.button === 0 && !isModified && !press.defaultPrevented
}
