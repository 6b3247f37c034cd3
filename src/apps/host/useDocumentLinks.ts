/**
 * What a press on a link does inside a window that shows a page: a link to another such page opens
 * its window, one to a section of this page scrolls to it. All other links, and all other presses,
 * are the browser's.
 */
import { type RefObject, useEffect } from 'react'
import { posts } from 'virtual:posts'
import { isPlainPress, windowOfPage } from './pageLinks.ts'
import { idOf, sectionIn, showSection, wishFor } from './sectionWish.ts'
import type { AddApp } from './types.ts'

/** @param scroller what holds the links, and scrolls */
export function useDocumentLinks(
  root: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  open: (action: AddApp) => void,
): void {
  useEffect(() => {
    const element = root.current
    const press = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || !isPlainPress(event)) return
      if (link.hasAttribute('target') || link.hasAttribute('data-leaves')) return
      const href = link.getAttribute('href') ?? ''
      const section = href.startsWith('#') ? sectionIn(scroller.current, idOf(href)) : null
      const action = windowOfPage(href, titleOf(href))
      if (!section && !action) return
      event.preventDefault()
      if (section) showSection(scroller.current, section)
      else if (action) {
        wishFor(href)
        open(action)
      }
    }
    element?.addEventListener('click', press)
    return () => element?.removeEventListener('click', press)
  }, [root, scroller, open])
}

/** The title of the post that a link leads to; undefined where it leads elsewhere. */
function titleOf(href: string): string | undefined {
  return posts.find(({ slug }) => href.split(/[?#]/)[0] === `/blog/${slug}`)?.title
}
