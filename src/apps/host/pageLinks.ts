/**
 * Links to the site's own pages, inside a window: which window shows the same, and whether a press
 * means it. Pure. Links stay links: whatever a visitor's browser can do with one, it does.
 */
import type { AddApp } from './types.ts'

const POST = /^\/blog\/([^/?#]+)$/

/**
 * What opens the window that shows the same as the page, or null where no window does. Which
 * section of it is wanted is sectionWish.ts's business.
 * @param url a path on this site; anything else has no window
 * @param title of the post, if it is one
 */
export function windowOfPage(url: string, title?: string): AddApp | null {
  if (!url.startsWith('/')) return null
  const [path = ''] = url.split(/[?#]/)
  const page = path.length > 1 ? path.replace(/\/$/, '') : path
  if (page === '/blog') return { type: 'app/added', appName: 'Blog' }
  if (page === '/about') return { type: 'app/added', appName: 'About' }
  const slug = POST.exec(page)?.[1]
  if (slug === undefined) return null
  return {
    type: 'app/added',
    appName: 'BlogPost',
    appSlug: slug,
    ...(title !== undefined && { title }),
  }
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
