/**
 * What the entries of the browser's history represent, when there is a new one, and what the desktop does to return
 * to one. Pure: knows states and entries, but no browser (app/addresses).
 */
import type { DesktopAction } from './actions.ts'
import { locationText } from './locations.ts'
import type { Manifests } from './manifest.ts'
import { opensMaximized } from './manifest.ts'
import { activeWindowId, shownWindows, windowById, windowOfApp } from './selectors.ts'
import type { AppName, AppWindow, DesktopState, WindowId, WindowLocation } from './state.ts'

/** A window that was active, and what it showed. */
export interface Visit {
  readonly id: WindowId
  readonly appName: AppName
  readonly location: WindowLocation
}

/** An entry of the history. */
export interface Entry {
  /** What Back and Forward return to; null for the desktop itself. */
  readonly visit: Visit | null
  /** What the address bar shows behind `/#`; empty while no window is active. */
  readonly address: string
  /** The address is still being looked up, and nothing is shown for it yet. */
  readonly isPending?: true
  /** What the entry represented until these windows were minimized, oldest first; restoring one restores that. */
  readonly minimized?: readonly Visit[]
}

export const DESKTOP_ENTRY: Entry = { visit: null, address: '' }

/** What a change of the desktop does to the history. */
export interface Step {
  readonly type: 'push' | 'replace'
  readonly entry: Entry
  /** The entry represented a place that was wrong. */
  readonly isCorrection?: true
}

/**
 * Opening a window, going elsewhere in it, and activating another one are steps. When the window of the current entry
 * is closed or minimized, the entry represents the next one, and a minimized one again once that is restored. A window
 * that opens while an address is being looked up replaces that address. While a message is active the address stays.
 * @returns null if the history stays as it is
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
  // The window has found its place to be wrong, so there is nothing to go back to.
  if (current.visit?.id === id && isReplacedBy(current.visit.location, window.location)) {
    return { type: 'replace', entry: { visit, address, minimized }, isCorrection: true }
  }
  const isLeft = entry.visit === null && (current.visit !== null || current.address !== '')
  return isLeft
    ? { type: 'replace', entry: { visit, address, minimized } }
    : { type: 'push', entry: { visit, address } }
}

/** What the entry represented before, with its present window if that is minimized now, too. */
function minimizedFrom({ visit, minimized = [] }: Entry, state: DesktopState): readonly Visit[] {
  const isMinimized = visit !== null && windowById(state, visit.id)?.minimized === true
  return isMinimized ? [...minimized, visit] : minimized
}

/** Whether the desktop already shows what the entry represents, so that returning to it would change nothing. */
export function isPresent({ visit }: Entry, state: DesktopState, manifests: Manifests): boolean {
  const active = activeWindowId(state)
  if (visit === null || active === null) return visit === null && active === null
  const window = windowOf(visit, state, manifests)
  return window?.id === active && isAt(window, visit.location)
}

export interface Return {
  readonly manifests: Manifests
  /** Closed windows by their ids, so that they reopen where they lay. */
  readonly closed: ReadonlyMap<
    WindowId,
    Pick<AppWindow, 'size' | 'offset' | 'maximized' | 'snapped'>
  >
  /** How far the place was scrolled, in CSS pixels; undefined if that is not known. */
  readonly top: number | undefined
}

/** The actions that restore what the entry represents; the desktop alone if the app no longer exists. */
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

/** The window that was visited, or the app's only window if the app allows just one. */
function windowOf(
  { id, appName }: Visit,
  state: DesktopState,
  manifests: Manifests,
): AppWindow | undefined {
  const window = windowById(state, id)
  // After a load whose session was lost, another window may have the id.
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

/** What the entry represents, if its window is still shown; it need not be active. */
function standsFor({ visit }: Entry, state: DesktopState): Visit | null {
  return visit !== null && isShown(visit.id, state) ? visit : null
}

function isShown(id: WindowId, state: DesktopState): boolean {
  return shownWindows(state).some((window) => window.id === id)
}

/** Whether both represent the same, and show the same address. */
export function isSameEntry(a: Entry, b: Entry): boolean {
  const isSame = b.visit === null ? a.visit === null : isSameVisit(a.visit, b.visit)
  return isSame && a.address === b.address
}

function isSameVisit(a: Visit | null, b: Visit): boolean {
  return a !== null && a.id === b.id && isSamePlace(a.location, b.location)
}

/** Whether both are one place; how far it is scrolled makes no difference. */
export function isSamePlace(a: WindowLocation, b: WindowLocation): boolean {
  return a.path === b.path && a.section === b.section
}

/** Whether the new place is shown because the old one is wrong. */
export function isReplacedBy(
  old: WindowLocation | undefined,
  { insteadOf }: WindowLocation,
): boolean {
  return insteadOf !== undefined && old !== undefined && locationText(old) === insteadOf
}

/** The location alone: how far it is scrolled belongs to the moment, not to the place. */
export function placeOf({ path, section }: WindowLocation): WindowLocation {
  return section === undefined ? { path } : { path, section }
}
