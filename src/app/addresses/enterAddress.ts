/**
 * Opens what an address behind `/#` asks for that somebody has entered. The browser has made an entry of it. While it has
 * to be looked up whether there is such a page, that entry is an asked one; what the visitor does meanwhile counts, and
 * going elsewhere in the history gives it up. A wrong address is told, and the history goes back to what was shown before.
 */
import type { Registry } from '../../apps/host/registry.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import type { Entry } from '../../desktop/visits.ts'
import { notFound } from '../../apps/host/openings.ts'
import { actionAt, pagesIn } from './openAddress.ts'
import type { PresentEntry } from './presentEntry.ts'

interface Desk {
  readonly store: DesktopStore
  readonly registry: Registry
  /** Whether the site has this page, which a window shows from data. */
  hasPage(path: string): Promise<boolean>
}

export function addressEntry({ store, registry, hasPage }: Desk, present: PresentEntry) {
  /** What the last entry stood for that was no asked one. */
  let last: Entry = present.entry()
  let asked: Entry | null = null

  const open = (fragment: string, missing: readonly string[]): void => {
    const action = actionAt(fragment, store.getState(), registry, missing)
    const isStill = asked === null || present.entry() === asked
    asked = null
    if (action.type === 'message/shown') {
      if (isStill) present.stay(last)
      store.dispatch(action)
      return
    }
    if (isStill) present.settle({ visit: null, address: fragment }, [action])
    else store.dispatch(action)
    missing.forEach((page) => store.dispatch(notFound(page)))
  }
  /** @returns those that the site does not have */
  const missingOf = async (pages: readonly string[]): Promise<readonly string[]> => {
    const areThere = await Promise.all(pages.map(hasPage))
    return pages.filter((_, index) => !areThere[index])
  }
  return {
    enter(fragment: string): void {
      if (!present.entry().isAsked) last = present.entry()
      asked = null
      const pages = pagesIn(fragment, store.getState(), registry)
      if (pages.length === 0) return open(fragment, [])
      const entry: Entry = { visit: null, address: fragment, isAsked: true }
      asked = entry
      present.replace(entry)
      void missingOf(pages).then((missing) => asked === entry && open(fragment, missing))
      return undefined
    },
    /** The visitor has gone elsewhere in the history, or nobody follows the desktop any longer. */
    giveUp(): void {
      asked = null
    },
  }
}
