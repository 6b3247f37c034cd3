/**
 * Keeps the address bar, the title and the history in line with the desktop: a step of the visitor adds an entry or
 * replaces the current one, and Back and Forward restore what an entry represents. desktop/visits.ts defines both.
 *
 * On Back the browser first goes to the entry below and puts its address into the bar; then it calls `arrived`, which
 *
 * 1. remembers how far the window that is being left was scrolled (historyMemory.ts);
 * 2. reads what the entry represents from the entry's own state (savedEntry.ts); an entry without any is an address
 *    that somebody has typed, and is opened (enterAddress.ts);
 * 3. gets the actions that restore it from desktop/visits.ts, including the place and the size of a closed window, and
 *    dispatches them (presentEntry.ts) without recording a step;
 * 4. lets a window that had to be opened again inherit the drafts of the closed one, and all of its entries;
 * 5. writes the entry anew: the app may show another place than the entry named, and the bar must say what is shown;
 * 6. sends the focus into the window, and goes one entry further if nothing had to change: whoever presses Back
 *    wants to see something else. It never leaves the site by itself.
 *
 * If an entered address, or a section, does not exist, the history goes back to the entry below at once: with two
 * entries that show the same, one Back would do nothing.
 *
 * Back after Show Desktop brings the hidden windows back, and the history returns to the entry where Back was pressed.
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

/** Loaded together with this, and not before. */
export { hasPage } from '../../apps/host/pageList.ts'

export interface Followed {
  readonly memory: DeskMemory
  readonly registry: Registry
  readonly history: BrowserHistory
  /** Sets the title of the document: that of the active window, or null while none is active. */
  setTitle(title: string | null): void
  /** Back or Forward has led to this window; the page may not show it yet. */
  onReturn(id: WindowId): void
  /** Whether the site has this page, which a window shows from data. */
  hasPage(path: string): Promise<boolean>
}

/**
 * Opens what the address asks for, and follows the desktop from then on.
 * @returns what ends it: the address is plain from then on
 */
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

/** Goes down from the entries that a phone has made to the one below them. @returns what cancels that */
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
    // The page was loaded again. The session has brought the window back, unless there was no room for it.
    returnTo(own)
  } else if (own?.address === first || first === '') {
    // Windows may have been opened before this was loaded, or by another layout.
    present.replace(own ?? DESKTOP_ENTRY)
    // A window that a phone has opened over the plain desktop is no step here.
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

/** What Back and Forward do. */
function journeys(
  { memory, registry, history, onReturn }: Followed,
  present: PresentEntry,
  addresses: ReturnType<typeof addressEntry>,
) {
  const store = memory.desktop
  /** True from a Back that undoes Show Desktop until the history has returned to the entry where it was pressed. */
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
    // Forward to an entry that a phone has made: its sheet is gone.
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
    // Going back while an address is being looked up only cancels the lookup.
    const isPending = present.entry().isPending === true
    isUndoing = setAside !== undefined && !isPending && saved.index === present.index() - 1
    if (isUndoing) return history.go(1)
    const delta = present.goTo(saved)
    if (delta === 0) {
      // Otherwise the visitor is back from the entries of a phone.
      if (!wasUndoing || !setAside) return
      present.bringBack()
      returned()
      return
    }
    addresses.giveUp()
    if (saved.entry.isPending) return addresses.enter(saved.entry.address)
    // Once the visitor has been elsewhere, restoring a window is a step.
    const entry: Entry = { ...renewed(memory, saved.entry), minimized: [] }
    const isThere = isPresent(entry, store.getState(), registry.manifests)
    returnTo(entry)
    returned()
    // Whoever goes back wants to see something else, but not to leave the site for that.
    if (isThere && !isPending && !(delta < 0 && saved.isFirst)) history.go(Math.sign(delta))
  }
  return { returnTo, arrived }
}
