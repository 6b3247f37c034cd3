/**
 * What a press on a link does inside a window that shows a page. A link to what a window can show
 * opens that window, and one to a section of this page goes there. The browser follows all other
 * links, and acts on all other presses.
 */
import { type RefObject, useEffect } from 'react'
import { decodedPart } from '../../desktop/locations.ts'
import type { WindowId } from '../../desktop/state.ts'
import { sitePathOf } from '../../owner/base.ts'
import type { OpenAction } from './app.ts'
import { isPlainPress } from './plainPress.ts'
import { useRegistry } from './RegistryContext.tsx'
import { sectionIn } from './sections.ts'

interface DocumentPlace {
  readonly windowId: WindowId
  /** Path of the page that the window shows. */
  readonly path: string
  /** Holds the page's sections, and scrolls. */
  readonly scroller: RefObject<HTMLElement | null>
}

/** @param root holds the links */
export function useDocumentLinks(
  root: RefObject<HTMLElement | null>,
  { windowId, path, scroller }: DocumentPlace,
  open: (action: OpenAction) => void,
): void {
  const { openLink } = useRegistry()
  useEffect(() => {
    const element = root.current
    /** Null where the browser is to follow the link. */
    const actionOf = (href: string): OpenAction | null => {
      if (!href.startsWith('#')) return openLink(sitePathOf(href))
      const section = decodedPart(href.slice(1))
      const isHere = sectionIn(scroller.current, section) !== null
      return isHere ? { type: 'window/wentTo', id: windowId, location: { path, section } } : null
    }
    const press = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || !isPlainPress(event)) return
      if (link.hasAttribute('target') || link.hasAttribute('data-leaves')) return
      const action = actionOf(link.getAttribute('href') ?? '')
      if (!action) return
      event.preventDefault()
      open(action)
    }
    element?.addEventListener('click', press)
    return () => element?.removeEventListener('click', press)
  }, [root, windowId, path, scroller, open, openLink])
}
