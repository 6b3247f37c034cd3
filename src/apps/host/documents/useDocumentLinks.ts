/**
 * What a press on a link does inside a window that shows a page. A link to what a window can show
 * opens that window, one to a section of this page goes there, and the owner's e-mail address opens a
 * new message: nothing would happen where the visitor has no mail program. All other links open in a
 * tab of their own, so that the desktop stays, and say so. The browser acts on all other presses.
 */
import { type RefObject, useLayoutEffect } from 'react'
import { owner } from 'virtual:owner'
import { decodedPart } from '../../../desktop/locations.ts'
import { appFor, type Manifests } from '../../../desktop/manifest.ts'
import type { WindowId } from '../../../desktop/state.ts'
import { hrefOf, sitePathOf } from '../../../owner/base.ts'
import type { OpenAction } from '../app.ts'
import { NEW_TAB_WORDS } from '../../../ui/newTab.ts'
import { useRegistry } from '../RegistryContext.tsx'
import { sectionIn } from './sections.ts'
import { useOpenIfThere } from '../useOpen.ts'

interface DocumentPlace {
  readonly windowId: WindowId
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
  const { openLink, manifests } = useRegistry()
  const openIfThere = useOpenIfThere(open)
  useLayoutEffect(() => {
    const element = root.current
    const page = hrefOf(path)
    /**
     * Gives a link to a section the page's address: where it is copied, or opened in another tab, a bare `#section`
     * would mean a place of the desktop.
     */
    const complete = ({ target }: Event): void => {
      const link = target instanceof Element ? target.closest('a[href^="#"]') : null
      link?.setAttribute('href', `${page}${link.getAttribute('href') ?? ''}`)
    }
    const describe = (): void => {
      for (const link of element?.querySelectorAll('a[href]:not([target], [data-leaves])') ?? []) {
        const isOutside = leavesTheDesktop(link) && !actionOf(link.getAttribute('href') ?? '')
        if (isOutside) link.setAttribute('aria-describedby', NEW_TAB_WORDS.id)
        else link.removeAttribute('aria-describedby')
      }
    }
    /** Null if the browser is to follow the link. */
    const actionOf = (given: string): OpenAction | null => {
      const href = given.startsWith(`${page}#`) ? given.slice(page.length) : given
      if (href === `mailto:${owner.email}`) return newMessage(manifests)
      // A place on the desktop, as `/#/notepad`, is behind the hash.
      if (!href.startsWith('#')) return openLink(sitePathOf(href).replace(/^\/#(?=\/)/, ''))
      const section = decodedPart(href.slice(1))
      if (sectionIn(scroller.current, section)) {
        return { type: 'window/wentTo', id: windowId, location: { path, section } }
      }
      // A window may show one section at a time, as the help does.
      return given === href ? null : openLink(sitePathOf(given))
    }
    const press = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!link || !isPlainPress(event)) return
      if (link.hasAttribute('target') || link.hasAttribute('data-leaves')) return
      const action = actionOf(link.getAttribute('href') ?? '')
      if (!action) {
        // The press goes on to the link, which the browser then follows.
        if (leavesTheDesktop(link)) Object.assign(link, { target: '_blank', rel: 'noopener' })
        return
      }
      event.preventDefault()
      openIfThere(action)
    }
    const changes = new MutationObserver(describe)
    if (element) {
      describe()
      changes.observe(element, { childList: true, subtree: true, attributeFilter: ['href'] })
    }
    const listening = new AbortController()
    const { signal } = listening
    element?.addEventListener('pointerover', complete, { signal })
    element?.addEventListener('focusin', complete, { signal })
    element?.addEventListener('click', press, { signal })
    return () => {
      listening.abort()
      changes.disconnect()
    }
  }, [root, windowId, path, scroller, openIfThere, openLink, manifests])
}

/** False for a press that asks the browser for another tab or window, or for a download. */
function isPlainPress(press: MouseEvent): boolean {
  const isModified = press.ctrlKey || press.metaKey || press.shiftKey || press.altKey
  return press.button === 0 && !isModified && !press.defaultPrevented
}

function newMessage(manifests: Manifests): OpenAction | null {
  const mail = appFor('mail', manifests)
  return mail ? { type: 'app/added', appName: mail.appName } : null
}

/** False for a section that is not here, and for an address that is no page, such as `mailto:`. */
function leavesTheDesktop(link: Element): link is HTMLAnchorElement {
  if (!(link instanceof HTMLAnchorElement)) return false
  return /^https?:$/.test(link.protocol) && !link.getAttribute('href')?.startsWith('#')
}
