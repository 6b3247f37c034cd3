/**
 * Decides what becomes an entry of the browser's history, and how to return to an entry. The
 * browser itself is handled in app/addresses.
 */
import type { DesktopAction } from './actions.ts'
import { locationText } from './locations.ts'
import type { Manifests } from './manifest.ts'
import { opensMaximized } from './manifest.ts'
import { activeWindowId, shownWindows, windowById, windowOfApp } from './selectors.ts'
import type { AppName, AppWindow, DesktopState, WindowId, WindowLocation } from './state.ts'

export interface Visit {
  readonly id: WindowId
  readonly appName: AppName
  readonly location: WindowLocation
}

export interface Entry {
  /** The target of Back and Forward; null for the desktop itself. */
  readonly visit: Visit | null
  /** The part of the address bar after `/#`. Empty while no window is active. */
  readonly address: string
  /** The address is still being looked up, and nothing is shown for it yet. */
  readonly isPending?: true
  /**
   * Earlier visits of this entry whose windows are minimized now, oldest first. Restoring such a
   * window makes the entry represent its visit again.
   */
  readonly minimized?: readonly Visit[]
}

export const DESKTOP_ENTRY: Entry = { visit: null, address: '' }

export interface Step {
  readonly type: 'push' | 'replace'
  readonly entry: Entry
  /** The entry represented a wrong location. */
  readonly isCorrection?: true
}

/**
 * Opening or activating a window and changing its location are steps. When the window of the
 * current entry is closed or minimized, the entry represents the next window, and the minimized one
 * again once it is restored. A window that opens while an address is looked up replaces that
 * address. A message leaves the address unchanged.
 * @returns null if the history does not change
 */
export function stepTo(current: Entry, state: DesktopState): Step | null {
  const id = activeWindowId(state)
  const window = id === null ? undefined : windowById(state, id)
  const minimized = minimizedFrom(current, state)
  const entry = { visit: standsFor(current, state), minimized }
  if (!window) return replaced(current, { ...entry, address: '' })
  if (!window.location) return replaced(current, { ...entry, address: current.address })
  const visit = { id: window.id, appName: window.appName, location: placeOf(window.location) }
  const address = locationText(visit.location)
  if (isSameVisit(current.visit, visit)) return replaced(current, { ...entry, address })
  const before = minimized.findIndex((each) => isSameVisit(each, visit))
  if (before >= 0) {
    return { type: 'replace', entry: { visit, address, minimized: minimized.slice(0, before) } }
  }
  // The old location turned out to be wrong, so history must not return to it.
  if (current.visit?.id === id && isReplacedBy(current.visit.location, window.location)) {
    return { type: 'replace', entry: { visit, address, minimized }, isCorrection: true }
  }
  const isLeft = entry.visit === null && (current.visit !== null || current.address !== '')
  return isLeft
    ? { type: 'replace', entry: { visit, address, minimized } }
    : { type: 'push', entry: { visit, address } }
}

/** The earlier visits of an entry, plus its own if that window is minimized now. */
function minimizedFrom({ visit, minimized = [] }: Entry, state: DesktopState): readonly Visit[] {
  const isMinimized = visit !== null && windowById(state, visit.id)?.minimized === true
  return isMinimized ? [...minimized, visit] : minimized
}

/** Whether the desktop already shows the entry, so that returning to it would change nothing. */
export function isPresent({ visit }: Entry, state: DesktopState, manifests: Manifests): boolean {
  const active = activeWindowId(state)
  if (visit === null || active === null) return visit === null && active === null
  const window = windowOf(visit, state, manifests)
  return window?.id === active && isAt(window, visit.location)
}

export interface Return {
  readonly manifests: Manifests
  /** Closed windows by id, so that they reopen at their old boxes. */
  readonly closed: ReadonlyMap<
    WindowId,
    Pick<AppWindow, 'size' | 'offset' | 'maximized' | 'snapped'>
  >
  /** The scroll position in CSS pixels, or undefined if it is unknown. */
  readonly top: number | undefined
}

/** The actions that restore an entry. If its app no longer exists, they show the desktop. */
export function actionsTo(
  { visit }: Entry,
  state: DesktopState,
  to: Return,
): readonly DesktopAction[] {
  if (visit === null) return [{ type: 'desktop/focused' }]
  const { id, appName } = visit
  const manifest = to.manifests.get(appName)
  if (manifest?.kind !== 'ordinary') return [{ type: 'desktop/focused' }]
  const location = { ...visit.location, ...(to.top !== undefined && { top: to.top }) }
  const window = windowOf(visit, state, to.manifests)
  if (window) {
    const goes = { type: 'window/wentTo', id: window.id, location } as const
    return [...(isAt(window, location) ? [] : [goes]), { type: 'window/focused', id: window.id }]
  }
  const before = to.closed.get(id)
  const opens = { type: 'app/added', appName, location } as const
  if (!before) return [opens]
  const { size, offset, maximized, snapped } = before
  const opened = String(state.nextAppID)
  const isMaximized = snapped === undefined && opensMaximized(manifest, state.viewport)
  return [
    { ...opens, size, offset },
    ...(snapped ? [{ type: 'window/snapped', id: opened, side: snapped } as const] : []),
    ...(maximized === isMaximized ? [] : [{ type: 'window/maximizeToggled', id: opened } as const]),
  ]
}

function windowOf(
  { id, appName }: Visit,
  state: DesktopState,
  manifests: Manifests,
): AppWindow | undefined {
  const window = windowById(state, id)
  // If the session was lost on reload, another window may have this id.
  if (window?.appName === appName) return window
  const manifest = manifests.get(appName)
  return manifest?.kind === 'ordinary' && !manifest.multiInstance
    ? windowOfApp(state, appName)
    : undefined
}

function isAt({ location }: AppWindow, place: WindowLocation): boolean {
  return location !== undefined && isSamePlace(location, place)
}

function replaced(current: Entry, entry: Entry): Step | null {
  if (current.visit === entry.visit && current.address === entry.address) return null
  return { type: 'replace', entry }
}

function standsFor({ visit }: Entry, state: DesktopState): Visit | null {
  return visit !== null && isShown(visit.id, state) ? visit : null
}

function isShown(id: WindowId, state: DesktopState): boolean {
  return shownWindows(state).some((window) => window.id === id)
}

export function isSameEntry(a: Entry, b: Entry): boolean {
  const isSame = b.visit === null ? a.visit === null : isSameVisit(a.visit, b.visit)
  return isSame && a.address === b.address
}

function isSameVisit(a: Visit | null, b: Visit): boolean {
  return a !== null && a.id === b.id && isSamePlace(a.location, b.location)
}

/** Ignores the scroll position. */
export function isSamePlace(a: WindowLocation, b: WindowLocation): boolean {
  return a.path === b.path && a.section === b.section
}

export function isReplacedBy(
  old: WindowLocation | undefined,
  { insteadOf }: WindowLocation,
): boolean {
  return insteadOf !== undefined && old !== undefined && locationText(old) === insteadOf
}

/** The location without its scroll position. */
export function placeOf({ path, section }: WindowLocation): WindowLocation {
  return section === undefined ? { path } : { path, section }
}
