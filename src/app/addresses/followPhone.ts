/**
 * Keeps the browser's history, the address bar and the title with the sheets of a phone.
 *
 * The history is as deep as the screen: above the page's own entry, that of the grid, each **level** is an entry. Each
 * place that a sheet shows, or has shown before, is a level. A visitor opens My Computer, enters C: and its folder `blog`,
 * and then opens a note:
 *
 *     level 4   Notepad                  /#/notepad            <- the screen shows this one
 *     level 3   My Computer at C:\blog   /#/my-computer/C/blog
 *     level 2   My Computer at C:        /#/my-computer/C
 *     level 1   My Computer              /#/my-computer
 *     level 0   the grid                 /
 *
 * - The **trail** of a sheet is what it has shown before: of My Computer, the overview and C:. That of the note is empty.
 * - Back takes the highest level away. From level 4 to 3 it closes the note, from 3 to 2 it takes My Computer to the last
 *   place of its trail.
 * - **Ahead** is what Back has taken away, the nearest first. After these two it is C:\blog and then the note, and Forward
 *   brings back one after the other: the folder as far as it was scrolled, the note with its text, and in it the caret.
 * - Whatever else adds levels or takes some away, such as a sheet that is opened or closed by a button, forgets what is
 *   ahead: the entries there are gone, or are those of other levels. Forward to one of them leads nowhere.
 *
 * Messages and menus are levels, too, so that Back takes them away; nothing brings them back.
 *
 * This file carries out. What the levels are is pure: sheetTrails.ts. How they become entries, shell/phone/backStack.ts
 * says; how they outlive a reload, savedTrails.ts.
 */
import type { Registry } from '../../apps/host/registry.ts'
import { readingOf } from '../../apps/host/useReadingPosition.ts'
import type { BrowserHistory } from '../../base/services/browserHistory.ts'
import { decodedPart, locationText } from '../../desktop/locations.ts'
import { topmostWindowId, windowById } from '../../desktop/selectors.ts'
import type { WindowId } from '../../desktop/state.ts'
import type { DesktopStore } from '../../desktop/store/store.ts'
import { actionsTo, isSamePlace, type Visit } from '../../desktop/visits.ts'
import type { SheetBack, SheetLevels } from '../../shell/phone/pageBack.ts'
import { memoryOf, rememberClosed, renewedVisit } from './historyMemory.ts'
import { inherit } from './inherit.ts'
import { isOfDesktop, locationIn } from './openAddress.ts'
import { openOnPhone } from './openOnPhone.ts'
import { indexIn } from './savedEntry.ts'
import { sheetsIn, withSheets } from './savedTrails.ts'
import {
  aheadAfterBack,
  levelInFront,
  levelsOf,
  namedSheet,
  type SheetHistory,
  trailsAfter,
  withoutLast,
} from './sheetTrails.ts'
import { showTitle } from './showTitle.ts'

/** Loaded together with this, and not before. */
export { hasPage } from './pageList.ts'

export interface FollowedPhone {
  readonly store: DesktopStore
  readonly registry: Registry
  readonly history: BrowserHistory
  readonly back: SheetBack
  /** Sets the title of the document: that of the sheet in front, or null on the grid. */
  setTitle(title: string | null): void
  /** Back or Forward has led to another place in this window; the page may not show it yet. */
  onReturn(id: WindowId): void
  /** Whether the site has this page, which is made from data. */
  hasPage(path: string): Promise<boolean>
  /** The visit begins at this page, and not here. @param path with the section behind a `#` */
  beginAtPage(path: string): void
  /** Follows a link to a page of the site, with the section behind a `#`. */
  goToPage(path: string): void
}

