/**
 * Handles an address typed after `/#`, for which the browser has already added an entry. The entry
 * is pending (`isPending`) until the site is known to have the page; leaving it cancels the lookup.
 * A wrong address shows a message and returns to the previous entry, if known.
 */
import type { Registry } from '../../apps/host/registry.ts'
import type { DeskMemory } from '../../memory/deskState.ts'
import type { Entry } from '../../desktop/visits.ts'
import { notFound } from '../../apps/host/openings.ts'
import { actionAt, pagesIn } from './openAddress.ts'
import type { PresentEntry } from './presentEntry.ts'

interface Desk {
  readonly memory: DeskMemory
  readonly registry: Registry
  /** Whether the site has this page, which a window shows from data. */
  hasPage(path: string): Promise<boolean>
}

export function addressEntry({ memory, registry, hasPage }: Desk, present: PresentEntry) {
  const store = memory.desktop
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
  const missingOf = async (pages: readonly string[]): Promise<readonly string[]> => {
    const areThere = await Promise.all(pages.map(hasPage))
    return pages.filter((_, index) => !areThere[index])
  }
  return {
    enter(fragment: string): void {
      if (!present.entry().isPending) last = present.entry()
      asked = null
      const pages = pagesIn(fragment, store.getState(), registry)
      if (pages.length === 0) return open(fragment, [])
      const entry: Entry = { visit: null, address: fragment, isPending: true }
      asked = entry
      present.replace(entry)
      void missingOf(pages).then((missing) => asked === entry && open(fragment, missing))
      return undefined
    },
    giveUp(): void {
      asked = null
    },
  }
}
