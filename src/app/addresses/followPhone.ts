/**
 * Keeps the history, the address bar and the title in line with the sheets of a phone. Everything
 * that the screen has shown is a **level** with its own history entry: the grid, or a sheet at a
 * place. A visitor opens My Computer, enters C:, goes home by START, then opens a note:
 *
 *     level 4   Notepad              /#/notepad         <- on the screen
 *     level 3   the grid             /
 *     level 2   My Computer at C:    /#/my-computer/C
 *     level 1   My Computer          /#/my-computer
 *     level 0   the grid             /
 *
 * - Back leads to the level **below**: 4 to 3 closes the note, 3 to 2 shows My Computer again, 2 to
 *   1 returns it to its former place. Below level 0 it leaves the site.
 * - Levels that Back has left are **ahead**, the nearest first. Forward restores them with scroll
 *   position, text and caret.
 * - Closing a sheet removes its levels. If others move down, those ahead no longer match their
 *   entries and are forgotten.
 * - Minimizing a sheet leads back to the one below, and Forward restores it. Minimizing the last
 *   one leads to the grid as a new step, as START does.
 * - Messages and menus are levels, too, so that Back closes them; Forward does not reopen them.
 *
 * sheetLevels.ts computes the levels, shell/phone/backStack.ts maps them to entries, savedSheets.ts
 * keeps them over a reload. After a load the entry takes precedence over the session, since it may
 * belong to an earlier load.
 */
import type { Registry } from '../../apps/host/registry.ts'
import type { BrowserHistory } from '../../base/services/browserHistory.ts'
import { decodedPart, locationText } from '../../desktop/locations.ts'
import { shownWindows, windowById } from '../../desktop/selectors.ts'
import type { DesktopState, WindowId } from '../../desktop/state.ts'
import type { DeskMemory } from '../../memory/deskState.ts'
import { readingOf } from '../../memory/drafts.ts'
import { closedWindows, keepPlace, renewedVisit, succeed } from '../../memory/historyMemory.ts'
import { actionsTo, isSamePlace } from '../../desktop/visits.ts'
import type { SheetBack, SheetLevels } from '../../shell/phone/pageBack.ts'
import { isOfDesktop, locationIn } from './openAddress.ts'
import { openOnPhone } from './openOnPhone.ts'
import { indexIn } from './savedEntry.ts'
import { sheetsIn, withSheets } from './savedSheets.ts'
import {
  historyAfter,
  historyOf,
  isSameLevel,
  levelOf,
  levelsOf,
  namedSheet,
  scrolled,
  type SheetHistory,
  wentBack,
  wentForward,
  withLevels,
} from './sheetLevels.ts'
import { showTitle } from './showTitle.ts'

export { hasPage, hasSection } from '../../apps/host/pageList.ts'

export interface FollowedPhone {
  readonly memory: DeskMemory
  readonly registry: Registry
  readonly history: BrowserHistory
  readonly back: SheetBack
  /** The desktop when the phone's layout was mounted, before this module had loaded. */
  readonly begun: DesktopState
  setTitle(title: string | null): void
  /** Back or Forward has led to another place in this window, which may not be visible yet. */
  onReturn(id: WindowId): void
  hasPage(path: string): Promise<boolean>
  hasSection(path: string, section: string): Promise<boolean>
  /** Replaces the visit's first page. @param path with the section after a `#` */
  beginAtPage(path: string): void
  goToPage(path: string): void
}

export function followPhone(followed: FollowedPhone): SheetLevels {
  const { memory, registry, history, setTitle, hasPage, hasSection } = followed
  const store = memory.desktop
  const sheets = followSheets(followed)
  const passes = passesOver(history)
  /** A page to show once the entry that was added for its address is gone. */
  let page: string | null = null

  const first = history.fragment()
  const asked = store.getState()
  if (!sheets.areSaved && !isOfDesktop(first) && !isInFront(first, followed)) {
    const isWaiting = (): boolean => store.getState() === asked
    const toPage = followed.beginAtPage
    void openOnPhone(first, { store, registry, hasPage, hasSection, isWaiting, toPage })
  }
  return {
    ...sheets,
    settled() {
      const { state, saved } = sheets.seen()
      keep(history, saved, saved.now ? locationText(saved.now.location) : '')
      showTitle(state, saved.now?.id ?? null, setTitle)
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
        hasSection,
        isWaiting: () => history.fragment() === fragment,
        toPage(path) {
          page = path
        },
      })
    },
    passes,
  }
}