/** Opens what the address asks for, and follows the sheets from then on. */
export function followPhone(followed: FollowedPhone): SheetLevels {
  const { store, registry, history, setTitle, hasPage } = followed
  const sheets = followSheets(followed)
  const passes = passesOver(history)
  /** A page to be shown once the entry that was made for its address is gone. */
  let page: string | null = null

  const begun = store.getState()
  const first = history.fragment()
  if (!isOfDesktop(first) && !isInFront(first, followed)) {
    const isWaiting = (): boolean => store.getState() === begun
    void openOnPhone(first, { store, registry, hasPage, isWaiting, toPage: followed.beginAtPage })
  }
  return {
    ...sheets,
    settled() {
      const { state, saved } = sheets.seen()
      const named = namedSheet(state)
      keep(history, saved, named?.location ? locationText(named.location) : '')
      showTitle(state, named?.id ?? null, setTitle)
      if (page !== null) followed.goToPage(page)
      page = null
    },
    async entered() {
      const fragment = history.fragment()
      if (isOfDesktop(fragment)) return followed.back.goHome()
      return openOnPhone(fragment, {
        store,
        registry,
        hasPage,
        isWaiting: () => history.fragment() === fragment,
        toPage(path) {
          page = path
        },
      })
    },
    passes,
  }
}

/** Counts the levels, takes them away and brings them back. */
function followSheets({ store, registry, history, back, onReturn }: FollowedPhone) {
  const memory = memoryOf(store)
  // Else the session would not keep what was typed into a closed sheet, nor which ids were given.
  memory.at ??= { index: indexIn(history) ?? 0, id: null }
  let seen = store.getState()
  let { trails, ahead }: SheetHistory = sheetsIn(history.state(), seen, registry.manifests)

  const topOf = (id: WindowId): number => Math.round(readingOf(store, id)?.top ?? 0)
  const look = (): void => {
    const state = store.getState()
    trails = trailsAfter(trails, state, seen, topOf)
    rememberClosed(memory, state, seen)
    seen = state
  }
  const leaveOne = (): void => {
    look()
    const id = topmostWindowId(seen)
    if (id === null) return
    ahead = aheadAfterBack(ahead, levelInFront(seen, topOf))
    const place = trails.get(id)?.at(-1)
    if (!place) {
      back.leaveTopmost()
      return look()
    }
    store.dispatch({ type: 'window/wentTo', id, location: place })
    // The sheet has not gone on to that place, but back.
    seen = store.getState()
    trails = withoutLast(trails, id)
    onReturn(id)
  }
  const bringOne = ([next, ...rest]: readonly Visit[]): void => {
    if (!next) return
    look()
    ahead = rest
    const before = seen
    const visit = renewedVisit(memory, next)
    const to = { manifests: registry.manifests, closed: memory.closed, top: next.location.top }
    actionsTo({ visit, address: '' }, before, to).forEach(store.dispatch)
    look()
    const id = topmostWindowId(seen)
    if (id === null) return
    if (!windowById(before, id)) inherit(visit.id, id, store)
    onReturn(id)
  }
  return {
    seen: () => ({ state: seen, saved: { trails, ahead } }),
    count() {
      look()
      return levelsOf(trails, seen)
    },
    leave(levels: number) {
      for (let left = levels; left > 0; left -= 1) leaveOne()
    },
    bring(levels: number) {
      for (let left = levels; left > 0; left -= 1) bringOne(ahead)
    },
    forgetAhead() {
      ahead = []
    },
  }
}

/**
 * A phone that was turned upright has entries of the desktop's below its own one, and, after a Back, above it. They stand
 * for windows as a desktop shows them, so each of them is passed over in the direction in which the visitor came to it.
 */
function passesOver(history: BrowserHistory): () => boolean {
  /** Where the last entry that was met is among those of the desktop; null where there was none. */
  let last = indexIn(history)
  return () => {
    const index = indexIn(history)
    if (index === null || last === null || index === last) return false
    const delta = Math.sign(index - last)
    last = index
    history.go(delta)
    return true
  }
}

/** Writes into the current entry what it does not say yet: browsers refuse more than a hundred changes in half a minute. */
function keep(history: BrowserHistory, saved: SheetHistory, address: string): void {
  const before = history.state()
  const next = withSheets(before, saved)
  // Browsers encode what they hand out.
  const isSame = decodedPart(history.fragment()) === decodedPart(address)
  if (!isSame || JSON.stringify(next) !== JSON.stringify(before)) history.replace(next, address)
}

/** Whether the sheet in front shows what the address asks for, as after a reload. */
function isInFront(fragment: string, { store, registry }: FollowedPhone): boolean {
  const location = locationIn(fragment, registry)
  const state = store.getState()
  const front = windowById(state, topmostWindowId(state) ?? '')
  return location !== null && front?.location !== undefined && isSamePlace(front.location, location)
}
