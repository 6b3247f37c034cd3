/** Computes how the desktop returns to a stop of the journey. */
import type { DesktopAction } from '../desktop/actions.ts'
import { type Manifests, opensMaximized } from '../desktop/manifest.ts'
import { windowById, windowOfApp } from '../desktop/selectors.ts'
import type { AppWindow, DesktopState } from '../desktop/state.ts'
import type { ClosedWindow, Visit } from '../memory/deskState.ts'
import { isSamePlace, type Shown } from './stops.ts'

/** Whether the stop is already shown, so that returning to it would change nothing. */
export function isPresent(
  stop: Visit | null,
  { front, state }: Shown,
  manifests: Manifests,
): boolean {
  if (stop === null || !front) return stop === null && front === null
  const window = windowOf(stop, state, manifests)
  return window?.id === front.id && isSamePlace(front.location, stop.location)
}

/** Empty if the app no longer exists. */
export function actionsTo(
  { id, appName, location }: Visit,
  state: DesktopState,
  { manifests, closed }: { manifests: Manifests; closed: readonly ClosedWindow[] },
): readonly DesktopAction[] {
  const manifest = manifests.get(appName)
  if (manifest?.kind !== 'ordinary') return []
  const open = windowOf({ id, appName }, state, manifests)
  if (open) {
    const isThere = open.location !== undefined && isSamePlace(open.location, location)
    const goes = { type: 'window/wentTo', id: open.id, location } as const
    return [...(isThere ? [] : [goes]), { type: 'window/focused', id: open.id }]
  }
  const opens = { type: 'app/added', appName, location } as const
  const before = closed.find(({ window }) => window.id === id)?.window
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
  { id, appName }: Pick<Visit, 'id' | 'appName'>,
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
