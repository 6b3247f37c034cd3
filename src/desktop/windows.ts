/**
 * Recipes for windows: open, close, focus, minimize, maximize, resize (spec, section 4). Total: an
 * unknown window id changes nothing. Boxes are not computed here (placement.ts).
 */
import type { Draft } from 'immer'
import type { Point, Size } from '../base/geometry/box.ts'
import { MIN_WINDOW_SIZE } from '../base/theme/metrics.ts'
import type { DesktopAction } from './actions.ts'
import { focusAfterDelete } from './focus.ts'
import { focusDesktop } from './icons.ts'
import type { AppManifest, Manifests } from './manifest.ts'
import { raise, remove } from './stacking.ts'
import type { AppWindow, DesktopState, WindowHeader, WindowId } from './state.ts'

type DesktopDraft = Draft<DesktopState>
type AppAdded = Extract<DesktopAction, { type: 'app/added' }>

/**
 * Opens a window of the app, or brings back the one that is open where the app allows only one.
 *
 * @throws Error `App not recognized {name}` where no manifest has that name.
 */
export function addApp(draft: DesktopDraft, action: AppAdded, manifests: Manifests): void {
  const manifest = manifests.get(action.appName)
  if (manifest === undefined) throw new Error(`App not recognized ${action.appName}`)
  const open = manifest.multiInstance
    ? undefined
    : draft.apps.find((window) => window.appName === action.appName)
  if (open !== undefined) {
    showPost(open, action, manifest)
    focusWindow(draft, open.id)
    return
  }
  const window = newWindow(String(draft.nextAppID), action, manifest, draft.viewport)
  draft.nextAppID += 1
  draft.apps.push(window as Draft<AppWindow>)
  draft.appOrder.push(window.id)
  draft.focusing = 'WINDOW'
}

/** A window that shows one post of many turns to the post that was asked for. */
function showPost(window: Draft<AppWindow>, action: AppAdded, manifest: AppManifest): void {
  if (action.appSlug === undefined || action.appSlug === window.appSlug) return
  window.appSlug = action.appSlug
  window.header.title = action.title ?? manifest.title
}

function newWindow(
  id: WindowId,
  action: AppAdded,
  manifest: AppManifest,
  viewport: Size,
): AppWindow {
  const { maximizeBelow } = manifest
  return {
    id,
    appName: manifest.appName,
    ...(action.appSlug !== undefined && { appSlug: action.appSlug }),
    ...(action.message !== undefined && { message: action.message }),
    header: headerOf(action, manifest),
    closeable: manifest.closeable,
    minimized: false,
    resizable: manifest.resizable,
    maximized: maximizeBelow !== undefined && viewport.width < maximizeBelow,
    multiInstance: manifest.multiInstance,
    scrollable: manifest.scrollable,
    size: action.size ?? manifest.size,
    offset: action.offset ?? manifest.offset,
  }
}

function headerOf(action: AppAdded, manifest: AppManifest): WindowHeader {
  const { icon, title, buttons, noFooterWindow, invisible } = manifest
  return {
    icon,
    title: action.title ?? title,
    ...(buttons !== undefined && { buttons }),
    ...(noFooterWindow !== undefined && { noFooterWindow }),
    ...(invisible !== undefined && { invisible }),
  }
}

/** Only while the focus is on windows, and only if the window may be closed. */
export function deleteWindow(draft: DesktopDraft, id: WindowId): void {
  const window = windowIn(draft, id)
  if (draft.focusing !== 'WINDOW' || window === undefined || !window.closeable) return
  const windowsBefore = draft.apps.length
  draft.apps = draft.apps.filter((other) => other.id !== id)
  setOrder(draft, remove(draft.appOrder, id))
  draft.focusing = focusAfterDelete(windowsBefore, draft.icons)
}

/** Un-minimizes, raises, and puts the focus on windows. */
export function focusWindow(draft: DesktopDraft, id: WindowId): void {
  const window = windowIn(draft, id)
  if (window === undefined) return
  window.minimized = false
  setOrder(draft, raise(draft.appOrder, id))
  draft.focusing = 'WINDOW'
}

/** Only while the focus is on windows. The order stays: the next shown window below becomes active. */
export function minimizeWindow(draft: DesktopDraft, id: WindowId): void {
  const window = windowIn(draft, id)
  if (draft.focusing === 'WINDOW' && window !== undefined) window.minimized = true
}

/** Whatever the focus is on: no window stays shown, and the desktop itself has the focus. */
export function minimizeAll(draft: DesktopDraft): void {
  for (const window of draft.apps) window.minimized = true
  focusDesktop(draft)
}

/** Only while the focus is on windows, and only if the window is resizable. */
export function toggleMaximize(draft: DesktopDraft, id: WindowId): void {
  const window = windowIn(draft, id)
  if (draft.focusing !== 'WINDOW' || window === undefined || !window.resizable) return
  window.maximized = !window.maximized
}

/**
 * From now on the window has this box: whole pixels, never smaller than 40 by 40. A maximized
 * window's box comes from the viewport alone, so for it nothing changes; nor does it for a box that
 * holds anything but finite numbers.
 */
export function resizeWindow(draft: DesktopDraft, id: WindowId, size: Size, offset: Point): void {
  const window = windowIn(draft, id)
  if (window === undefined || window.maximized) return
  if (![size.width, size.height, offset.x, offset.y].every(Number.isFinite)) return
  const width = Math.max(MIN_WINDOW_SIZE, Math.round(size.width))
  const height = Math.max(MIN_WINDOW_SIZE, Math.round(size.height))
  const is = window.size
  if (is.type !== 'fixed' || is.width !== width || is.height !== height) {
    window.size = { type: 'fixed', width, height }
  }
  moveWindow(draft, id, offset)
}

/**
 * From now on the window lies here, in whole pixels; its size stays what was asked for, also where
 * the viewport has it smaller. Ignored as a resize is.
 */
export function moveWindow(draft: DesktopDraft, id: WindowId, offset: Point): void {
  const window = windowIn(draft, id)
  if (window === undefined || window.maximized) return
  if (![offset.x, offset.y].every(Number.isFinite)) return
  const x = Math.round(offset.x)
  const y = Math.round(offset.y)
  const at = window.offset
  if (at.type !== 'xy' || at.x !== x || at.y !== y) window.offset = { type: 'xy', x, y }
}

function windowIn(draft: DesktopDraft, id: WindowId): Draft<AppWindow> | undefined {
  return draft.apps.find((window) => window.id === id)
}

function setOrder(draft: DesktopDraft, order: readonly WindowId[]): void {
  if (order !== draft.appOrder) draft.appOrder = [...order]
}