function followSheets({ memory, registry, history, back, begun, onReturn }: FollowedPhone) {
  const store = memory.desktop
  // Otherwise the session would save neither drafts of closed sheets nor the next window id.
  if (!memory.getState().history.at) keepPlace(memory, { index: indexIn(history) ?? 0, id: null })
  let seen = store.getState()
  const saved = sheetsIn(history.state(), registry.manifests)
  let sheets: SheetHistory = saved ?? historyOf(seen)

  const topOf = (id: WindowId): number => Math.round(readingOf(memory, id)?.top ?? 0)
  const look = (): void => {
    const state = store.getState()
    sheets = historyAfter(sheets, state, topOf)
    seen = state
  }
  const renew = (): void => {
    sheets = withLevels(sheets, (level) => level && renewedVisit(memory, level))
  }
  const show = (): void => {
    const { now } = sheets
    const before = store.getState()
    if (!isSameLevel(levelOf(before), now)) {
      if (now) {
        const { manifests } = registry
        const to = { manifests, closed: closedWindows(memory), top: now.location.top }
        actionsTo({ visit: now, address: '' }, before, to).forEach(store.dispatch)
      } else back.goHome()
    }
    seen = store.getState()
    const id = namedSheet(seen)?.id
    if (now && id !== undefined && !windowById(before, id)) succeed(memory, now.id, id)
    renew()
    // The app may show another place than the level names.
    sheets = { ...sheets, now: levelOf(seen) }
  }
  /** Closes the sheet; minimizes it if a level below still shows it or it cannot be closed. */
  const leaveSheet = (id: WindowId): void => {
    if (!sheets.below.some((level) => level?.id === id)) return back.leaveTopmost()
    store.dispatch({ type: 'window/focused', id })
    return store.dispatch({ type: 'window/minimized', id })
  }
  const leaveOne = (): void => {
    look()
    const front = shownWindows(seen).at(-1)
    if (front && !front.location) {
      back.leaveTopmost()
      return forgetAhead()
    }
    sheets = wentBack(sheets, scrolled(sheets.now, topOf))
    if (front && front.id !== sheets.now?.id) leaveSheet(front.id)
    return arrive()
  }
  const bringOne = (): void => {
    look()
    if (sheets.ahead.length === 0) return
    sheets = wentForward(sheets, scrolled(sheets.now, topOf))
    arrive()
  }
  const arrive = (): void => {
    show()
    if (sheets.now) onReturn(sheets.now.id)
  }
  const forgetAhead = (): void => {
    sheets = { ...sheets, ahead: [] }
  }

  renew()
  // Anything opened meanwhile is a step from what the entry represents.
  if (saved && seen.apps === begun.apps) show()
  return {
    areSaved: saved !== null,
    seen: () => ({ state: seen, saved: sheets }),
    count() {
      look()
      return levelsOf(sheets, seen)
    },
    leave(levels: number) {
      for (let left = levels; left > 0; left -= 1) leaveOne()
    },
    bring(levels: number) {
      for (let left = levels; left > 0; left -= 1) bringOne()
    },
    forgetAhead,
  }
}

/**
 * After a phone is turned upright, entries of the desktop may be below and above its own. They
 * represent windows of a desktop, so each is skipped in the direction of travel.
 */
function passesOver(history: BrowserHistory): () => boolean {
  /** Position of the last desktop entry that was met, or null. */
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

/** Writes only changes, since browsers refuse more than a hundred writes in half a minute. */
function keep(history: BrowserHistory, saved: SheetHistory, address: string): void {
  const before = history.state()
  const next = withSheets(before, saved)
  // Browsers return the fragment encoded.
  const isSame = decodedPart(history.fragment()) === decodedPart(address)
  if (!isSame || JSON.stringify(next) !== JSON.stringify(before)) history.replace(next, address)
}

function isInFront(fragment: string, { memory, registry }: FollowedPhone): boolean {
  const location = locationIn(fragment, registry)
  const front = namedSheet(memory.desktop.getState())
  return location !== null && front?.location !== undefined && isSamePlace(front.location, location)
}
