/**
 * Which section of a page a pressed link asked for, until the window that shows the page has scrolled
 * to it. Beside the desktop's model: it is about one press, not about what is open.
 */
import { type RefObject, useLayoutEffect, useSyncExternalStore } from 'react'

interface Wish {
  /** Of the page: `/blog/a-post`. */
  readonly path: string
  /** The id of the section's heading. */
  readonly section: string
}

let wish: Wish | null = null
const listeners = new Set<() => void>()

/** Takes note of the section that a link names, if it names one. */
export function wishFor(url: string): void {
  const { pathname, hash } = new URL(url, 'http://localhost')
  const section = idOf(hash)
  wish = section === '' ? null : { path: pathname.replace(/\/$/, ''), section }
  for (const listener of [...listeners]) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Scrolls to the section that was wished for, once the page is shown.
 * @param path of the page
 * @param isShown false until the page is as long as it will be
 */
export function useSectionWish(
  scroller: RefObject<HTMLElement | null>,
  path: string,
  isShown: boolean,
): void {
  const wished = useSyncExternalStore(subscribe, () => wish)
  useLayoutEffect(() => {
    if (!isShown || wished?.path !== path) return
    const section = sectionIn(scroller.current, wished.section)
    if (section) showSection(scroller.current, section)
    wish = null
  }, [scroller, path, isShown, wished])
}

/** The id that a hash such as `#a%20part` names, or '' where it names none; what is no code stays as it is. */
export function idOf(hash: string): string {
  const coded = hash.slice(1)
  try {
    return decodeURIComponent(coded)
  } catch {
    return coded
  }
}

/** What has the id, within what scrolls. */
export function sectionIn(scroller: HTMLElement | null, id: string): HTMLElement | null {
  return scroller?.querySelector<HTMLElement>(`#${CSS.escape(id)}`) ?? null
}

/** Moves this scroller alone: `scrollIntoView` would also push the desktop about. */
export function showSection(scroller: HTMLElement | null, section: HTMLElement): void {
  if (!scroller) return
  const distance = section.getBoundingClientRect().top - scroller.getBoundingClientRect().top
  scroller.scrollBy({ top: distance - 12, behavior: 'instant' })
  section.tabIndex = -1
  section.focus({ preventScroll: true })
}
