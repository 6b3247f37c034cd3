/** What windows do as their page changes, at the key that closes a dialog, and while they can be seen. */
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useServices } from '../../base/services/ServicesContext.tsx'
import type { AppViewProps, OpenAction } from './app.ts'
import { notFound } from './openings.ts'
import { useTip } from '../../ui/menu/useTip.ts'

/** Tells once that what the window's location names does not exist: its address was mistyped or is old. @param lost null: it does */
export function useLost(lost: string | null, tell: (lost: string) => void): void {
  const onLost = useEffectEvent(tell)
  useEffect(() => {
    if (lost !== null) onLost(lost)
  }, [lost])
}

/** Shows the message for a page that the site does not have. @param path null while there is none */
export function useLostPage(path: string | null, open: (action: OpenAction) => void): void {
  useLost(path, (lost) => open(notFound(lost)))
}

/** Names the window after what its location shows. @param title undefined while it is not known */
export function useTitle(
  { window, open }: Pick<AppViewProps, 'window' | 'open'>,
  title: string | undefined,
): void {
  const { id } = window
  const path = window.location?.path
  useLayoutEffect(() => {
    if (path !== undefined && title !== undefined) open({ type: 'window/titled', id, path, title })
  }, [open, id, path, title])
}

/** Announces each page that takes the place of another: the focus, which may be far down in it, does not say its title. */
export function useWordOnNewPage(path: string, title: string, isShown: boolean): void {
  const tell = useEffectEvent(useTip())
  const told = useRef<string>(undefined)
  useEffect(() => {
    if (!isShown) return
    if (told.current !== undefined && told.current !== path) tell(title, null)
    told.current = path
  }, [path, title, isShown])
}

/** Focuses the scroller when another page replaces the one whose link was chosen. */
export function useFocusOnNewPage(scroller: RefObject<HTMLElement | null>, path: string): void {
  const shown = useRef(path)
  useLayoutEffect(() => {
    if (shown.current === path) return
    shown.current = path
    // The chosen link was removed with its page, so nothing has the focus.
    if (document.activeElement === document.body) scroller.current?.focus({ preventScroll: true })
  }, [scroller, path])
}

/**
 * Closes a dialog as in the era, also while its frame has the focus. What is in it may take the key first.
 * @param client an element of its client area
 */
export function useEscape(client: RefObject<HTMLElement | null>, close: () => void): void {
  useLayoutEffect(() => {
    const dialog = client.current?.closest<HTMLElement>('[data-window-id]')
    const press = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      event.preventDefault()
      close()
    }
    dialog?.addEventListener('keydown', press)
    return () => dialog?.removeEventListener('keydown', press)
  }, [client, close])
}

/** Acts at once and then each second, while the element can be seen. */
export function useEverySecond(element: RefObject<Element | null>, act: () => void): void {
  const { clock } = useServices()
  const onSecond = useEffectEvent(act)
  useEffect(() => {
    const shown = element.current
    if (!shown) return undefined
    return whileSeen(shown, () => {
      onSecond()
      return clock.subscribeSecond(() => onSecond())
    })
  }, [element, clock])
}

/**
 * Starts something whenever the element comes into view, and ends it while the tab is in the background and while other
 * windows cover the element.
 */
function whileSeen(element: Element, start: () => () => void): () => void {
  const page = element.ownerDocument
  let isInView = false
  let end: (() => void) | undefined
  const update = (): void => {
    const isSeen = isInView && page.visibilityState === 'visible'
    if (isSeen) end ??= start()
    else stop()
  }
  const stop = (): void => {
    end?.()
    end = undefined
  }
  const observer = new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting === true
    update()
  })
  observer.observe(element)
  page.addEventListener('visibilitychange', update)
  return () => {
    observer.disconnect()
    page.removeEventListener('visibilitychange', update)
    stop()
  }
}
