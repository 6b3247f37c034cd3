/**
 * Keeps the browser's history, the address bar and the title in line with the sheets of a phone.
 *
 * Whatever the screen has shown is a **level**, and each level is an entry of the history: the grid, or a sheet at a
 * place. A visitor opens My Computer, enters C:, goes home by START, and then opens a note:
 *
 *     level 4   Notepad              /#/notepad         <- the screen shows this one
 *     level 3   the grid             /
 *     level 2   My Computer at C:    /#/my-computer/C
 *     level 1   My Computer          /#/my-computer
 *     level 0   the grid             /
 *
 * - Back leads to the level **below**. From level 4 to 3 it closes the note, from 3 to 2 it shows My Computer again,
 *   and from 2 to 1 it returns My Computer to its former place. Below level 0 it leaves the site.
 * - The levels that Back has left are **ahead**, the nearest first. After these three steps they are C:, the grid and
 *   the note. Forward restores one after the other: the folder where it was scrolled, the note with its text and caret.
 * - Closing a sheet by its button removes its levels. If that moves other levels down, what was ahead is forgotten: the
 *   entries there belong to other levels, and Forward to one of them leads nowhere.
 * - A sheet that is minimized leads back to the one below it, from which Forward brings it back. The last sheet to be
 *   minimized leads on to the grid, as START does: that is a step, and Back leads to the sheet.
 *
 * Messages and menus are levels, too, so that Back closes them; Forward does not reopen them.
 *
 * This file performs the effects. sheetLevels.ts computes the levels, shell/phone/backStack.ts turns them into entries,
 * and savedSheets.ts keeps them over a reload. After a load the screen shows what the entry says, whatever the session
 * has restored: the visitor may have come to an entry of an earlier load.
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

/** Loaded together with this, and not before. */
export { hasPage, hasSection } from '../../apps/host/pageList.ts'

export interface FollowedPhone {
  readonly memory: DeskMemory
  readonly registry: Registry
  readonly history: BrowserHistory
  readonly back: SheetBack
  /** The desktop as it was when the phone's layout was mounted, before the code of this had loaded. */
  readonly begun: DesktopState
  /** Sets the title of the document: that of the sheet in front, or null on the grid. */
  setTitle(title: string | null): void
  /** Back or Forward has led to another place in this window; the page may not show it yet. */
  onReturn(id: WindowId): void
  /** Whether the site has this page, which is made from data. */
  hasPage(path: string): Promise<boolean>
  /** Whether a page of the site has this section. */
  hasSection(path: string, section: string): Promise<boolean>
  /** Replaces this page, with which the visit would begin, by that one. @param path with the section behind a `#` */
  beginAtPage(path: string): void
  /** Follows a link to a page of the site, with the section behind a `#`. */
  goToPage(path: string): void
}

/** Shows what the entry represents, or opens what the address asks for, and follows the sheets from then on. */
export function followPhone(followed: FollowedPhone): SheetLevels {
  const { memory, registry, history, setTitle, hasPage, hasSection } = followed
  const store = memory.desktop
  const sheets = followSheets(followed)
  const passes = passesOver(history)
  /** A page to be shown once the entry that was made for its address is gone. */
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

/** Counts the levels, and goes back and forward among them. */
function followSheets({ memory, registry, history, back, begun, onReturn }: FollowedPhone) {
  const store = memory.desktop
  // Without this the session would save neither the drafts of closed sheets nor the next window id.
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
  /** Gives the levels of a closed window to the one that has replaced it. */
  const renew = (): void => {
    sheets = withLevels(sheets, (level) => level && renewedVisit(memory, level))
  }
  /** Shows the current level without recording a step. */
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
  /** Closes the sheet; minimizes it if a level below still shows it, or if it cannot be closed. */
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
  // What the visitor has opened meanwhile is a step from what the entry represents.
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
 * A phone that was turned upright has entries of the desktop below its own one, and, after a Back, above it. They
 * represent windows as a desktop shows them, so each is passed over in the direction in which the visitor came to it.
 */
function passesOver(history: BrowserHistory): () => boolean {
  /** The position of the last entry of the desktop that was met; null if none was. */
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

/** Writes the entry only if it would change: browsers refuse more than a hundred writes in half a minute. */
function keep(history: BrowserHistory, saved: SheetHistory, address: string): void {
  const before = history.state()
  const next = withSheets(before, saved)
  // Browsers return the fragment encoded.
  const isSame = decodedPart(history.fragment()) === decodedPart(address)
  if (!isSame || JSON.stringify(next) !== JSON.stringify(before)) history.replace(next, address)
}

/** Whether the sheet in front shows what the address asks for, as after a reload. */
function isInFront(fragment: string, { memory, registry }: FollowedPhone): boolean {
  const location = locationIn(fragment, registry)
  const front = namedSheet(memory.desktop.getState())
  return location !== null && front?.location !== undefined && isSamePlace(front.location, location)
}
