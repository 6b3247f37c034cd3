/**
 * Keeps address bar, title and history in line with the desktop; desktop/visits.ts defines steps
 * and entries. On Back the browser first goes to the entry below; then `arrived`
 *
 * 1. remembers the scroll position of the window being left (historyMemory.ts);
 * 2. reads the entry's state (savedEntry.ts); an entry without one is a typed address
 *    (enterAddress.ts);
 * 3. dispatches the actions that restore it without recording a step (presentEntry.ts);
 * 4. passes the drafts and entries of a closed window on to the reopened one;
 * 5. rewrites the entry, since the app may show another place than the entry names;
 * 6. focuses the window, or goes one entry further if nothing changed, but never off the site.
 *
 * If a typed address or section does not exist, the history returns to the entry below at once: of
 * two entries that show the same, one Back would do nothing. Back after Show Desktop restores the
 * hidden windows, and the history returns to the entry where Back was pressed.
 */
import type { Registry } from '../../apps/host/registry.ts'
import type { BrowserHistory } from '../../base/services/browserHistory.ts'
import { levelIn } from '../../base/services/historyLevel.ts'
import { activeWindowId, windowById } from '../../desktop/selectors.ts'
import type { WindowId } from '../../desktop/state.ts'
import type { DeskMemory } from '../../memory/deskState.ts'
import { closedWindows, rememberTop, renewed, succeed } from '../../memory/historyMemory.ts'
import { actionsTo, DESKTOP_ENTRY, type Entry, isPresent } from '../../desktop/visits.ts'
import { addressEntry } from './enterAddress.ts'
import { type PresentEntry, presentEntry, SHOW_DESKTOP } from './presentEntry.ts'
import { savedIn, stateWith } from './savedEntry.ts'

export { hasPage } from '../../apps/host/pageList.ts'

export interface Followed {
  readonly memory: DeskMemory
  readonly registry: Registry
  readonly history: BrowserHistory
  /** Sets the document's title to that of the active window; null if none is active. */
  setTitle(title: string | null): void
  /** Back or Forward has led to this window, which the page may not show yet. */
  onReturn(id: WindowId): void
  hasPage(path: string): Promise<boolean>
}

/** The returned function stops following the desktop and leaves a plain address. */
export function followDesktop(followed: Followed): () => void {
  const { history } = followed
  let end = (): void => {}
  const stopLeaving = leaveLevels(history, () => {
    end = followFromHere(followed)
  })
  return () => {
    stopLeaving()
    end()
  }
}

/** Goes below the entries made by a phone. Returns a function that cancels this. */
function leaveLevels(history: BrowserHistory, done: () => void): () => void {
  const level = levelIn(history) ?? 0
  if (level === 0) {
    done()
    return () => {}
  }
  const end = history.subscribe(() => {
    end()
    done()
  })
  history.go(-level)
  return end
}

function followFromHere(followed: Followed): () => void {
  const { memory, history } = followed
  const store = memory.desktop
  const present = presentEntry(followed)
  const addresses = addressEntry(followed, present)
  const { returnTo, arrived } = journeys(followed, present, addresses)

  const first = history.fragment()
  const saved = savedIn(history)
  const own = saved && renewed(memory, saved.entry)
  if (own?.isPending) addresses.enter(own.address)
  else if (own?.address === first && own.visit && first !== '') {
    // After a reload: the session has restored the window unless storage had no room for it.
    returnTo(own)
  } else if (own?.address === first || first === '') {
    // Windows may have been opened before this was loaded, or by another layout.
    present.replace(own ?? DESKTOP_ENTRY)
    // A window that a phone has opened over the plain desktop is not a step here.
    if (own?.visit === null) present.settle(present.entry(), [])
    else present.follow(store.getState())
  } else addresses.enter(first)
  const watched = store.subscribe(present.follow)
  const ends = [addresses.giveUp, watched, history.subscribe(arrived)]
  return () => {
    ends.forEach((end) => end())
    history.replace(stateWith(history.state(), present.saved()), '')
  }
}

function journeys(
  { memory, registry, history, onReturn }: Followed,
  present: PresentEntry,
  addresses: ReturnType<typeof addressEntry>,
) {
  const store = memory.desktop
  /** True from a Back that undoes Show Desktop until the history is back at the entry it left. */
  let isUndoing = false
  const returnTo = (entry: Entry): void => {
    const before = store.getState()
    const top = memory.getState().history.tops.get(present.index())
    const to = { manifests: registry.manifests, closed: closedWindows(memory), top }
    const comesBack = before.setAside !== undefined && entry.visit !== null
    present.settle(entry, [...(comesBack ? [SHOW_DESKTOP] : []), ...actionsTo(entry, before, to)])
    const opened = activeWindowId(store.getState())
    if (!entry.visit || opened === null || windowById(before, opened)) return
    succeed(memory, entry.visit.id, opened)
  }
  const returned = (): void => {
    const id = memory.getState().history.at?.id
    if (id) onReturn(id)
  }
  const arrived = (): void => {
    const level = levelIn(history) ?? 0
    // Forward to an entry of a phone: its sheet is gone.
    if (level > 0) return history.go(-level)
    const saved = savedIn(history)
    if (saved?.isVoid) return history.go(-1)
    if (saved && present.isRetreating()) {
      return present.retreated({ ...saved, entry: renewed(memory, saved.entry) })
    }
    rememberTop(memory)
    if (!saved) {
      present.goUp()
      addresses.enter(history.fragment())
      return
    }
    const { setAside } = store.getState()
    const wasUndoing = isUndoing
    // Back during the lookup of an address only cancels the lookup.
    const isPending = present.entry().isPending === true
    isUndoing = setAside !== undefined && !isPending && saved.index === present.index() - 1
    if (isUndoing) return history.go(1)
    const delta = present.goTo(saved)
    if (delta === 0) {
      if (!wasUndoing || !setAside) return
      present.bringBack()
      returned()
      return
    }
    addresses.giveUp()
    if (saved.entry.isPending) return addresses.enter(saved.entry.address)
    // After going elsewhere, restoring a minimized window is a step.
    const entry: Entry = { ...renewed(memory, saved.entry), minimized: [] }
    const isThere = isPresent(entry, store.getState(), registry.manifests)
    returnTo(entry)
    returned()
    // Skips an entry that shows nothing new, unless that would leave the site.
    if (isThere && !isPending && !(delta < 0 && saved.isFirst)) history.go(Math.sign(delta))
  }
  return { returnTo, arrived }
}
